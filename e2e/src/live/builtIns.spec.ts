import { buildRemote } from '../bank/buildRemote.ts';
import { releaseBuild } from '../bank/releases.ts';
import { goWithin } from '../goWithin.ts';
import type { Beacons } from '../watchBeacons.ts';
import { expect, openProfile, signIn, test } from './countingBank.ts';

const careless = `globalThis.fetch = () => { throw new Error('no fetch'); };
Array.prototype.at = () => { throw new Error('no at'); };`;

/** Goes on when the page refuses, and tries every way to replace something. */
const stubborn = `const fail = () => { throw new Error('replaced'); };
const names = { at: Array.prototype, then: Promise.prototype, timeout: AbortSignal, parse: JSON, digest: SubtleCrypto.prototype,
  getItem: Storage.prototype, appendChild: Node.prototype, pushState: history, sendBeacon: navigator, fetch: globalThis,
  setTimeout: globalThis, addEventListener: globalThis, URL: globalThis, AbortController: globalThis };
for (const [name, holder] of Object.entries(names)) {
  try { holder[name] = fail; } catch {}
  if (Object.hasOwn(holder, name)) try { Object.defineProperty(holder, name, { value: fail }); } catch {}
}`;

test('a remote that replaces built-ins of the page fails itself: the others load, and sign-in, session, reports and navigation go on', async ({
  page,
  api,
  launchBank,
  expectProblems,
  beacons,
}) => {
  expectProblems(/401/, /Cannot assign to read only property 'fetch'/);
  const bank = await launchBank({
    config: { dataMode: 'live', apiBase: api.url },
    without: ['mfe-bills', 'mfe-alerts'],
  });
  const allowance = {
    name: 'allowance',
    path: '/allowance',
    title: 'Allowance',
    heading: 'Plan your month',
    code: careless,
  };
  const bills = { name: 'bills', path: '/bills', title: 'Bills & Payments', heading: 'Pay it', code: stubborn };
  for (const source of [allowance, bills]) await releaseBuild(bank, await buildRemote(source));
  await signIn(page, bank, 'allowance');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Error' })).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'Bills & Payments' }).click();
  await expect(main.getByRole('heading', { name: 'Pay it' })).toBeVisible();

  api.expireAccess();
  await goWithin(page, 'accounts');
  await expect(main.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await expect.poll(() => api.count(/POST \/auth\/refresh 200/)).toBe(1);
  await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
  await expect(main.getByRole('region', { name: 'Total Balance' })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await openProfile(page);
  await expect(page.getByRole('heading', { name: 'Amelia Hart' })).toBeVisible();

  await beacons.flush();
  const pages = ['/auth/* ok', '/allowance failed', '/bills ok', '/accounts ok', '/dashboard ok', '/accounts ok'];
  await expect.poll(() => visitedPages(beacons)).toEqual(pages);
});

function visitedPages({ events }: Beacons): string[] {
  return events.flatMap((event) => {
    if (event.type !== 'visit' || !event.part.startsWith('/')) return [];
    return `${event.part} ${event.outcome === 'slow' ? 'ok' : event.outcome}`;
  });
}
