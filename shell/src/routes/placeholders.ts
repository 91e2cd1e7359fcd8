import { paths } from '@bank/shared/paths';

export interface Placeholder {
  path: string;
  title: string;
  promise: string;
  meanwhile?: { label: string; to: string };
}

const accounts = { label: 'See all accounts', to: paths.accounts };

export const placeholders: Placeholder[] = [
  { path: paths.dashboard, title: 'Dashboard', promise: 'Your balances, transactions and offers at a glance.' },
  { path: paths.dashboard2, title: 'Dashboard', promise: 'Your balances, transactions and offers at a glance.' },
  { path: paths.accounts, title: 'Accounts', promise: 'All your accounts with their balances and details.' },
  {
    path: paths.checking,
    title: 'Checking',
    promise: 'Statements, standing orders and every movement of your checking account.',
    meanwhile: accounts,
  },
  {
    path: paths.savings,
    title: 'Savings',
    promise: 'Goals, interest earned and new savings accounts in two steps.',
    meanwhile: accounts,
  },
  {
    path: paths.credit,
    title: 'Credit Cards',
    promise: 'Statements, limits and new credit cards, with the decision while you wait.',
    meanwhile: accounts,
  },
  { path: paths.transfers, title: 'Transfers', promise: 'Send money to anyone, now or on a day you choose.' },
  {
    path: paths.internalTransfer,
    title: 'Internal Transfer',
    promise: 'Move money between your own accounts at once.',
  },
  { path: paths.externalTransfer, title: 'External Transfer', promise: 'Pay people and companies at other banks.' },
  {
    path: paths.wireTransfer,
    title: 'Wire Transfer',
    promise: 'Send money abroad, with fees and exchange rate up front.',
  },
  { path: paths.cards, title: 'Cards', promise: 'Freeze, unfreeze and set limits for every card you carry.' },
  { path: paths.bills, title: 'Bills & Payments', promise: 'Pay bills, schedule them, and see what is due next.' },
  { path: paths.budget, title: 'Budget', promise: 'Plan the month by category and see what is left.' },
  { path: paths.analytics, title: 'Analytics', promise: 'Where the money went, month by month.' },
  { path: paths.alerts, title: 'Alerts', promise: 'Choose what we tell you about, and how.' },
  { path: paths.settings, title: 'Settings', promise: 'Your details, devices and the way you sign in.' },
];
