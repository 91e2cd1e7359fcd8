import type { BrowserContext, Page } from '@playwright/test';
import { type BadNetwork, startBadNetwork } from './badNetwork.ts';
import { test as base, chooseFromMenu, expect, signIn } from './fixtures.ts';

const test = base.extend<{ network: BadNetwork }>({
  network: async ({ live, context }, use) => {
    const network = await startBadNetwork(live);
    await use(network);
    // Pages that close send their last telemetry.
    await context.close();
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

test('tabs stay signed in when a refresh is never answered, and when the answer takes twelve seconds', async ({
  page,
  context,
  network,
  expectProblems,
}) => {
  expectProblems(/401/);
  await signIn(page, `${network.url}bills`);

  await test.step('never: the next one succeeds', async () => {
    await expireAccess(context);
    network.delayNextRefresh(Number.POSITIVE_INFINITY);
    await chooseFromMenu(page, 'My Profile');
    await expect(profile(page)).toBeVisible({ timeout: 40_000 });
    expect(network.refreshes).toEqual([200, 200]);
  });

  await test.step('after twelve seconds, in two tabs', async () => {
    const before = network.refreshes.length;
    // Forgets the profile.
    await page.reload();
    const tabs = [page, await context.newPage()];
    await tabs[1]?.goto(`${network.url}bills`);
    for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Your account' })).toBeVisible();
    await expireAccess(context);
    network.delayNextRefresh(12_000);
    for (const tab of tabs) await chooseFromMenu(tab, 'My Profile');
    for (const tab of tabs) await expect(profile(tab)).toBeVisible({ timeout: 40_000 });
    expect(new Set(network.refreshes.slice(before))).toEqual(new Set([200]));
  });
});
