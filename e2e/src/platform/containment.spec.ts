import type { Page } from '@playwright/test';
import { alterBuild } from '../bank/alterBuild.ts';
import { releaseBuild } from '../bank/releases.ts';
import type { Bank } from '../bank/startBank.ts';
import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';

test('a widget that cannot be drawn, and a header action that fails, are contained: the page goes on', async ({
  page,
  launchBank,
  expectProblems,
}) => {
  expectProblems(/bad widget/, /The action "Export" failed/);
  const bank = await launchBank();
  const bad = '((()=>{throw Error("bad widget")})())';
  await releaseFaulty(bank, 'mfe-dashboard', '("actions.title")', bad);
  await releaseFaulty(bank, 'mfe-accounts', '.downloadFile)(', '.noSuchFunction)(');
  await openSignedIn(page, bank, 'dashboard');

  await expect(page.getByText('“Quick Actions” is unavailable right now.')).toBeVisible();
  await expect(page.getByText('Net Worth')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Transaction History' })).toBeVisible();

  await goWithin(page, 'accounts');
  await expect(page.getByRole('region', { name: 'Account Details' }).getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('“Export” didn’t work');
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
});

async function releaseFaulty(bank: Bank, name: string, code: string, faulty: string): Promise<void> {
  let found = 0;
  const build = await alterBuild(name, (text) => {
    found += text.split(code).length - 1;
    return text.replaceAll(code, faulty);
  });
  expect(found, `${code} in the build of ${name}`).toBeGreaterThan(0);
  await releaseBuild(bank, build);
}

async function openSignedIn(page: Page, bank: Bank, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  await page.goto(bank.url + path);
}
