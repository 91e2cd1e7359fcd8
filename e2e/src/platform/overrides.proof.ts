import type { Page } from '@playwright/test';
import { serveRemote } from '../bank/buildRemote.ts';
import { freePort } from '../bank/freePort.ts';
import { output, runCli, stopProcess, waitForLine } from '../bank/runCli.ts';
import type { Bank } from '../bank/startBank.ts';
import { expect, test } from '../fixtures.ts';

const planted = JSON.stringify({
  'mfe-accounts': 'http://localhost:4999/bank.json',
  shell: 'http://localhost:4998/bank.json',
});

test('with overrides off, nothing that is planted in the browser loads foreign code', async ({ page, bank }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(bank.url).origin) foreign.push(request.url());
  });
  const cookie = { value: encodeURIComponent(planted), url: bank.url };
  await page.context().addCookies([
    { name: 'bank:overrides', ...cookie },
    { name: 'overrides', ...cookie },
  ]);
  await plant(page, planted);
  await signInBefore(page);
  const query = new URLSearchParams({ overrides: planted, 'bank:overrides': planted });
  await page.goto(`${bank.url}dashboard?${query}#${query}`);
  await expect(page.getByText('Net Worth')).toBeVisible();
  await page.getByRole('link', { name: 'View all accounts' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Overrides' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Overrides' })).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('with overrides on, addresses of other machines and query parameters load nothing; one that does not answer resets itself', async ({
  page,
  launchBank,
  expectProblems,
}) => {
  expectProblems(/ERR_CONNECTION_REFUSED/);
  const bank = await launchBank({ config: { overrides: true } });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(bank.url).origin) foreign.push(request.url());
  });
  await plant(page, JSON.stringify({ 'mfe-accounts': 'http://evil.example:80/bank.json' }));
  await signInBefore(page);
  await page.goto(`${bank.url}accounts?${new URLSearchParams({ overrides: planted, 'bank:overrides': planted })}`);
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  expect(foreign).toEqual([]);
  await test.step('an override that does not answer resets itself, and says so', async () => {
    const address = `http://localhost:${await freePort()}/bank.json`;
    const overrides = JSON.stringify({ 'mfe-accounts': address });
    await page.evaluate((value) => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem('bank:overrides', value);
    }, overrides);
    await page.goto(`${bank.url}accounts`);
    await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      `The override of mfe-accounts was reset: ${address} does not answer.`,
    );
    await expect(page.getByRole('complementary', { name: 'Overrides' })).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('bank:overrides'))).toBeNull();
  });
});

test('a squad’s own remotes run in the deployed bank with Fast Refresh, until they are reset', async ({
  page,
  launchBank,
}) => {
  const bank = await launchBank({ config: { overrides: true }, without: ['mfe-bills'] });
  const developed = await developAgainst(bank, 'accounts');
  const bills = await serveRemote({
    name: 'bills',
    path: '/bills',
    title: 'Bills & Payments',
    heading: 'Move it',
    code: "import styles from './page.module.css';\ndocument.documentElement.dataset.mark = styles.mark;",
    files: { 'page.module.css': '.mark { margin-inline-start: 40px }' },
  });
  try {
    await signInBefore(page);
    await page.goto(`${bank.url}bills`);
    await override(page, 'http://evil.example:3101/bank.json');
    const addresses = page.getByLabel('Addresses of bank.json');
    await expect(addresses).toHaveAccessibleDescription(/is not an address of this machine/);
    await addresses.fill(`${developed.addresses} ${bills.address}`);
    await page.getByRole('button', { name: 'Override', exact: true }).click();

    const banner = page.getByRole('complementary', { name: 'Overrides' });
    // The shell is the bank's own, in the development build that was released with it.
    await expect(banner).toContainText('From this machine: mfe-accounts, mfe-billsReset');
    expect(await page.evaluate(() => [...document.scripts].map(({ src }) => src).join())).toMatch(
      /artifacts\/shell\/development-main/,
    );
    await expect(page.getByRole('heading', { name: 'Move it' })).toBeVisible();
    await page.getByRole('button', { name: 'Clicked 0' }).click();
    await bills.edit('Move it', 'Send it');
    await expect(page.getByRole('heading', { name: 'Send it' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clicked 1' })).toBeVisible();
    const styled = page.getByRole('heading', { name: 'Send it' });
    await styled.evaluate((heading) => heading.classList.add(document.documentElement.dataset.mark ?? ''));
    await expect(styled).toHaveCSS('margin-left', '40px');
    await bills.edit('40px', '50px', 'page.module.css');
    await expect(styled).toHaveCSS('margin-left', '50px');
    await expect(page.getByRole('button', { name: 'Clicked 1' })).toBeVisible();

    await page.getByRole('button', { name: 'Accounts', exact: true }).click();
    await page.getByRole('link', { name: 'All Accounts' }).click();
    await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByText('Net Worth')).toBeVisible();
    await banner.getByRole('button', { name: 'Reset' }).click();
    await expect(banner).toHaveCount(0);
    await page.goto(`${bank.url}bills`);
    await expect(page.getByText('We’re preparing this page')).toBeVisible();
  } finally {
    await bills.stop();
    await developed.stop();
  }
});

test('a squad is told when a bank does not allow overrides', async ({ bank }) => {
  const refused = output(runCli(['dev', 'accounts', '--against', bank.url], process.env));
  await expect(refused).rejects.toThrow(/does not allow overrides. Use a test deployment/);
});

/** @returns once it prints the line to paste */
async function developAgainst(bank: Bank, name: string) {
  const squad = runCli(['dev', name, '--against', bank.url], process.env);
  const line = await waitForLine(squad, /^ +(http:.*bank\.json)$/m);
  return { addresses: line.trim(), stop: () => stopProcess(squad) };
}

async function override(page: Page, addresses: string): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Overrides' }).click();
  await page.getByLabel('Addresses of bank.json').fill(addresses);
  await page.getByRole('button', { name: 'Override', exact: true }).click();
}

/** Into both storages before any script runs; once, so that a reset lasts. */
async function plant(page: Page, overrides: string): Promise<void> {
  await page.context().addInitScript((value) => {
    if (localStorage.getItem('bank:overrides')) return;
    localStorage.setItem('bank:overrides', value);
    sessionStorage.setItem('bank:overrides', value);
  }, overrides);
}

async function signInBefore(page: Page): Promise<void> {
  await page.context().addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
}
