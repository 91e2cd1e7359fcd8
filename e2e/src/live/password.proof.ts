import type { Page, Route } from '@playwright/test';
import { TOTP } from 'otpauth';
import { chooseFromMenu, expect, fillSignIn, test } from './fixtures.ts';
import { codeFor, otherThan } from './outbox.ts';
import { addDevice } from './passkey.ts';
import { DEMO_PASSWORD, type LiveBank } from './startLiveBank.ts';

const JONAS = { username: 'jonas', phone: '+1 800 555 0163' };
const OPTIONS = /\/passkey\/options$/;
const NEW_PASSWORD = 'Willow-Harbour-31';

test('a customer resets the password, while the bank is killed in the middle, signs in with it, with a passkey and in two steps, and signs out', async ({
  page,
  live,
  expectProblems,
}) => {
  expectProblems(/401/, /409|422/, /ERR_CONNECTION_REFUSED|503/);

  await page.goto('auth/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await page.getByLabel('Phone number').fill(JONAS.phone);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(/reset-password$/);
  const code = await codeFor(page, live);
  await fillReset(page, otherThan(code));
  await expect(page.getByLabel('Verification code')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
  await live.kill();
  await fillReset(page, code);
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the bank.');
  await live.restart();
  await expect(page.getByLabel('Verification code')).toHaveValue(code);
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Sign In' }).click();
  await fillSignIn(page, JONAS.username, DEMO_PASSWORD);
  await expect(page.getByRole('alert')).toContainText('That username or password isn’t correct.');
  await fillSignIn(page, JONAS.username, NEW_PASSWORD);
  await expect(page.getByText('Net Worth')).toBeVisible();

  const secret = await signInAgainWithPasskey(page, live);
  await chooseFromMenu(page, 'Logout');
  await fillSignIn(page, JONAS.username, NEW_PASSWORD);
  await page.getByLabel('Verification code').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Net Worth')).toBeVisible();
  await chooseFromMenu(page, 'Logout');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.goto('dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

/** Uses a device that refuses at first: it would sign in as soon as the page offers passkeys. */
async function signInAgainWithPasskey(page: Page, live: LiveBank): Promise<string> {
  const device = await addDevice(page);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Laptop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText('Laptop');
  const secret = await turnOnTwoStep(page, live);
  await device.agree(false);
  const offered = page.waitForResponse(OPTIONS);
  await chooseFromMenu(page, 'Logout');
  await offered;
  // What it has been asked before, it does not answer any more.
  const agree = async (route: Route) => {
    await device.agree(true);
    await route.continue();
  };
  await page.route(OPTIONS, agree, { times: 1 });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Net Worth')).toBeVisible();
  await device.remove();
  return secret;
}

/** Enters the previous code, so that the present one counts at the sign-in. @returns the secret of the app */
async function turnOnTwoStep(page: Page, live: LiveBank): Promise<string> {
  await page.getByRole('region', { name: 'Two-step sign-in' }).getByRole('button', { name: 'Use an app' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.locator('dialog code').innerText()).replaceAll(/\s/g, '');
  const timestamp = Date.now() - 30_000;
  await page.getByLabel('Code from the app').fill(new TOTP({ secret }).generate({ timestamp }));
  await page.getByLabel('Code from our email').fill(await codeFor(page, live));
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(8);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  return secret;
}

async function fillReset(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}
