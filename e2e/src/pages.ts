export interface MainPage {
  path: string;
  /** Its own name: the page's `h1` and the document's title. */
  title: string;
  /** What the header names, where that is another page. */
  header?: string;
  actions: string[];
}

const any = { header: 'Dashboard', actions: ['Customize', 'New Transfer'] };

/** Every page behind the sign-in. */
export const mainPages: MainPage[] = [
  { path: 'dashboard', title: 'Dashboard', actions: ['New'] },
  { path: 'dashboard-2', title: 'Dashboard', actions: any.actions },
  { path: 'accounts', title: 'Accounts', actions: ['Filter', 'Export', 'Add Account'] },
  { path: 'accounts/checking', title: 'Checking', ...any },
  { path: 'accounts/savings', title: 'Savings', ...any },
  { path: 'accounts/credit', title: 'Credit Cards', ...any },
  { path: 'transfers', title: 'Transfers', actions: ['Import', 'New Transfer'] },
  { path: 'transfers/internal', title: 'Internal Transfer', ...any },
  { path: 'transfers/external', title: 'External Transfer', ...any },
  { path: 'transfers/wire', title: 'Wire Transfer', ...any },
  { path: 'cards', title: 'Cards', actions: ['Manage', 'Apply for Card'] },
  { path: 'bills', title: 'Bills & Payments', ...any },
  { path: 'budget', title: 'Budget', actions: ['Reports', 'New Budget'] },
  { path: 'analytics', title: 'Analytics', ...any },
  { path: 'alerts', title: 'Alerts', ...any },
  { path: 'settings', title: 'Settings', ...any },
];

/** The thirteen that no remote has taken yet. */
export const placeholders = mainPages.filter(({ path }) => !/^(dashboard.*|accounts)$/.test(path));

export const publicPages = [
  'auth/login',
  'auth/register',
  'auth/forgot-password',
  'auth/reset-password',
  'error',
  'error/500',
];
