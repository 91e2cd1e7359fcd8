import { WITHOUT_SPLASH } from '@bank/platform/src/testkit/splash.ts';
import { chromiumOnly, expect, test } from '../fixtures.ts';
import { expectNothing, expectTime, runUntil, stopClock, stopwatch } from '../stopwatch.ts';

test.describe('with the splash, as customers see it', () => {
  test.use({ splash: true });

  test(
    'signs in after two seconds, with a message, and leaves no way back to the form',
    chromiumOnly,
    async ({ page }) => {
      await stopClock(page);
      await page.goto('');
      await runUntil(page, page.locator(WITHOUT_SPLASH));
      await expect(page).toHaveURL(/\/banking\/auth\/login/);
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
      await expect(page.getByText('Please sign in to your account')).toBeVisible();
      await page.getByLabel('Username').fill('amelia');
      await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');

      const taken = stopwatch(page, { text: 'Signing In...' }, { path: '/banking/dashboard' });
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('button', { name: 'Signing In...' }).locator('svg')).toBeVisible();
      await expectTime(page, taken, 2000);

      const message = page.getByRole('region', { name: 'Notifications' });
      await expect(message).toContainText('Welcome Back!');
      await expect(message).toContainText('Login successful. Redirecting to your dashboard...');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();

      await page.clock.resume();
      await page.reload();
      await expect(page.getByText('Net Worth')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toHaveCount(0);
    },
  );
});

test('helps with the form, and does not sign in a customer who leaves it while it is busy', async ({ page }) => {
  await stopClock(page);
  await page.goto('auth/login');
  const username = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });

  await test.step('leads on to a forgotten password and to the registration', async () => {
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await expect(page).toHaveURL(/auth\/forgot-password$/);
    await page.goBack();
    await page.getByRole('link', { name: 'Sign up here' }).click();
    await expect(page).toHaveURL(/auth\/register$/);
    await page.goBack();
  });

  await test.step('says what is missing at the first empty field and keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription('Enter your username.');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await username.fill('amelia');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(password).toBeFocused();
    await expect(username).toHaveValue('amelia');
    await expect(page).toHaveURL(/auth\/login$/);
  });

  await test.step('shows and hides the password, and hides it again on submit', async () => {
    await password.fill('Orange-Tree-7');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  await test.step('does not sign in once the customer has left', async () => {
    const signedIn = stopwatch(page, { path: '/auth/register' }, { path: '/dashboard' });
    await page.getByRole('link', { name: 'Sign up here' }).click();
    await expect(page.getByRole('heading', { name: 'Register Now' })).toBeVisible();
    await expectNothing(page, signedIn, 2500);
    expect(await page.evaluate(() => localStorage.getItem('bank:session'))).toBeNull();
  });
});
