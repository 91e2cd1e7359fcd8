import { createServer } from 'node:http';
import { command } from '../bank/command.ts';
import { freePort } from '../bank/freePort.ts';
import { changeAndWait } from '../bank/passFiveMinutes.ts';
import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';

test.describe('where the configuration does not say otherwise', () => {
  test.use({ signedIn: true });

  test('the platform page is an unknown address', async ({ page }) => {
    await page.goto('platform');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page).toHaveURL(/\/banking\/dashboard$/);
  });
});

test('a remote out of service says so, and takes nothing else with it; the platform page says what this page runs, from where, and how it loaded', async ({
  page,
  launchBank,
}) => {
  const bank = await launchBank({ config: { platformPage: true }, without: ['mfe-bills'] });
  await changeAndWait(page, bank, () => command(bank, 'disable', 'cards', '--message', 'Back at six.'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await test.step('out of service', async () => {
    await page.context().addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
    await page.goto(`${bank.url}cards`);
    await expect(page.getByRole('note')).toHaveText('Back at six.');
    await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByText('Net Worth')).toBeVisible();
    expect(asked.filter((url) => url.includes('/artifacts/mfe-cards/'))).toEqual([]);
  });
  await goWithin(page, 'platform');
  await expect(page.getByRole('heading', { level: 1, name: 'Platform' })).toBeVisible();

  const remotes = page.getByRole('table', { name: 'Remotes, as this page has them' });
  await expect(remotes.getByRole('row', { name: /^mfe-dashboard .*active \d+ ms \d+ 0$/ })).toBeVisible();
  await expect(remotes.getByRole('row', { name: /^mfe-accounts .*active not shown 0 0$/ })).toBeVisible();
  await expect(remotes.getByRole('row', { name: /^mfe-cards .*disabled/ })).toBeVisible();
  const pages = page.getByRole('table', { name: 'Where each page comes from' });
  await expect(pages.getByRole('row', { name: '/accounts Accounts mfe-accounts' })).toBeVisible();
  await expect(pages.getByRole('row', { name: '/bills Bills & Payments placeholder' })).toBeVisible();
  const shared = page.getByRole('table', { name: 'Shared modules' });
  await expect(shared.getByRole('row', { name: /^react 19\.\S+ shell$/ })).toBeVisible();
  const served = page.getByRole('table', { name: 'Packages, as the gateway serves them' });
  await expect(served.getByRole('row', { name: /^mfe-cards .*Back at six\./ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Platform' })).toHaveCount(0);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Copied');
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.remotes).toContainEqual(expect.objectContaining({ name: 'mfe-cards', state: 'disabled' }));
  expect(copied.gateway.status).toBe('ok');

  await test.step('fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(served).toBeVisible();
    // The sidebar takes another form a moment after the screen.
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBe(0);
  });
});

test('a part of the shell that does not arrive leaves the rest alone, and comes at Try again', async ({
  page,
  launchBank,
  expectProblems,
}) => {
  expectProblems(/response 503: .*\/artifacts\/shell\//, /ChunkLoadError/, /A part of the shell failed/);
  const bank = await launchBank({ config: { platformPage: true } });
  await page.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  const inDocument = /\/artifacts\/shell\/(main|react|frame|query)\./;
  await page.route(/\/artifacts\/shell\/.*\.js/, (route) =>
    inDocument.test(route.request().url()) ? route.continue() : route.fulfill({ status: 503 }),
  );

  await page.goto(`${bank.url}platform`);

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(main).toContainText('“Platform” is unavailable right now.');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Budget' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Shared modules' })).toBeVisible();
});

test('every visit of a page is reported once, in batches, with nothing of the customer', async ({
  page,
  launchBank,
}) => {
  const bank = await launchBank();
  const batches: Record<string, unknown>[][] = [];
  page.on('request', (request) => {
    if (request.url() === `${bank.url}events`) batches.push(request.postDataJSON());
  });
  await page.clock.install();
  await page.context().addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  await page.goto(`${bank.url}dashboard?secret=1`);
  await expect(page.getByText('Net Worth')).toBeVisible();
  await page.getByRole('link', { name: 'View all accounts' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await page.clock.fastForward('00:10');
  const visits = () => batches.flat().filter(({ part }) => /^\//.test(String(part)));
  await expect.poll(() => visits().map(({ part }) => part)).toEqual(['/dashboard', '/accounts']);
  for (const visit of visits()) {
    const keys = ['isFirst', 'ms', 'outcome', 'part', 'phase', 'remote', 'retries', 'type', 'version'];
    expect(Object.keys(visit).sort()).toEqual(keys);
    expect(visit.outcome).toMatch(/^(ok|slow)$/);
  }
  const loads = async () => {
    const { remotes } = await (await page.request.get(`${bank.url}health`)).json();
    return remotes.find(({ name }: { name: string }) => name === 'mfe-accounts').loads;
  };
  await expect.poll(loads).toBe(1);
});

test('the same reports reach another origin that the configuration names', async ({ page, launchBank }) => {
  const port = await freePort();
  const received: { part?: string }[] = [];
  const receiver = createServer(async (request, reply) => {
    received.push(...JSON.parse(Buffer.concat(await request.toArray()).toString()));
    reply.writeHead(204).end();
  }).listen(port);
  const bank = await launchBank({ config: { eventsUrl: `http://events.localhost:${port}/loads` } });
  await page.clock.install();
  await page.context().addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  await page.goto(`${bank.url}dashboard`);
  await expect(page.getByText('Net Worth')).toBeVisible();
  // A chunk still loading while the clock jumps would time out.
  await expect(page.locator('.recharts-pie')).toBeAttached();
  await page.clock.fastForward('00:10');
  await expect.poll(() => received.map(({ part }) => part)).toContain('/dashboard');
  receiver.close();
});
