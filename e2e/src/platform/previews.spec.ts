import type { Page, Response } from '@playwright/test';
import { alterBuild } from '../bank/alterBuild.ts';
import { command } from '../bank/command.ts';
import { expect, test } from '../fixtures.ts';

test('a link shows a version that nobody has in one tab alone, through reloads, until it is left or altered', async ({
  page,
  context,
  launchBank,
  expectProblems,
}) => {
  expectProblems(/403/);
  const bank = await launchBank();
  const folder = await alterBuild('mfe-accounts', (text) => text.replaceAll('Account Overview', 'Every Account'));
  const { address, versions } = JSON.parse(await command(bank, 'preview', folder, '--json'));
  const { search } = new URL(address);
  const [{ version }] = versions;
  const hash = version.split('-')[1].slice(0, 4);
  const banner = page.getByRole('complementary', { name: 'Preview' });

  await test.step('the customer signs in and sees it, with the policies of the bank', async () => {
    const documents: Response[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(bank.url) && response.request().isNavigationRequest()) documents.push(response);
    });
    await page.goto(`${bank.url}accounts${search}`);
    await expect(banner).toHaveText(
      new RegExp(`You’re looking at mfe-accounts ${hash}, not yet released\\.\\s*Leave preview`),
    );
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Every Account' })).toBeVisible();
    expect(page.url()).not.toContain('preview');
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents)
      expect(await document.headerValue('content-security-policy')).toContain("'strict-dynamic'");
  });

  await test.step('another tab of the same browser has what everybody has', async () => {
    const other = await context.newPage();
    await other.goto(`${bank.url}accounts`);
    await expect(other.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
    await expect(other.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
    await other.close();
  });

  await test.step('a reload, and a page further on, keep it', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Every Account' })).toBeVisible();
    await page.goto(`${bank.url}dashboard`);
    await expect(banner).toBeVisible();
    await page.getByRole('link', { name: 'View all accounts' }).click();
    await expect(page.getByRole('heading', { name: 'Every Account' })).toBeVisible();
  });

  await test.step('leaving it leads back to what everybody has', async () => {
    await banner.getByRole('button', { name: 'Leave preview' }).click();
    await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  await test.step('an altered link says so, and leads to the bank', async () => {
    await page.goto(`${bank.url}accounts${search.slice(0, -6)}`);
    await expect(page.getByRole('heading', { name: 'This isn’t a preview link' })).toBeVisible();
    await page.getByRole('link', { name: /^Go to/ }).click();
    await expect(page.getByText('Net Worth')).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
}
