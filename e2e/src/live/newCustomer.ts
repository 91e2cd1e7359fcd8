import type { Page } from '@playwright/test';
import { goWithin } from '../goWithin.ts';
import { expect, test } from './fixtures.ts';
import { addDevice } from './passkey.ts';
import { NOAH, registerNoah } from './registerNoah.ts';
import { readWords, type Words } from './words.ts';

const LENA = { name: 'Lena Ortiz', number: '4000 1190 4417', lastFour: '4417' };
const DAY_MS = 24 * 60 * 60 * 1000;

export function newCustomer(locale: 'ar' | 'en' | 'es'): void {
  test.describe(locale, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale });

    test('a new customer registers, while the bank is killed in the middle, adds a passkey, pays a person, sets a standing order, freezes the card and prints the statement', async ({
      page,
      live,
      expectProblems,
    }) => {
      // Somebody new is paid once it is confirmed.
      expectProblems(/401/, /409|422/, /ERR_CONNECTION_(REFUSED|RESET)|503/, /403: .*transfers/, /403: .*schedules/);
      const words = readWords(locale);
      const press = (key: string) => page.getByRole('button', { name: words(key), exact: true }).click();
      await live.startAnew();
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });

      await test.step('registers, and signs in', async () => {
        await page.goto('auth/register');
        await registerNoah(page, live, words);
        await page.getByRole('link', { name: words('login.submit'), exact: true }).click();
        await fillSignIn(page, words, 'not the password');
        await expect(page.getByRole('alert')).toContainText(words('login.wrong'));
        await fillSignIn(page, words);
        await expect(page).toHaveURL(/\/dashboard$/);
        await addDevice(page);
      });

      await test.step('a passkey', async () => {
        await goWithin(page, 'settings');
        await press('passkeys.add');
        await page.getByRole('dialog').getByRole('textbox').fill('Phone');
        await press('passkeys.continue');
        await expect(page.getByRole('region', { name: words('passkeys.title') })).toContainText('Phone');
      });

      await test.step('a payee, who is paid once the passkey confirms it', async () => {
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
        await press('stepUp.byPasskey');
        await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(LENA.name);
        await expect(page).toHaveURL(/orders/);
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
        const freeze = page.getByRole('switch', { name: words('freeze.label') }).first();
        await goWithin(page, 'cards');
        const frozen = page.waitForResponse(/\/cards\/[\w-]+\/freeze$/);
        await freeze.click();
        await expect(freeze).toBeChecked();
        await frozen;
        await goWithin(page, 'transfers');
        await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: LENA.name })).toHaveCount(3);
        await page.goBack();
        await expect(freeze).toBeChecked();
      });

      await test.step('the payment among the account’s bookings, in the customer’s language', async () => {
        await goWithin(page, 'accounts/checking');
        const booking = words('to').replace('{name}', LENA.name);
        await expect(page.getByRole('link', { name: booking })).toBeVisible();
      });

      await test.step('a statement on paper, with the name of its holder', async () => {
        await page.getByRole('link', { name: words('statement.title') }).click();
        await press('statement.print');
        await expect(page.locator('body')).toHaveAttribute('data-printed', '');
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByText('Noah Beck')).toBeVisible();
      });
    });
  });
}

async function fillSignIn(page: Page, words: Words, password = NOAH.password): Promise<void> {
  await page.getByLabel(words('login.username')).fill(NOAH.username);
  await page.getByLabel(words('password.label'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('login.submit'), exact: true }).click();
}

/** Its button says the amount, as the language writes it. */
async function submitReview(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button').last().click();
}
