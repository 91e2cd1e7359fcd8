import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../bank/runCli.ts';
import { goWithin } from '../goWithin.ts';
import { expect, test } from './fixtures.ts';
import { codeFor } from './outbox.ts';
import { addDevice } from './passkey.ts';
import { DEMO_PASSWORD } from './startLiveBank.ts';

const LENA = { name: 'Lena Ortiz', number: '4000 1190 4417' };
const CATALOGS = [
  'mfe-accounts/src/features/texts/locales',
  'mfe-auth/src/locales',
  'mfe-cards/src/locales',
  'mfe-payments/src/locales',
  'mfe-settings/src/locales',
];
const customers = [
  ['ar', 'maya'],
  ['en', 'demo'],
  ['es', 'jonas'],
] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

for (const [language, username] of process.env.BANK_FULL_SUITE === 'yes' ? customers : customers.slice(0, 1)) {
  test.describe(language, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: language });

    test(`${username} pays a person, adds a passkey, sets a standing order with it, freezes a card and prints a statement`, async ({
      page,
      live,
      expectProblems,
    }) => {
      // Somebody new is paid once it is confirmed.
      expectProblems(/403: .*transfers/, /403: .*schedules/);
      const words = readWords(language);
      const press = (key: string) => page.getByRole('button', { name: words(key), exact: true }).click();
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await signInWith(page, username, words);
      await addDevice(page);

      await test.step('a payee, whom a code pays as long as there is no passkey', async () => {
        await goWithin(page, 'transfers/external');
        await press('payees.add');
        await page.getByRole('textbox', { name: words('payees.name') }).fill(LENA.name);
        await page.getByRole('textbox', { name: words('payees.number') }).fill(LENA.number);
        await press('payees.check');
        await page.getByRole('button').filter({ hasText: LENA.name }).click();
        await expect(page.getByRole('radio', { name: LENA.name })).toBeChecked();
        await page.getByRole('textbox', { name: words('order.amount') }).fill('120');
        await press('order.review');
        await submitReview(page);
        const code = page.getByRole('textbox', { name: words('stepUp.code') });
        await expect(code).toBeFocused();
        await code.fill(await codeFor(page, live));
        await press('stepUp.confirm');
        await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(LENA.name);
        await expect(page).toHaveURL(/orders/);
      });

      await test.step('a passkey, which takes its place', async () => {
        await goWithin(page, 'settings');
        await press('passkeys.add');
        await page.getByRole('dialog').getByRole('textbox').fill('Phone');
        await press('passkeys.continue');
        await expect(page.getByRole('region', { name: words('passkeys.title') })).toContainText('Phone');
      });

      await test.step('a standing order to the same person', async () => {
        await goWithin(page, 'transfers/external');
        await page.getByRole('radio', { name: LENA.name }).check();
        await page.getByRole('textbox', { name: words('order.amount') }).fill('40');
        await page.getByRole('radio', { name: words('when.repeats') }).check();
        await page.getByLabel(words('when.first')).fill(new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10));
        await press('order.review');
        await submitReview(page);
        await press('stepUp.byPasskey');
        await expect(page).toHaveURL(/scheduled/);
        await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(LENA.name);
      });

      await test.step('a frozen card', async () => {
        await goWithin(page, 'cards');
        const freeze = page.getByRole('switch', { name: words('freeze.label') }).first();
        await freeze.click();
        await expect(freeze).toBeChecked();
      });

      await test.step('a statement on paper', async () => {
        await goWithin(page, 'accounts/checking');
        await page.getByRole('link', { name: words('statement.title') }).click();
        await press('statement.print');
        await expect(page.locator('body')).toHaveAttribute('data-printed', '');
      });
    });
  });
}

type Words = (key: string) => string;

/** What the remotes say in a language. */
function readWords(language: string): Words {
  const files = CATALOGS.map((folder) => readFileSync(path.join(root, folder, `${language}.json`), 'utf8'));
  const texts = Object.assign({}, ...files.map((file) => JSON.parse(file))) as Record<string, string>;
  return (key) => {
    if (!texts[key]) throw new Error(`No catalog has ${key}.`);
    return texts[key];
  };
}

async function signInWith(page: Page, username: string, words: Words): Promise<void> {
  await page.goto('dashboard');
  await page.getByLabel(words('login.username')).fill(username);
  await page.getByLabel(words('password.label'), { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: words('login.submit'), exact: true }).click();
  await expect(page).toHaveURL(/banking\/dashboard$/);
}

/** Its button says the amount, as the language writes it. */
async function submitReview(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button').last().click();
}
