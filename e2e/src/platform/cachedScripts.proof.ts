import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { alterBuild } from '../bank/alterBuild.ts';
import { releaseBuild } from '../bank/releases.ts';
import { expect, test } from '../fixtures.ts';

/** The number of bytes of the format and the dictionary's hash, which come first in such a file. */
const HASH_END = 40;

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
  const between = await startProxy(bank.port, (answer) =>
    /\/(main|react|frame)\./.test(answer.url) ? answer.bytes : lengthened(answer),
  );
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

test('a visit after a release fetches only the files in which a word has changed, and of these what is new: altered on the way, it is refused', async ({
  page,
  launchBank,
  problems,
}) => {
  const bank = await launchBank({ config: { dictionaries: true } });
  const asked: string[] = [];
  const altered: string[] = [];
  const between = await startProxy(bank.port, ({ url, bytes, isDelta }) => {
    const isFirst = !asked.includes(url);
    asked.push(url);
    if (!isFirst || !isDelta || !bytes.includes('Sum')) return bytes;
    altered.push(url);
    if (url.includes('/shell/')) return bytes.fill(0, HASH_END);
    return Buffer.from(bytes.toString('latin1').replace('Sum', 'Sun'), 'latin1');
  });
  const dashboard = `${bank.url.replace(String(bank.port), String(between.port))}dashboard`;
  await page.context().addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  await page.goto(dashboard);
  await expect(page.getByText('Net Worth')).toBeVisible();
  await expect(page.locator('.recharts-pie')).toBeAttached();
  expect((await fetchedArtifacts(page)).some(({ file }) => file.startsWith('shell/main.'))).toBe(true);

  const build = await alterBuild('mfe-dashboard', (source) => source.replaceAll('Net Worth', 'Net Value'));
  await releaseBuild(bank, build);
  await page.goto(dashboard);
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

  between.isAltering = true;
  const next = await alterBuild('mfe-dashboard', (source) => source.replaceAll('Net Worth', 'Net Sum'));
  await releaseBuild(bank, next);
  await page.goto(dashboard);
  await expect(page.getByText('Net Sum')).toBeVisible();
  expect(altered).toEqual([expect.stringContaining('/mfe-dashboard/DashboardPage.')]);
  expect(asked.filter((url) => altered.includes(url))).toHaveLength(2);

  altered.length = 0;
  problems.expect(/ERR_CONTENT_DECODING_FAILED/);
  const shell = await alterBuild('shell', (source) => source.replaceAll('Toggle sidebar', 'Toggle Sum'));
  await releaseBuild(bank, shell);
  await page.goto(dashboard);
  await expect(page.getByText('Net Sum')).toBeVisible();
  expect(altered).toEqual([expect.stringContaining('/shell/main.')]);
  // The page goes on asking for data until it is closed.
  await page.context().close();
  await between.stop();
});

/** Returns what this document took from the network rather than the browser's cache. */
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

interface Answered {
  url: string;
  bytes: Buffer;
  /** What the file has beyond one that the browser holds. */
  isDelta: boolean;
}

/** A script of the shell, by a byte. */
function lengthened({ url, bytes }: Answered): Buffer {
  return /\/artifacts\/shell\/.*\.js/.test(url) ? Buffer.concat([bytes, Buffer.from(' ')]) : bytes;
}

/** Stands between the browser and the bank, and can alter answers. */
async function startProxy(port: number, alter = lengthened) {
  const proxy = {
    isAltering: false,
    port: 0,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async (request, reply) => {
    const { url = '', method = 'GET', headers: asked } = request;
    const known = ['content-type', 'accept-encoding', 'available-dictionary', 'dictionary-id'].flatMap((name) => {
      const value = asked[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    const body = method === 'GET' ? null : await buffer(request);
    const answer = await fetch(`http://localhost:${port}${url}`, { method, headers: known, body });
    const headers = Object.fromEntries(answer.headers);
    // Everything else is decoded here.
    const isDelta = headers['content-encoding'] === 'dcz';
    if (!isDelta) delete headers['content-encoding'];
    for (const name of ['content-length', 'transfer-encoding', 'connection']) delete headers[name];
    const bytes = Buffer.from(await answer.arrayBuffer());
    reply.writeHead(answer.status, headers);
    reply.end(proxy.isAltering ? alter({ url, bytes, isDelta }) : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  proxy.port = (server.address() as AddressInfo).port;
  return proxy;
}
