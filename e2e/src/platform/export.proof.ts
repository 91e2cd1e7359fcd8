import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startNginx } from '@bank/operations/testing/startNginx.ts';
import type { Page } from '@playwright/test';
import { command } from '../bank/command.ts';
import { freePort } from '../bank/freePort.ts';
import { expect, test } from '../fixtures.ts';

/** Runs even when the journey fails. */
const stops: (() => Promise<void>)[] = [];
test.afterEach(async ({ page }) => {
  // It reports to the bank as long as it is open.
  await page.close();
  for (const stop of stops.splice(0)) await stop();
});

test('an exported bank works behind nginx, without any gateway', async ({ page, launchBank }) => {
  const bank = await launchBank();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-export-'));
  await command(bank, 'export', folder);
  await bank.stop();
  const port = await freePort();
  const nginx = await startNginx(`server { listen 127.0.0.1:${port}; root ${folder}; include ${folder}/nginx.conf; }`);
  stops.push(nginx.stop);

  await page.goto(`http://127.0.0.1:${port}/`);
  await useBank(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
});

test('a bank behind nginx and two gateways works while one of them ends', async ({ page, launchBank }) => {
  const banks = [await launchBank(), await launchBank()];
  const port = await freePort();
  const upstream = `upstream gateways { ${banks.map((bank) => `server localhost:${bank.port};`).join(' ')} keepalive 8; }`;
  const proxy = 'proxy_pass http://gateways; proxy_http_version 1.1; proxy_set_header Connection "";';
  const nginx = await startNginx(`${upstream} server { listen 127.0.0.1:${port}; location / { ${proxy} } }`);
  stops.push(nginx.stop);

  await page.goto(`http://127.0.0.1:${port}/banking/auth/login`);
  await banks[0]?.stop();
  await useBank(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
});

async function useBank(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Net Worth')).toBeVisible();
  await page.getByRole('link', { name: 'View all accounts' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
}
