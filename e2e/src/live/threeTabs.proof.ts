import type { BrowserContext, Page } from '@playwright/test';
import { chooseFromMenu, expect, fillSignIn, signIn, test } from './fixtures.ts';

/** Each page shows the text once it has all its answers: until then, a request of its own could end the session. */
const pages = [
  ['accounts?view=all', 'Accounts', 'Auto Loan'],
  ['alerts', 'Alerts', 'Sign-in from a new device'],
  ['bills', 'Bills & Payments', /left in Primary Checking/],
] as const;

async function openTabs(page: Page, context: BrowserContext): Promise<Page[]> {
  const [[first], ...others] = pages;
  await signIn(page, first);
  const tabs = [page];
  for (const [path] of others) {
    const tab = await context.newPage();
    await tab.goto(path);
    tabs.push(tab);
  }
  await expectPages(tabs);
  return tabs;
}

async function expectPages(tabs: Page[]): Promise<void> {
  for (const [index, [path, name, text]] of pages.entries()) {
    const tab = tabs[index];
    if (!tab) throw new Error(`There is no tab for ${path}.`);
    await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(tab.getByText(text).filter({ visible: true }).first()).toBeVisible();
    expect(tab.url()).toMatch(new RegExp(`/banking/${path.replace('?', '\\?')}$`));
  }
}

async function expectSignIn(tabs: Page[]): Promise<void> {
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
}

test('three tabs go to the sign-in together: each is back on its own page after a session that ended, and starts on the dashboard after a logout', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(/401/);
  const tabs = await openTabs(page, context);

  await context.clearCookies({ name: /bank_(access|refresh)/ });
  await chooseFromMenu(page, 'My Profile');
  await expectSignIn(tabs);
  await expect(page.getByText('Your session has ended. Sign in to pick up where you left off.')).toBeVisible();
  await fillSignIn(page, 'demo');
  await expectPages(tabs);

  await chooseFromMenu(page, 'Logout');
  await expectSignIn(tabs);
  await fillSignIn(page, 'demo');
  for (const tab of tabs) await expect(tab.getByText('Net Worth')).toBeVisible();
});

test('is still signed in, and sees the accounts, after the bank has been killed and started again', async ({
  page,
  live,
  expectProblems,
}) => {
  // Requests in flight break, and later ones are refused.
  expectProblems(/net::ERR_(CONNECTION|EMPTY_RESPONSE|INCOMPLETE|CONTENT_LENGTH)|Failed to fetch profile|503/);
  await signIn(page);
  await expect(page.getByText('Net Worth')).toBeVisible();
  await page.getByRole('link', { name: 'View all accounts' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(4);

  await live.kill();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('You’re still signed in, and what you see may be out of date.')).toBeVisible();
  await live.restart();

  await expect(page.getByText('haven’t been able to reach the bank')).toHaveCount(0);
  await page.goto('accounts');
  await expect(page.getByRole('rowheader')).toHaveCount(4);
});
