import type { Page } from '@playwright/test';
import { alterBuild } from '../bank/alterBuild.ts';
import { buildRemote } from '../bank/buildRemote.ts';
import { command } from '../bank/command.ts';
import { changeAndWait, passFiveMinutes } from '../bank/passFiveMinutes.ts';
import { releaseBuild } from '../bank/releases.ts';
import type { Bank } from '../bank/startBank.ts';
import { expect, onOneAndManyOrigins, test } from '../fixtures.ts';
import { isMarked, markPage } from '../samePage.ts';

test.beforeEach(({ page }) => page.clock.install());

onOneAndManyOrigins(() => {
  test('a release during a form takes nothing from the customer, and is there once they leave it', async ({
    page,
    launchBank,
  }) => {
    const bank = await launchBank();
    await page.goto(`${bank.url}auth/register`);
    await page.getByLabel('Account number').fill('12345678');
    await markPage(page);

    await releaseAltered(bank, 'mfe-auth', 'Welcome Back', 'Welcome Home');
    await passFiveMinutes(page);
    await page.getByLabel('ID/Passport number').fill('P1234567');
    await page.getByLabel('Phone number').fill('+1 555 010 0134');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('First name').fill('Amelia');
    await page.getByRole('button', { name: 'Back to the previous step' }).click();
    await expect(page.getByLabel('Account number')).toHaveValue('12345678');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Amelia');

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    await expect(page.getByLabel('First name')).toHaveValue('Amelia');
    expect(await isMarked(page)).toBe(true);

    await page.getByRole('button', { name: 'Back to the previous step' }).click();
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await page.getByRole('alertdialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Home' })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });

  test('a release of a page that is not on screen is there with the next click, a rollback when the customer comes back to it, a new shell with the next page', async ({
    page,
    launchBank,
  }) => {
    const bank = await launchBank({ without: ['mfe-bills'] });
    await openDashboard(page, bank);

    await test.step('a release of a page that is not on screen needs no new document', async () => {
      await releaseAltered(bank, 'mfe-accounts', 'Account Overview', 'Accounts at a Glance');
      await passFiveMinutes(page);
      await page.getByRole('link', { name: 'View all accounts' }).click();
      await expect(page.getByRole('heading', { name: 'Accounts at a Glance' })).toBeVisible();
      expect(await isMarked(page)).toBe(true);
    });

    await test.step('a rollback leaves the open page alone', async () => {
      await changeAndWait(page, bank, () => command(bank, 'rollback', 'accounts', '--why', 'A journey'));
      await passFiveMinutes(page);
      await expect(page.getByRole('heading', { name: 'Accounts at a Glance' })).toBeVisible();
      await page.getByRole('link', { name: 'Bills & Payments' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Bills & Payments' })).toBeVisible();
      expect(await isMarked(page)).toBe(true);

      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
      expect(await isMarked(page)).toBe(false);
      await markPage(page);
    });

    await test.step('a new shell comes with the next page', async () => {
      await releaseAltered(bank, 'shell', 'We’re preparing this page', 'We’re finishing this page');
      await passFiveMinutes(page);
      await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
      await page.getByRole('link', { name: 'Bills & Payments' }).click();
      await expect(page.getByText('We’re finishing this page')).toBeVisible();
      await expect(page).toHaveURL(/\/banking\/bills$/);
      expect(await isMarked(page)).toBe(false);
    });
  });

  test('a page whose version has been cleared away is shown in the newer one, as if nothing had been', async ({
    page,
    launchBank,
    expectProblems,
    manyOrigins,
  }) => {
    // A 404 of another origin without CORS headers looks like a network error.
    if (manyOrigins) expectProblems(/blocked by CORS policy/, /request failed: .*\/artifacts\/mfe-accounts\//);
    else expectProblems(/response 404: .*\/artifacts\/mfe-accounts\//);
    const bank = await launchBank();
    await openDashboard(page, bank);
    for (const heading of ['Accounts, Listed', 'Accounts in Short', 'Accounts at a Glance']) {
      await releaseAltered(bank, 'mfe-accounts', 'Account Overview', heading);
    }
    await command(bank, 'gc', '--now');
    await page.getByRole('link', { name: 'View all accounts' }).click();

    await expect(page.getByRole('heading', { name: 'Accounts at a Glance' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test('a part that has been cleared away under an open page comes with the newer page', async ({
    page,
    launchBank,
    expectProblems,
  }) => {
    // The page may update before it reports the lost chunk.
    expectProblems(/ChunkLoadError|\/artifacts\/mfe-allowance\//);
    const bank = await launchBank();
    const build = await buildRemote({
      name: 'allowance',
      path: '/allowance',
      title: 'Allowance',
      heading: 'Move money',
    });
    const base = bank.artifactsOf('mfe-allowance');
    await releaseBuild(bank, build, base);
    await page.context().addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
    await page.goto(`${bank.url}allowance`);
    await expect(page.getByRole('heading', { name: 'Move money' })).toBeVisible();
    for (const heading of ['Send money', 'Pay anyone', 'Pay at once']) {
      const renamed = await alterBuild('allowance', (text) => text.replaceAll('Move money', heading), build);
      await releaseBuild(bank, renamed, base);
    }
    await changeAndWait(page, bank, () => command(bank, 'gc', '--now'));

    await page.getByRole('button', { name: 'Clicked 0' }).click();
    await expect(page.getByRole('heading', { name: 'Pay at once' })).toBeVisible();
    await page.getByRole('button', { name: 'Clicked 0' }).click();
    await expect(page.getByText('A part of Pay at once')).toBeVisible();
  });
});

async function releaseAltered(bank: Bank, name: string, text: string, other: string): Promise<void> {
  const build = await alterBuild(name, (source) => source.replaceAll(text, other));
  await releaseBuild(bank, build, bank.artifactsOf(name));
}

async function openDashboard(page: Page, bank: Bank): Promise<void> {
  await page.context().addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  await page.goto(`${bank.url}dashboard`);
  await expect(page.getByText('Net Worth')).toBeVisible();
  // A chunk still loading while the clock jumps would time out.
  await expect(page.locator('.recharts-pie')).toBeAttached();
  await markPage(page);
}
