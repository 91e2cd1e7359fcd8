import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';
import { expectNothing, expectTime, stopClock, stopwatch } from '../stopwatch.ts';

test.beforeEach(({ page }) => stopClock(page));

test('asks for a phone number, sends a reset link, and moves on by itself', async ({ page }) => {
  await page.goto('auth/forgot-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password?' })).toBeVisible();
  await expect(page.getByText('Enter phone number registered with your bank account')).toBeVisible();
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');

  await test.step('not any more once the customer has gone back to the sign-in', async () => {
    await askForLink(page);
    const moved = stopwatch(page, { path: '/auth/login' }, { path: '/auth/reset-password' });
    await page.getByRole('link', { name: 'Back to Sign In' }).click();
    await expectNothing(page, moved, 2500);
    await expect(page).toHaveURL(/auth\/login$/);
  });

  await test.step('at once when asked to', async () => {
    await goWithin(page, 'auth/forgot-password');
    await askForLink(page);
    await page.getByRole('link', { name: 'Continue to Reset' }).click();
    await expect(page).toHaveURL(/auth\/reset-password$/);
  });

  await test.step('after two seconds otherwise', async () => {
    await goWithin(page, 'auth/forgot-password');
    const taken = stopwatch(page, { text: 'Check Your Email' }, { path: '/auth/reset-password' });
    await askForLink(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeFocused();
    await expect(page.getByText('reset link was sent to +1 555 010 0134')).toBeVisible();
    await expectTime(page, taken, 2000);
    await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
  });
});

test('resets the password, and returns to the sign-in by itself', async ({ page }) => {
  await page.goto('auth/reset-password');
  await expect(page.getByText('Enter the code from your email and create a new password')).toBeVisible();
  const code = page.getByLabel('Verification code');
  const password = page.getByLabel('New password', { exact: true });
  const confirmation = page.getByLabel('Confirm password', { exact: true });

  await test.step('refuses a weak password and one that is not confirmed', async () => {
    await code.fill('123456');
    await password.fill('orange');
    await confirmation.fill('apple');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(confirmation).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toHaveCount(0);
  });

  await test.step('takes a pasted code of six digits, and shows each rule of the password being met', async () => {
    await code.fill('123-456-789');
    await expect(code).toHaveValue('123456');
    await password.fill('');
    const rules = page.getByRole('list', { name: 'Password requirements' }).getByRole('listitem');
    await expect(rules).toHaveText([
      /At least 8 characters, not met/,
      /Uppercase and lowercase letters, not met/,
      /At least one number, not met/,
      /At least one special character, not met/,
    ]);
    await password.fill('Orange-Tree-7');
    await expect(rules.filter({ hasText: ', met' })).toHaveCount(4);
    await page.getByRole('button', { name: 'Show new password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
  });

  await test.step('does not return any more once the customer has gone elsewhere', async () => {
    await reset(page);
    await page.getByRole('link', { name: 'Continue to Sign In' }).click();
    const moved = stopwatch(page, { path: '/auth/register' }, { path: '/auth/login' });
    await page.getByRole('link', { name: 'Sign up here' }).click();
    await expectNothing(page, moved, 3500);
  });

  await test.step('returns after three seconds otherwise', async () => {
    await goWithin(page, 'auth/reset-password');
    const taken = stopwatch(page, { text: 'Password Reset Complete' }, { path: '/auth/login' });
    await reset(page);
    await expect(
      page.getByText('Your password has been successfully updated. You can now sign in with your new password.'),
    ).toBeVisible();
    await expectTime(page, taken, 3000);
  });
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
