import type { PageEvent } from '@bank/gateway/events/event.ts';
import type { Page } from '@playwright/test';
import { alterBuild } from '../bank/alterBuild.ts';
import { buildRemote } from '../bank/buildRemote.ts';
import { releaseBuild } from '../bank/releases.ts';
import type { Bank } from '../bank/startBank.ts';
import { damages } from '../faults/damages.ts';
import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';
import type { Beacons } from '../watchBeacons.ts';

test('the last good version stands in for one that throws when it is first shown, and the gateway hears of it', async ({
  page,
  launchBank,
  expectProblems,
  beacons,
}) => {
  expectProblems(/bad render/, /mfe-accounts .* failed; .* stands in/);
  const bank = await launchBank();
  const good = await versionOf(bank, 'mfe-accounts');
  const build = await alterBuild('mfe-accounts', damages['throws at render'] ?? String);
  await releaseBuild(bank, build);
  const bad = await versionOf(bank, 'mfe-accounts');
  expect(bad).not.toBe(good);
  await openSignedIn(page, bank, 'accounts');

  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  const facts = { remote: 'mfe-accounts', version: bad };
  const visit = { ...facts, type: 'visit', part: '/accounts', outcome: 'fallback', phase: 'render' };
  await told(beacons, visit);
  const stack = expect.arrayContaining([expect.stringMatching(/^AccountsPage\.\w+\.js:\d+:\d+$/)]);
  await told(beacons, { ...facts, type: 'error', kind: 'render', message: 'bad render', page: '/accounts', stack });
  await expect.poll(() => healthOf(bank, 'mfe-accounts')).toMatchObject({ loads: 1, failures: 0, fallbacks: 1 });
});

/** Throws on each letter, as code would that names what it does not understand. */
const CARELESS = `addEventListener('input', ({ target }) => {
  throw new RangeError('Nobody has ' + target.value + ' "Amelia Hart" amelia@bank.example /accounts/4711 5,000.20');
});`;

test('what a customer types is in no message of an error, whichever code names it', async ({
  page,
  launchBank,
  expectProblems,
  beacons,
}) => {
  expectProblems(/Nobody has/);
  const bank = await launchBank();
  const facts = { name: 'allowance', path: '/allowance', title: 'Allowance', heading: 'This month', code: CARELESS };
  const build = await buildRemote(facts);
  await releaseBuild(bank, build);
  await openSignedIn(page, bank, 'allowance');
  await expect(page.getByRole('heading', { name: 'This month' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Zoë Ferraz 1234.56');

  await told(beacons, {
    type: 'error',
    remote: 'mfe-allowance',
    kind: 'uncaught',
    name: 'RangeError',
    page: '/allowance',
    message: 'Nobody has <text> <text> <email> <address> <number>',
  });
});

/** Shows a payee, and throws its name as nobody would quote it. */
const NAMING = `document.body.appendChild(document.createElement('bdi')).textContent = 'Zoë Ferraz';
setTimeout(() => {
  throw new RangeError('Nobody pays Zoë, of the house of Ferraz');
});`;

test('a name on screen is in no message of an error, whichever code puts it there', async ({
  page,
  launchBank,
  expectProblems,
  beacons,
}) => {
  expectProblems(/Nobody pays/);
  const bank = await launchBank();
  const facts = { name: 'allowance', path: '/allowance', title: 'Allowance', heading: 'This month', code: NAMING };
  await releaseBuild(bank, await buildRemote(facts));
  await openSignedIn(page, bank, 'allowance');

  await expect(page.getByText('Zoë Ferraz')).toBeVisible();

  await told(beacons, {
    type: 'error',
    remote: 'mfe-allowance',
    kind: 'uncaught',
    name: 'RangeError',
    page: '/allowance',
    message: 'Nobody pays <text>, of the house of <text>',
  });
});

test('a document tells that its shell was drawn, or that it failed as a whole', async ({
  page,
  launchBank,
  expectProblems,
  beacons,
}) => {
  expectProblems(/The bank cannot start/, /no element #root/);
  const bank = await launchBank();
  const { shell } = (await (await fetch(`${bank.url}health`)).json()) as { shell: { version: string } };
  const document = { type: 'visit', remote: 'shell', version: shell.version, part: 'document' };
  await openSignedIn(page, bank, 'dashboard');
  await told(beacons, { ...document, outcome: 'ok', phase: 'render', isFirst: true });

  await page.route(`${bank.url}accounts`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', '') });
  });
  await page.goto(`${bank.url}accounts`, { waitUntil: 'commit' });

  await told(beacons, { ...document, outcome: 'failed', phase: 'evaluation' });
});

test('pages tell how they felt, each change of the page for itself', async ({ page, launchBank, beacons }) => {
  const bank = await launchBank();
  await openSignedIn(page, bank, 'dashboard');
  await expect(page.getByText('Net Worth')).toBeVisible();
  const dashboard = { type: 'vital', page: '/dashboard', remote: 'mfe-dashboard' };
  await told(beacons, { ...dashboard, name: 'TTFB', version: await versionOf(bank, 'mfe-dashboard') });

  await page.getByRole('link', { name: 'View all accounts' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();

  await told(beacons, { type: 'vital', page: '/accounts', remote: 'mfe-accounts', name: 'route' });
  await hide(page);
  for (const name of ['LCP', 'CLS']) await told(beacons, { ...dashboard, name });
});

test('a page that does not load names the trace of its requests, for the bank’s people', async ({
  page,
  launchBank,
  expectProblems,
}) => {
  expectProblems(/response 503: .*mfe-accounts/, /mfe-accounts .* failed/);
  const bank = await launchBank();
  const traces: string[] = [];
  page.on('request', (request) => {
    const { traceparent } = request.headers();
    if (traceparent) traces.push(traceparent);
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(/\/artifacts\/mfe-accounts\//, (route) => route.fulfill({ status: 503 }));
  await openSignedIn(page, bank, 'dashboard');
  await expect(page.getByText('Net Worth')).toBeVisible();
  await goWithin(page, 'accounts');

  const main = page.getByRole('main');
  await expect(main.getByText(/^Reference [0-9a-f]{16}/)).toBeVisible();
  await main.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(main.getByRole('button', { name: 'Copied' })).toBeFocused();

  const reference = await page.evaluate(() => navigator.clipboard.readText());
  expect(traces.at(-1)).toMatch(new RegExp(`^00-${reference}[0-9a-f]{16}-[0-9a-f]{16}-01$`));
});

async function openSignedIn(page: Page, bank: Bank, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  await page.goto(bank.url + path);
}

/** Waits until the code that tells of it has been loaded, too. */
async function told({ events, flush }: Beacons, event: Record<string, unknown>): Promise<void> {
  await expect
    .poll(async (): Promise<readonly PageEvent[]> => {
      await flush();
      return events;
    })
    .toContainEqual(expect.objectContaining(event));
}

/** Hides the page, as when its customer looks at another tab. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

async function healthOf(bank: Bank, remote: string): Promise<Record<string, unknown>> {
  const { remotes } = (await (await fetch(`${bank.url}health`)).json()) as { remotes: { name: string }[] };
  return { ...remotes.find(({ name }) => name === remote) };
}

async function versionOf(bank: Bank, remote: string): Promise<string> {
  return String((await healthOf(bank, remote)).version);
}
