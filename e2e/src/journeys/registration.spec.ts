import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test('leaves no step whose required fields are empty, goes back without losing anything, and asks before it leads to the sign-in', async ({
  page,
}) => {
  await page.goto('auth/register');
  await expect(page.getByText('Already have an account?')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/auth\/login$/);
  await page.goBack();

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Account number')).toBeFocused();
  for (const field of ['Account number', 'ID/Passport number', 'Phone number']) {
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 1 of 3');

  await fillAccount(page);
  await page.getByLabel('First name').fill('Amelia');
  await page.getByRole('button', { name: 'Back to the previous step' }).click();
  await expect(page.getByLabel('Account number')).toHaveValue('12345678');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Amelia');
  await page.goBack();
  await expect(page.getByLabel('Phone number')).toHaveValue('+1 555 010 0134');
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await page.getByRole('alertdialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/auth\/login$/);
});

test('registers in three steps, logs no secrets and leads to the sign-in', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', async (message) => {
    if (message.type() !== 'info') return;
    const values = await Promise.all(message.args().map((value) => value.jsonValue()));
    logged.push(JSON.stringify(values));
  });
  await page.goto('auth/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Register Now' })).toBeVisible();
  await expect(page.getByText('Enter your account number, ID/Passport, and Phone number to register')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await expect(page.getByLabel('Account number')).toHaveValue('');
  await fillAccount(page);
  await expect(page.getByRole('heading', { name: 'Personal information' })).toBeVisible();
  await fillPerson(page);
  await expect(page.getByRole('heading', { name: 'Security setup' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 3 of 3');

  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByLabel('Confirm password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Registration Received' })).toBeFocused();
  await expect.poll(() => logged.join()).toContain('amelia.hart@mail.example');
  for (const secret of ['Orange-Tree-7', 'P1234567', '12345678']) expect(logged.join()).not.toContain(secret);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/auth\/login$/);
});

async function fillAccount(page: Page): Promise<void> {
  await page.getByLabel('Account number').fill('12345678');
  await page.getByLabel('ID/Passport number').fill('P1234567');
  await page.getByLabel('Phone number').fill('+1 555 010 0134');
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Amelia');
  await page.getByLabel('Last name').fill('Hart');
  await page.getByLabel('Date of birth').fill('1988-04-12');
  await page.getByLabel('Email').fill('amelia.hart@mail.example');
  await page.getByRole('button', { name: 'Continue' }).click();
}
