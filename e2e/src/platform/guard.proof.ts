import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isInCanary } from '@bank/gateway/cohort.ts';
import type { Page } from '@playwright/test';
import { buildRemote } from '../bank/buildRemote.ts';
import { command } from '../bank/command.ts';
import { untilServed } from '../bank/releases.ts';
import type { Bank } from '../bank/startBank.ts';
import { expect, test } from '../fixtures.ts';

const SHARE = 50;
const releases = { visits: 20, minutes: 0 };
const GUARDED = ['--guard', '--canary', String(SHARE)];
const secret = randomBytes(32).toString('base64');
const allowance = { name: 'allowance', path: '/allowance', title: 'Allowance' };

test('a guarded release that throws for one visit in five is gone with nobody awake, and its line is known', async ({
  browser,
  page,
  launchBank,
  expectProblems,
}) => {
  expectProblems(/No plan for|allowance/);
  const hook = await startHook();
  const bank = await launchBank({
    config: { releases, alerts: { url: hook.url } },
    env: { BANK_ALERTS_SECRET: secret },
  });
  const good = await release(bank, await buildRemote({ ...allowance, heading: 'Plan your month' }));
  const bad = await release(
    bank,
    await buildRemote({ ...allowance, heading: '{planOf()}', code: ONE_IN_FIVE }),
    ...GUARDED,
  );
  await becomeCustomerOf(page, bank, 'canary');
  await page.addInitScript(sendFromOtherNetworks);
  const other = await browser.newPage();
  const seen: string[] = [];
  other.on('console', (message) => message.type() === 'error' && seen.push(message.text()));
  other.on('pageerror', (error) => seen.push(error.message));
  await becomeCustomerOf(other, bank, 'active');

  await test.step('customers of the canary see the version before wherever it throws, until the judge withdraws it', async () => {
    for (let visit = 1; visit <= 60 && (await lastChange(bank)).action !== 'withdraw'; visit += 1) {
      await page.goto(`${bank.url}allowance`);
      const heading = visit % 5 === 0 ? 'Plan your month' : /^Plan your (month|year)$/;
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      // The code that reports errors loads when the browser idles.
      if (visit === 5) await page.waitForRequest((request) => /"error"/.test(request.postData() ?? ''));
      if (visit % 5 !== 0) continue;
      await visits(bank, good, 45);
      await expectNothingSeen(other, bank, seen);
    }
    await other.close();
    const { action, by, version, why } = await lastChange(bank);
    expect({ action, by, version }).toEqual({ action: 'withdraw', by: 'judge', version: bad });
    expect(why).toMatch(/^\d+ of \d+ visits failed \(active version: 0 of \d+\)/);
    // The gateway looks once a second, and a page keeps the version that it was served with.
    await expect(async () => {
      await page.goto(`${bank.url}allowance`);
      await expect(page.getByRole('heading', { level: 2, name: /^Plan your/ })).toHaveText('Plan your month', {
        timeout: 5000,
      });
    }).toPass();
    expect(await command(bank, 'status', 'allowance')).toContain(`gateways took ${bad} back`);
  });

  await test.step('a webhook says so', async () => {
    await expect.poll(() => hook.told.map(({ data }) => data.action)).toContain('withdraw');
    hook.stop();
  });

  await test.step('one command finds the line in the source', async () => {
    const listed = async () => JSON.parse(await command(bank, 'errors', 'allowance', '--json')).errors;
    await expect.poll(async () => (await listed()).length, { timeout: 30_000 }).toBeGreaterThan(0);
    const [{ id, owner, version }] = await listed();
    expect({ owner, version }).toEqual({ owner: 'Allowance squad', version: bad });
    const told = await command(bank, 'errors', id);
    expect(told).toMatch(/planOf .*Page\.tsx:\d+/);
    expect(told).toContain("throw new Error('No plan for 4711')");
    expect(told).not.toContain('No plan for 4711:');
  });
});

