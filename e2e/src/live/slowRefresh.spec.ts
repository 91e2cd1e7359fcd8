import type { BrowserContext, Page } from '@playwright/test';
import { type BadNetwork, startBadNetwork } from './badNetwork.ts';
import { test as base, chooseFromMenu, expect, signIn } from './fixtures.ts';

const test = base.extend<{ network: BadNetwork }>({
  network: async ({ live }, use) => {
    const network = await startBadNetwork(live);
    await use(network);
    await network.close();
  },
});

/** Forces the next call to refresh; the browser keeps an expired token as long as the session. */
async function expireAccess(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  const access = cookies.filter(({ name }) => name === '__Host-bank_access');
  await context.addCookies(access.map((cookie) => ({ ...cookie, value: 'expired' })));
}

const profile = (tab: Page) => tab.getByRole('heading', { name: 'Amelia Hart' });

test('two tabs stay signed in when the answer to the first refresh takes twelve seconds', async ({
  page,
  context,
  network,
  expectProblems,
}) => {
  test.setTimeout(120_000);
  expectProblems(/401/);
  await signIn(page, `${network.url}budget`);
  const other = await context.newPage();
  await other.goto(`${network.url}budget`);
  await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expireAccess(context);
  network.delayNextRefresh(12_000);

  for (const tab of [page, other]) await chooseFromMenu(tab, 'My Profile');

  for (const tab of [page, other]) await expect(profile(tab)).toBeVisible({ timeout: 40_000 });
  expect(new Set(network.refreshes)).toEqual(new Set([200]));
});

test('a customer whose refresh is never answered stays signed in, and the next one succeeds', async ({
  page,
  context,
  network,
  expectProblems,
}) => {
  test.setTimeout(120_000);
  expectProblems(/401/);
  await signIn(page, `${network.url}budget`);
  await expireAccess(context);
  network.delayNextRefresh(Number.POSITIVE_INFINITY);

  await chooseFromMenu(page, 'My Profile');

  await expect(profile(page)).toBeVisible({ timeout: 40_000 });
  expect(network.refreshes).toEqual([200, 200]);
});
