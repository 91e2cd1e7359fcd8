import { chooseFromMenu, expect, fillSignIn, signIn, test } from './fixtures.ts';
import { startLiveBank } from './startLiveBank.ts';

test('three tabs are signed out and in again together, each back where it was', async ({ page, context }) => {
  await signIn(page, 'dashboard');
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const [index, path] of ['dashboard', 'accounts', 'budget'].entries()) await tabs[index]?.goto(path);
  for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Your account' })).toBeVisible();

  await chooseFromMenu(page, 'Logout');
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await fillSignIn(page, 'demo');

  for (const tab of tabs) await expect(tab.getByText('Net Worth')).toBeVisible();
});

test('goes on where it was after the bank has been killed and started again', async ({ page, expectProblems }) => {
  test.setTimeout(180_000);
  expectProblems(/ERR_CONNECTION_REFUSED|Failed to fetch profile|503/);
  const live = await startLiveBank();
  await page.goto(`${live.url}accounts`);
  await fillSignIn(page, 'demo');
  await expect(page.getByRole('rowheader')).toHaveCount(4);

  await live.kill();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('You are still signed in, and nothing is lost.')).toBeVisible();
  await live.restart();

  await expect(page.getByText('We cannot reach the bank right now.')).toHaveCount(0, { timeout: 30_000 });
  await page.goto(`${live.url}accounts`);
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  await live.stop();
});