test('a good guarded release reaches everybody, with nobody awake', async ({ page, launchBank }) => {
  const bank = await launchBank({ config: { releases } });
  const before = await release(bank, await buildRemote({ ...allowance, heading: 'Plan your month' }));
  const after = await release(bank, await buildRemote({ ...allowance, heading: 'Plan your year' }), ...GUARDED);

  await visits(bank, before, 40);
  await visits(bank, after, 40);

  await expect.poll(() => lastChange(bank), { timeout: 60_000 }).toMatchObject({ action: 'promote', version: after });
  await becomeCustomerOf(page, bank, 'active');
  await page.goto(`${bank.url}allowance`);
  await expect(page.getByRole('heading', { level: 2, name: 'Plan your year' })).toBeVisible();
});

/** Decided once for each document, as React renders again what has thrown. */
const ONE_IN_FIVE = `const visit = Number(localStorage.getItem('visit') ?? 0) + 1;
localStorage.setItem('visit', String(visit));
function planOf(): string {
  if (visit % 5 === 0) throw new Error('No plan for 4711');
  return 'Plan your year';
}`;

/** @returns its version */
async function release(bank: Bank, folder: string, ...how: string[]): Promise<string> {
  const { version, revision } = JSON.parse(await command(bank, 'release', folder, ...how, '--json'));
  await untilServed(bank, revision);
  return version;
}

async function lastChange(bank: Bank): Promise<Record<string, string>> {
  const [last] = JSON.parse(await command(bank, 'log', '--json'));
  return last.change ?? last;
}

/** Signs in as somebody who gets the canary, or who does not. */
async function becomeCustomerOf(page: Page, bank: Bank, wanted: 'canary' | 'active'): Promise<void> {
  const cohorts = Array.from({ length: 100 }, () => randomBytes(8).toString('hex'));
  const cohort = cohorts.find((one) => isInCanary('mfe-allowance', one, SHARE) === (wanted === 'canary')) ?? '';
  await page.context().addCookies([{ name: 'bank:cohort', value: cohort, url: bank.url }]);
  await page.goto(`${bank.url}auth/login`);
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Net Worth')).toBeVisible();
}

async function expectNothingSeen(customer: Page, bank: Bank, problems: string[]): Promise<void> {
  await customer.goto(`${bank.url}allowance`);
  await expect(customer.getByRole('heading', { level: 2, name: /^Plan your/ })).toHaveText('Plan your month');
  await expect(customer.getByRole('alert')).toHaveCount(0);
  expect(problems).toEqual([]);
}

/** Each document is another customer's, because a network counts once. Chromium gives a beacon no headers as a page ends. */
function sendFromOtherNetworks(): void {
  const network = Math.floor(65_536 * Math.random()).toString(16);
  navigator.sendBeacon = (url, body) => {
    const headers = { 'x-forwarded-for': `2001:db8:${network}::1`, 'content-type': 'text/plain' };
    void fetch(url, { method: 'POST', keepalive: true, headers, body: String(body) });
    return true;
  };
}

/** Reports visits as pages of other customers would. */
async function visits(bank: Bank, version: string, count: number): Promise<void> {
  const visit = {
    type: 'visit',
    remote: 'mfe-allowance',
    version,
    part: '/allowance',
    outcome: 'ok',
    phase: 'render',
    ms: 5,
  };
  for (let sent = 0; sent < count; sent += 75) {
    const body = JSON.stringify(Array(Math.min(75, count - sent)).fill({ ...visit, retries: 0 }));
    const answer = await fetch(`${bank.url}events`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
    });
    expect(answer.status).toBe(204);
  }
}

async function startHook() {
  const told: { type: string; data: Record<string, string> }[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    told.push(JSON.parse(Buffer.concat(parts).toString()));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { told, url: `http://127.0.0.1:${port}/hook`, stop: () => server.close() };
}
