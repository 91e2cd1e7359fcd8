import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { alterBuild } from '../bank/alterBuild.ts';
import { changeAndWait } from '../bank/passFiveMinutes.ts';
import { releaseBuild } from '../bank/releases.ts';
import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test('scripts of the shell that the browser has cached altered are replaced, whichever they are', async ({
  browser,
  launchBank,
}) => {
  const bank = await launchBank({ config: { platformPage: true } });
  const between = await startProxy(bank.port);
  const url = bank.url.replace(String(bank.port), String(between.port));
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/integrity/.test(message.text())) refused.push(message.text());
  });

  between.isAltering = true;
  await page.goto(`${url}platform`, { waitUntil: 'networkidle' });
  expect(refused.length).toBeGreaterThan(0);
  await expect(sharedModules(page)).toBeHidden();

  between.isAltering = false;
  refused.length = 0;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  expect(refused.length).toBeGreaterThan(0);
  await expect(sharedModules(page)).toBeVisible();
  await page.waitForLoadState('networkidle');

  refused.length = 0;
  await page.goto(`${url}platform`);
  await expect(sharedModules(page)).toBeVisible();
  expect(refused).toEqual([]);
  await context.close();
  await between.stop();
});

test('a part of the shell that the browser has cached altered comes without a reload', async ({
  browser,
  launchBank,
}) => {
  const bank = await launchBank({ config: { platformPage: true } });
  const between = await startProxy(bank.port, /^(?!.*\/(main|react|frame)\.)/);
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  const page = await context.newPage();

  between.isAltering = true;
  await page.goto(`${bank.url.replace(String(bank.port), String(between.port))}platform`);
  await expect(page.getByText('“Platform” is unavailable right now.')).toBeVisible();

  between.isAltering = false;
  await expect(async () => {
    await page.getByRole('button', { name: 'Try again' }).click({ timeout: 1000 });
    await expect(sharedModules(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await context.close();
  await between.stop();
});

test('a visit after a release fetches only the files in which a word has changed, and of these what is new', async ({
  page,
  launchBank,
}) => {
  const bank = await launchBank({ config: { dictionaries: true } });
  await page.context().addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  await page.goto(`${bank.url}dashboard`);
  await expect(page.getByText('Net Worth')).toBeVisible();
  await expect(page.locator('.recharts-pie')).toBeAttached();
  expect((await fetchedArtifacts(page)).some(({ file }) => file.startsWith('shell/main.'))).toBe(true);

  const build = await alterBuild('mfe-dashboard', (source) => source.replaceAll('Net Worth', 'Net Value'));
  await changeAndWait(page, bank, () => releaseBuild(bank.store, build));
  await page.goto(`${bank.url}dashboard`);
  await expect(page.getByText('Net Value')).toBeVisible();
  await expect(page.locator('.recharts-pie')).toBeAttached();

  const fetched = await fetchedArtifacts(page);
  expect(fetched.map(({ file }) => file.replace(/\.[0-9a-f]{10}/, ''))).toEqual([
    'mfe-dashboard/DashboardPage.js',
    'mfe-dashboard/remoteEntry.js',
  ]);
  for (const { file, bytes, decodedBytes } of fetched) {
    expect(bytes, file).toBeLessThan(1000);
    expect(decodedBytes, file).toBeGreaterThan(5 * bytes);
  }
});

/** Of this document, from the network rather than the browser's cache. */
async function fetchedArtifacts(page: Page): Promise<{ file: string; bytes: number; decodedBytes: number }[]> {
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry.toJSON())
      .filter(({ transferSize }) => transferSize > 0),
  );
  const files = entries.flatMap(({ name, encodedBodySize: bytes, decodedBodySize: decodedBytes }) => {
    const file: string | undefined = name.split('/artifacts/')[1];
    return file ? [{ file, bytes, decodedBytes }] : [];
  });
  return files.sort((a, b) => a.file.localeCompare(b.file));
}

function sharedModules(page: Page) {
  return page.getByRole('table', { name: 'Shared modules' });
}

/** Stands between the browser and the bank, and can add a byte to the shell's scripts. */
async function startProxy(port: number, which = /./) {
  const proxy = {
    isAltering: false,
    port: 0,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async ({ url = '', method = 'GET' }, reply) => {
    const answer = await fetch(`http://localhost:${port}${url}`, { method });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) delete headers[name];
    const isAltered = proxy.isAltering && /\/artifacts\/shell\/.*\.js/.test(url) && which.test(url);
    reply.writeHead(answer.status, headers);
    reply.end(Buffer.concat([Buffer.from(await answer.arrayBuffer()), Buffer.from(isAltered ? ' ' : '')]));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  proxy.port = (server.address() as AddressInfo).port;
  return proxy;
}
