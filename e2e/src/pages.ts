import { expect, type Page } from '@playwright/test';

export interface MainPage {
  path: string;
  /** Its own name: the page's `h1` and the document's title. */
  title: string;
  /** When it differs from the title. */
  header?: string;
  actions: string[];
}

const common = { header: 'Dashboard', actions: ['Customize', 'New Transfer'] };

export const mainPages: MainPage[] = [
  { path: 'dashboard', title: 'Dashboard', actions: ['New'] },
  { path: 'dashboard-2', title: 'Dashboard', actions: common.actions },
  { path: 'accounts', title: 'Accounts', actions: ['Filter', 'Export', 'Add Account'] },
  { path: 'accounts/checking', title: 'Checking', ...common },
  { path: 'accounts/savings', title: 'Savings', ...common },
  { path: 'accounts/credit', title: 'Credit Cards', ...common },
  { path: 'transfers', title: 'Transfers', actions: ['Import', 'New Transfer'] },
  { path: 'transfers/internal', title: 'Internal Transfer', ...common },
  { path: 'transfers/external', title: 'External Transfer', ...common },
  { path: 'transfers/wire', title: 'Wire Transfer', ...common },
  { path: 'cards', title: 'Cards', actions: ['Manage', 'Apply for Card'] },
  { path: 'bills', title: 'Bills & Payments', actions: ['New Transfer', 'Pay Bill'] },
  { path: 'budget', title: 'Budget', actions: ['Reports', 'New Budget'] },
  { path: 'analytics', title: 'Analytics', actions: ['New Transfer'] },
  { path: 'alerts', title: 'Alerts', ...common },
  { path: 'settings', title: 'Settings', ...common },
];

export const publicPages = [
  { path: 'auth/login', title: 'Welcome Back' },
  { path: 'auth/register', title: 'Register Now' },
  { path: 'auth/forgot-password', title: 'Forgot Password?' },
  { path: 'auth/reset-password', title: 'Reset Password' },
  { path: 'error', title: 'Error' },
  { path: 'error/500', title: 'Error' },
];

/** Its name stands once as its heading, in the tab and in the header. */
export async function expectNamed(page: Page, { path, title, header }: MainPage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
  await expect(page, path).toHaveTitle(`${title} · International Bank`);
  await expect(page.getByRole('banner'), path).toContainText(header ?? title);
}
