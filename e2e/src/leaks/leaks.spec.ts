import { chromiumFlags } from '../chromiumFlags.ts';
import { expect, test } from '../fixtures.ts';
import { countTimers, expectNoGrowth, type Footprint, footprint } from './footprint.ts';
import { navigateThrough, type Stop } from './navigateThrough.ts';

/** Reduced in `npm test`. */
const [NAVIGATIONS, WARM_UP] = process.env.BANK_FULL_SUITE === 'yes' ? [500, 40] : [60, 20];
/** Of the heap after garbage collection. */
const TOLERANCE = 0.05;

const dashboard = { path: 'dashboard', shows: 'main:has(.recharts-pie path):not(:has([aria-busy="true"]))' };
const accounts = { path: 'accounts', shows: 'table tbody td' };
const register = { path: 'auth/register', shows: 'main form, form' };
const budget = { path: 'budget', shows: 'main#content img' };

/** Optimized code counts as heap; without compilers the measurement is stable. */
const engineFlags = '--js-flags=--no-opt --no-maglev --no-sparkplug';

test.use({
  signedIn: true,
  launchOptions: { executablePath: process.env.HEADLESS_SHELL_PATH, args: [...chromiumFlags, engineFlags] },
});
test.setTimeout(300_000);
test.beforeEach(async ({ page }) => {
  await countTimers(page);
  await page.goto('budget');
  await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
});

test(`${NAVIGATIONS} navigations through all remotes leave nothing behind`, async ({ page }) => {
  const route = [dashboard, accounts, register, budget];
  await navigateThrough(page, route, WARM_UP);
  const before = await footprint(page);
  await navigateThrough(page, route, NAVIGATIONS);
  const after = await expectNoGrowth(page, before, TOLERANCE);
  print(`${NAVIGATIONS} navigations`, before, after);
});

const remotes: [name: string, stop: Stop][] = [
  ['mfe-dashboard', dashboard],
  ['mfe-accounts', accounts],
  ['mfe-auth', register],
];
for (const [name, stop] of remotes) {
  test(`${name} takes everything along when its page is left`, async ({ page }) => {
    await navigateThrough(page, [stop, budget], WARM_UP);
    const before = await footprint(page);
    await navigateThrough(page, [stop, budget], WARM_UP);
    const after = await expectNoGrowth(page, before, TOLERANCE);
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
