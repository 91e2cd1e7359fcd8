import { chromiumFlags } from '@bank/platform/src/testkit/chromiumFlags.ts';
import { releaseBuild } from '../bank/releases.ts';
import { type Bank, startBank } from '../bank/startBank.ts';
import { SLOTS, writeExtensions } from '../bank/writeExtensions.ts';
import { test as base, expect } from '../fixtures.ts';
import { countTimers, expectNoGrowth, type Footprint, footprint } from './footprint.ts';
import { navigateThrough, type Stop } from './navigateThrough.ts';

const [NAVIGATIONS, WARM_UP] = [500, 40];

const dashboard = {
  path: 'dashboard',
  shows: 'main:has(.recharts-pie path):has([data-works="openCustomize"]):not(:has([aria-busy="true"]))',
};
const accounts = {
  path: 'accounts',
  shows: 'table tbody td',
  opens: { by: 'table button[aria-label^="Actions for"]', shows: '[role="menu"] [data-works="account,showDetails"]' },
};
const settings = { path: 'settings', shows: 'main [data-works=""]' };
const register = { path: 'auth/register', shows: 'main form, form' };
const budget = {
  path: 'budget',
  shows:
    'body:has(main#content input[type="checkbox"]):has(header [data-works="isMobile"]):has(nav [data-works="isRail"])',
};

/** Optimized code counts as heap; without compilers the measurement is stable. */
const engineFlags = '--js-flags=--no-opt --no-maglev --no-sparkplug';

const test = base.extend<object, { bank: Bank }>({
  // Every slot is filled.
  bank: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const bank = await startBank();
      const extensions = SLOTS.map((place) => ({ ...place, expose: 'Works' as const, order: 1, height: 40 }));
      await releaseBuild(bank, await writeExtensions(extensions));
      await use(bank);
      await bank.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({
  signedIn: true,
  launchOptions: { executablePath: process.env.HEADLESS_SHELL_PATH, args: [...chromiumFlags, engineFlags] },
});
test.setTimeout(300_000);
/** Once it is there, the page listens for vitals: it loads as the page idles, after all else. */
let reporting: Promise<unknown>;
test.beforeEach(async ({ page }) => {
  await countTimers(page);
  reporting = page.waitForResponse(/watchVitals/, { timeout: 60_000 });
  await page.goto('budget');
  await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
});

test(`${NAVIGATIONS} navigations through all remotes and slots leave nothing behind`, async ({ page }) => {
  const route = [dashboard, accounts, settings, register, budget];
  await navigateThrough(page, route, WARM_UP);
  await reporting;
  await navigateThrough(page, route, route.length);
  const before = await footprint(page);
  await navigateThrough(page, route, NAVIGATIONS);
  const after = await expectNoGrowth(page, before, NAVIGATIONS / route.length);
  print(`${NAVIGATIONS} navigations`, before, after);
});

/** They tell which remote it is that leaves something behind. */
const remotes: [name: string, stop: Stop][] = [
  ['mfe-dashboard', dashboard],
  ['mfe-accounts', accounts],
  ['mfe-auth', register],
];
for (const [name, stop] of remotes) {
  test(`${name} takes everything along when its page is left`, async ({ page }) => {
    const route = [stop, budget];
    await navigateThrough(page, route, WARM_UP);
    await reporting;
    await navigateThrough(page, route, route.length);
    const before = await footprint(page);
    await navigateThrough(page, route, WARM_UP);
    const after = await expectNoGrowth(page, before, WARM_UP / route.length);
    print(name, before, after);
  });
}

function print(what: string, before: Footprint, after: Footprint): void {
  const facts = (['heap', 'nodes', 'detached', 'listeners', 'timers'] as const).map(
    (key) => `${key} ${before[key]} -> ${after[key]}`,
  );
  const growth = ((after.heap / before.heap - 1) * 100).toFixed(2);
  console.log(`${what}: ${facts.join(', ')} (heap ${growth} %)`);
}
