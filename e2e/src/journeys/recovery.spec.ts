import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNothing, expectTime, stopClock, stopwatch } from '../stopwatch.ts';

test.beforeEach(({ page }) => stopClock(page));

test('sends a reset link and moves on after two seconds', async ({ page }) => {
  await page.goto('auth/forgot-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password?' })).toBeVisible();
  await expect(page.getByText('Enter phone number registered with your bank account')).toBeVisible();
  const taken = stopwatch(page, { text: 'Check Your Email' }, { path: '/auth/reset-password' });
  await askForLink(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeFocused();
  await expect(page.getByText('reset link was sent to +1 555 010 0134')).toBeVisible();
  await expectTime(page, taken, 2000);
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
});

test('moves on at once when asked to', async ({ page }) => {
  await page.goto('auth/forgot-password');
  await askForLink(page);
  await page.getByRole('link', { name: 'Continue to Reset' }).click();
  await expect(page).toHaveURL(/auth\/reset-password$/);
});

test('does not move on any more once the customer has gone back to the sign-in', async ({ page }) => {
  await page.goto('auth/forgot-password');
  await askForLink(page);
  const moved = stopwatch(page, { path: '/auth/login' }, { path: '/auth/reset-password' });
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expectNothing(page, moved, 2500);
  await expect(page).toHaveURL(/auth\/login$/);
});

test('asks for a phone number', async ({ page }) => {
  await page.goto('auth/forgot-password');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
});

test('resets the password and returns to the sign-in after three seconds', async ({ page }) => {
  await page.goto('auth/reset-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
  await expect(page.getByText('Enter the code from your email and create a new password')).toBeVisible();
  const taken = stopwatch(page, { text: 'Password Reset Complete' }, { path: '/auth/login' });
  await reset(page);
  await expect(
    page.getByText('Your password has been successfully updated. You can now sign in with your new password.'),
  ).toBeVisible();
  await expectTime(page, taken, 3000);
});

test('does not return to the sign-in any more once the customer has gone elsewhere', async ({ page }) => {
  await page.goto('auth/register');
  await page.goto('auth/reset-password');
  await reset(page);
  await page.getByRole('link', { name: 'Continue to Sign In' }).click();
  const moved = stopwatch(page, { path: '/auth/register' }, { path: '/auth/login' });
  await page.getByRole('link', { name: 'Sign up here' }).click();
  await expectNothing(page, moved, 3500);
});

test('takes a pasted code of six digits, and shows each rule of the password being met', async ({ page }) => {
  await page.goto('auth/reset-password');
  const code = page.getByLabel('Verification code');
  await code.fill('123-456-789');
  await expect(code).toHaveValue('123456');
  const rules = page.getByRole('list', { name: 'Password requirements' }).getByRole('listitem');
  await expect(rules).toHaveText([
    /At least 8 characters, not met/,
    /Uppercase and lowercase letters, not met/,
    /At least one number, not met/,
    /At least one special character, not met/,
  ]);
  await page.getByLabel('New password', { exact: true }).fill('Orange-Tree-7');
  await expect(rules.filter({ hasText: ', met' })).toHaveCount(4);
  await page.getByRole('button', { name: 'Show new password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text');
});

test('refuses a weak password and one that is not confirmed', async ({ page }) => {
  await page.goto('auth/reset-password');
  await page.getByLabel('Verification code').fill('123456');
  await page.getByLabel('New password', { exact: true }).fill('orange');
  await page.getByLabel('Confirm password', { exact: true }).fill('apple');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toHaveCount(0);
});

async function askForLink(page: Page): Promise<void> {
  await page.getByLabel('Phone number').fill('+1 555 010 0134');
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

async function reset(page: Page): Promise<void> {
  await page.getByLabel('Verification code').fill('123456');
  await page.getByLabel('New password', { exact: true }).fill('Orange-Tree-7');
  await page.getByLabel('Confirm password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Reset Password' }).click();
}
