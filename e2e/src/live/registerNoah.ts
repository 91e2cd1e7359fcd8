import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { codeFor, otherThan, outboxOf } from './outbox.ts';
import type { LiveBank } from './startLiveBank.ts';
import type { Words } from './words.ts';

export const NOAH = { username: 'noah.beck', password: 'Cedar-Bridge-58' };
const EMAIL = 'noah.beck@mail.example';
const records = { accountNumber: '4000 1188 2204', idNumber: 'X7264519', phone: '+1 800 555 0142' };

/** Registers after wrong details, a wrong code, a username that is taken, and a bank that is killed in the middle. */
export async function registerNoah(page: Page, live: LiveBank, words: Words): Promise<void> {
  const press = (key: string) => page.getByRole('button', { name: words(key), exact: true }).click();
  const field = (key: string) => page.getByLabel(words(key), { exact: true });
  const fillAccount = async (idNumber: string) => {
    await field('register.accountNumber').fill(records.accountNumber);
    await field('register.idNumber').fill(idNumber);
    await field('phone.label').fill(records.phone);
    await press('action.continue');
  };
  const fillAccess = async (username: string) => {
    await field('login.username').fill(username);
    await field('password.label').fill(NOAH.password);
    await field('password.confirm').fill(NOAH.password);
    await page.getByRole('checkbox').check();
    await press('register.submit');
  };

  await fillAccount('X0000000');
  await field('register.firstName').fill('Noah');
  await field('register.lastName').fill('Beck');
  await field('register.dateOfBirth').fill('1991-07-04');
  await field('register.email').fill(EMAIL);
  await press('action.continue');
  await expect(page.getByText(words('register.codeSent'))).toBeVisible();
  expect(await outboxOf(page, live)).not.toContain(EMAIL);
  await page.goBack();
  await page.goBack();
  await fillAccount(records.idNumber);
  await press('action.continue');
  await expect(field('code.label')).toHaveAttribute('autocomplete', 'one-time-code');
  const code = await codeFor(page, live);
  await field('code.label').fill(otherThan(code));
  await fillAccess(NOAH.username);
  await expect(field('code.label')).toBeFocused();
  await field('code.label').fill(code);
  await fillAccess('demo');
  await expect(field('login.username')).toBeFocused();
  await expect(field('login.username')).toHaveAttribute('aria-invalid', 'true');
  await live.kill();
  await fillAccess(NOAH.username);
  await expect(page.getByRole('alert')).toBeVisible();
  await live.restart();
  await expect(field('login.username')).toHaveValue(NOAH.username);
  await expect(field('password.confirm')).toHaveValue(NOAH.password);
  await press('register.submit');
  await expect(page.getByRole('heading', { name: words('register.completeTitle') })).toBeFocused();
}
