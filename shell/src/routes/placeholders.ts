import { paths } from '@bank/shared/paths';
import type { text } from '../messages';

type TextKey = Parameters<typeof text>[0];

export interface Placeholder {
  path: string;
  title: string;
  /** Keys of the texts. */
  promise: TextKey;
  meanwhile?: { label: TextKey; to: string };
}

const accounts = { label: 'placeholder.seeAccounts', to: paths.accounts } as const;

export const placeholders: Placeholder[] = [
  { path: paths.dashboard, title: 'Dashboard', promise: 'placeholder.dashboard' },
  { path: paths.dashboard2, title: 'Dashboard', promise: 'placeholder.dashboard' },
  { path: paths.accounts, title: 'Accounts', promise: 'placeholder.accounts' },
  {
    path: paths.checking,
    title: 'Checking',
    promise: 'placeholder.checking',
    meanwhile: accounts,
  },
  {
    path: paths.savings,
    title: 'Savings',
    promise: 'placeholder.savings',
    meanwhile: accounts,
  },
  {
    path: paths.credit,
    title: 'Credit Cards',
    promise: 'placeholder.credit',
    meanwhile: accounts,
  },
  { path: paths.transfers, title: 'Transfers', promise: 'placeholder.transfers' },
  {
    path: paths.internalTransfer,
    title: 'Internal Transfer',
    promise: 'placeholder.internal',
  },
  { path: paths.externalTransfer, title: 'External Transfer', promise: 'placeholder.external' },
  {
    path: paths.wireTransfer,
    title: 'Wire Transfer',
    promise: 'placeholder.wire',
  },
  { path: paths.cards, title: 'Cards', promise: 'placeholder.cards' },
  { path: paths.bills, title: 'Bills & Payments', promise: 'placeholder.bills' },
  { path: paths.budget, title: 'Budget', promise: 'placeholder.budget' },
  { path: paths.analytics, title: 'Analytics', promise: 'placeholder.analytics' },
  { path: paths.alerts, title: 'Alerts', promise: 'placeholder.alerts' },
  { path: paths.settings, title: 'Settings', promise: 'placeholder.settings' },
];
