import type { Page } from '@playwright/test';
import { freePort } from '../bank/freePort.ts';
import type { Bank, BankOptions } from '../bank/startBank.ts';
import { expect, test } from '../fixtures.ts';

const REMOTES = ['accounts', 'auth', 'dashboard'];

test('remotes of three other origins make one bank; one that is down takes its own pages with it and no others', async ({
  page,
  launchBank,
  expectProblems,
}) => {
  expectProblems(/request failed: .*ERR_CONNECTION_REFUSED/, /The remote mfe-accounts/);
  const { bank, servers } = await spreadOverOrigins(launchBank);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).origin);
  });
  await servers.get('accounts')?.stop();
  await page.goto(`${bank.url}auth/login`);
  await signIn(page);
  await expect(page.getByText('Net Worth')).toBeVisible();
  await expect(page.locator('.recharts-pie')).toBeAttached();
  await page.getByRole('link', { name: 'View all accounts' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(main).toContainText('Something went wrong');
  await page.getByRole('link', { name: 'Budget' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
  await expect(page.locator('img')).not.toHaveCount(0);
  await page.goBack();

  const port = servers.get('accounts')?.port ?? 0;
  await launchBank({ port, moved: [moved('accounts', port)] });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  const remotes = [...servers].map(([name, server]) => `http://${name}.localhost:${server.port}`);
  expect([...scripts].sort()).toEqual([...remotes, new URL(bank.url).origin].sort());
});

async function spreadOverOrigins(launchBank: (options?: BankOptions) => Promise<Bank>) {
  const launched = REMOTES.map(async (name) => {
    const port = await freePort();
    return [name, await launchBank({ port, moved: [moved(name, port)] })] as const;
  });
  const servers = new Map(await Promise.all(launched));
  return { bank: await launchBank({ moved: [...servers].map(([name, { port }]) => moved(name, port)) }), servers };
}

/** The URL is part of a version: releases must use the same one. */
function moved(name: string, port: number) {
  return { name: `mfe-${name}`, base: `http://${name}.localhost:${port}/banking/artifacts/` };
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
