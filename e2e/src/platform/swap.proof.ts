import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildRemote } from '../bank/buildRemote.ts';
import { command } from '../bank/command.ts';
import { changeAndWait, passFiveMinutes } from '../bank/passFiveMinutes.ts';
import { releaseBuild } from '../bank/releases.ts';
import type { Bank } from '../bank/startBank.ts';
import { expect, onOneAndManyOrigins, test } from '../fixtures.ts';
import { isMarked, markPage } from '../samePage.ts';

test.use({ signedIn: true });

onOneAndManyOrigins(() => {
  test('a remote takes a placeholder’s place in a bank that runs', async ({ page, launchBank, manyOrigins }) => {
    const bank = await launchBank({ without: ['mfe-bills'] });
    const before = await shellOf(page, bank);
    await openBills(page, bank);
    await expect(page.getByText('We’re preparing this page')).toBeVisible();
    await markPage(page);

    const build = await bills();
    await releaseBuild(bank, build, bank.artifactsOf('mfe-bills'));
    await passFiveMinutes(page);
    await leaveAndReturn(page);

    await expect(page.getByRole('heading', { name: 'Plan your month' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Bills & Payments' })).toBeVisible();

    await changeAndWait(page, bank, () => command(bank, 'disable', 'bills', '--message', 'Back at six.'));
    await passFiveMinutes(page);
    await expect(page.getByRole('heading', { name: 'Plan your month' })).toBeVisible();
    await leaveAndReturn(page);
    await expect(page.getByRole('note')).toHaveText('Back at six.');
    await expect(page.getByText('Pay bills, schedule them, and see what’s due next.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

    await changeAndWait(page, bank, () => command(bank, 'enable', 'bills'));
    await passFiveMinutes(page);
    await leaveAndReturn(page);
    await expect(page.getByRole('heading', { name: 'Plan your month' })).toBeVisible();

    await changeAndWait(page, bank, () => command(bank, 'retire', 'bills', '--why', 'Back to the plan'));
    await passFiveMinutes(page);
    await leaveAndReturn(page);
    await expect(page.getByText('We’re preparing this page')).toBeVisible();
    await expect(page.getByText('Back at six.')).toHaveCount(0);

    // A page cannot widen its own policy: a new origin needs a new document.
    expect(await isMarked(page)).toBe(!manyOrigins);
    expect(await shellOf(page, bank)).toEqual(before);
    expect(process.kill(bank.pid, 0)).toBe(true);
  });
});

async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await page.goBack();
}

function bills(): Promise<string> {
  return buildRemote({ name: 'bills', path: '/bills', title: 'Bills & Payments', heading: 'Plan your month' });
}

async function openBills(page: Page, bank: Bank): Promise<void> {
  await page.clock.install();
  await page.context().addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  await page.goto(`${bank.url}bills`);
}

/** @returns hashes by URL */
async function shellOf(page: Page, bank: Bank): Promise<Record<string, string>> {
  const html = await (await page.request.get(`${bank.url}dashboard`)).text();
  const integrity = JSON.parse(/id="bank-shell">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as Record<string, string>;
  const others = [...html.matchAll(/(?:href|src)="([^"]*\/artifacts\/shell\/[^"]+)"/g)].map(([, url = '']) => url);
  const urls = [...new Set([...Object.keys(integrity), ...others])].sort();
  expect(urls.length).toBeGreaterThan(3);
  const hashes = urls.map(async (url) => {
    const response = await page.request.get(new URL(url, bank.url).href);
    expect(response.status()).toBe(200);
    return [
      url,
      createHash('sha256')
        .update(await response.body())
        .digest('hex'),
    ];
  });
  return Object.fromEntries(await Promise.all(hashes));
}
