import { expect, type Locator, type Page } from '@playwright/test';

export type RemoteName = 'auth' | 'dashboard' | 'accounts';

export interface RemotePage {
  name: RemoteName;
  path: string;
  /** The page in its place, which says that it has failed, has the same title. */
  title: string;
  shown: (page: Page) => Locator;
  from: 'dashboard' | 'accounts';
  open: (page: Page) => Promise<void>;
}

export const remotePages: RemotePage[] = [
  {
    name: 'auth',
    path: 'auth/login',
    title: 'Sign in',
    shown: (page) => page.getByRole('heading', { name: 'Welcome Back' }),
    from: 'dashboard',
    open: signOut,
  },
  {
    name: 'dashboard',
    path: 'dashboard',
    title: 'Dashboard',
    shown: (page) => page.getByText('Net Worth'),
    from: 'accounts',
    open: (page) => sidebar(page).getByRole('link', { name: 'Dashboard', exact: true }).click(),
  },
  {
    name: 'accounts',
    path: 'accounts',
    title: 'Accounts',
    shown: (page) => page.getByRole('heading', { name: 'Account Overview' }),
    from: 'dashboard',
    open: (page) => page.getByRole('link', { name: 'View all accounts' }).click(),
  },
];

export function pageOf(name: RemoteName): RemotePage {
  const found = remotePages.find((remote) => remote.name === name);
  if (!found) throw new Error(`There is no remote "${name}".`);
  return found;
}

/** The walk starts and ends signed in. */
export async function walkTheRest(page: Page, broken: RemoteName): Promise<void> {
  await sidebar(page).getByRole('link', { name: 'Budget' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
  for (const name of ['dashboard', 'accounts'] as const) if (broken !== name) await visit(page, name);
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html[data-theme="dark"]')).toBeAttached();
  if (broken !== 'auth') await signOutAndIn(page);
}

export async function visit(page: Page, name: 'dashboard' | 'accounts'): Promise<void> {
  await openFromSidebar(page, name);
  await expect(pageOf(name).shown(page)).toBeVisible();
}

export async function openFromSidebar(page: Page, name: 'dashboard' | 'accounts'): Promise<void> {
  if (name === 'dashboard') await sidebar(page).getByRole('link', { name: 'Dashboard', exact: true }).click();
  else {
    await sidebar(page).getByRole('button', { name: 'Accounts', exact: true }).click();
    await sidebar(page).getByRole('link', { name: 'All Accounts' }).click();
  }
}

async function signOutAndIn(page: Page): Promise<void> {
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signIn(page);
}

/** Signs in once per tab only, because signing out must last. */
export async function startSignedIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('journey:began')) return;
    sessionStorage.setItem('journey:began', 'yes');
    localStorage.setItem('bank:session', 'signed-in');
  });
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

function sidebar(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Sidebar' });
}
