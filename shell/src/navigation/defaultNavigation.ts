import type { NavigationEntry } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';

/** Every page of the bank, whether a remote or a placeholder shows it. Remotes add to it. */
export const defaultNavigation: NavigationEntry[] = [
  { group: 'Main', label: 'Dashboard', to: paths.dashboard, icon: 'dashboard' },
  {
    group: 'Main',
    label: 'Accounts',
    to: paths.accounts,
    icon: 'accounts',
    children: [
      { label: 'Checking', to: paths.checking },
      { label: 'Savings', to: paths.savings },
      { label: 'Credit Cards', to: paths.credit },
    ],
  },
  {
    group: 'Main',
    label: 'Transfers',
    to: paths.transfers,
    icon: 'transfers',
    children: [
      { label: 'Internal Transfer', to: paths.internalTransfer },
      { label: 'External Transfer', to: paths.externalTransfer },
      { label: 'Wire Transfer', to: paths.wireTransfer },
    ],
  },
  { group: 'Main', label: 'Cards', to: paths.cards, icon: 'cards' },
  { group: 'Main', label: 'Bills & Payments', to: paths.bills, icon: 'bills' },
  { group: 'Main', label: 'Budget', to: paths.budget, icon: 'budget' },
  { group: 'Insights', label: 'Analytics', to: paths.analytics, icon: 'analytics' },
  { group: 'Insights', label: 'Alerts', to: paths.alerts, icon: 'alerts' },
  { group: 'Insights', label: 'Settings', to: paths.settings, icon: 'settings' },
];
