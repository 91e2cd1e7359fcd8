import type { Page, Route } from '@playwright/test';
import { TOTP } from 'otpauth';
import { chooseFromMenu, expect, fillSignIn, test } from './fixtures.ts';
import { codeFor, outboxOf } from './outbox.ts';
import { addDevice } from './passkey.ts';

const noah = { accountNumber: '4000 1188 2204', idNumber: 'X7264519', phone: '+1 800 555 0142' };
const EMAIL = 'noah.beck@mail.example';
const PASSWORD = 'Cedar-Bridge-58';
const OPTIONS = /\/passkey\/options$/;
const NEW_PASSWORD = 'Willow-Harbour-31';

test('a customer registers, signs in, resets the password and signs out, while the bank is killed in the middle of both forms', async ({
  page,
  live,
  expectProblems,
}) => {
  test.setTimeout(240_000);
  expectProblems(/401/, /409|422/, /ERR_CONNECTION_REFUSED|503/);

  await page.goto('auth/register');
  await fillStep1(page, { ...noah, idNumber: 'X0000000' });
  await fillStep2(page);
  await expect(page.getByText(/^If your details match our records/)).toBeVisible();
  expect(await outboxOf(page, live)).not.toContain(EMAIL);
  await page.goBack();
  await page.goBack();
  await fillStep1(page, noah);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Verification code')).toHaveAttribute('autocomplete', 'one-time-code');
  const registrationCode = await codeFor(page, live);
  await page.getByLabel('Verification code').fill(otherThan(registrationCode));
  await fillStep3(page, 'noah.beck');
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await page.getByLabel('Verification code').fill(registrationCode);
  await fillStep3(page, 'demo');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  await live.kill();
  await fillStep3(page, 'noah.beck');
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the bank.');
  await live.restart();
  await expect(page.getByLabel('Username')).toHaveValue('noah.beck');
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveValue(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Registration Complete' })).toBeFocused();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, 'noah.beck', 'not the password');
  await expect(page.getByRole('alert')).toContainText('That username or password isn’t correct.');
  await fillSignIn(page, 'noah.beck', PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Net Worth')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Transaction History' })).toBeVisible();
  await chooseFromMenu(page, 'My Profile');
  await expect(page.getByRole('heading', { name: 'Noah Beck' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await freezeTheCard(page);
  await chooseFromMenu(page, 'Logout');

  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await page.getByLabel('Phone number').fill(noah.phone);
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
  await fillSignIn(page, 'noah.beck', PASSWORD);
  await expect(page.getByRole('alert')).toContainText('That username or password isn’t correct.');
  await fillSignIn(page, 'noah.beck', NEW_PASSWORD);
  await expect(page.getByText('Net Worth')).toBeVisible();

  const secret = await signInAgainWithPasskey(page);
  await chooseFromMenu(page, 'Logout');
  await fillSignIn(page, 'noah.beck', NEW_PASSWORD);
  await page.getByLabel('Verification code').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Net Worth')).toBeVisible();
  await chooseFromMenu(page, 'Logout');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.goto('dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

/** On a device that says yes to nothing at first: it would sign in as soon as the page offers passkeys. */
async function signInAgainWithPasskey(page: Page): Promise<string> {
  const device = await addDevice(page);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Laptop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText('Laptop');
  const secret = await turnOnTwoStep(page);
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

/** With the code before the present one, which then counts at the sign-in. @returns the secret of the app */
async function turnOnTwoStep(page: Page): Promise<string> {
  await page.getByRole('region', { name: 'Two-step sign-in' }).getByRole('button', { name: 'Use an app' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.locator('dialog code').innerText()).replaceAll(/\s/g, '');
  const timestamp = Date.now() - 30_000;
  await page.getByLabel('Code from the app').fill(new TOTP({ secret }).generate({ timestamp }));
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(8);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  return secret;
}

async function freezeTheCard(page: Page): Promise<void> {
  const freeze = page.getByRole('region', { name: /^Debit card/ }).getByRole('switch', { name: 'Freeze card' });
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  const frozen = page.waitForResponse(/\/cards\/[\w-]+\/freeze$/);
  await freeze.click();
  await expect(freeze).toBeChecked();
  await frozen;
  await page.getByRole('link', { name: 'Alerts', exact: true }).click();
  await page.goBack();
  await expect(freeze).toBeChecked();
}

async function fillStep1(page: Page, { accountNumber, idNumber, phone }: typeof noah): Promise<void> {
  await page.getByLabel('Account number').fill(accountNumber);
  await page.getByLabel('ID/Passport number').fill(idNumber);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function fillStep2(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Noah');
  await page.getByLabel('Last name').fill('Beck');
  await page.getByLabel('Date of birth').fill('1991-07-04');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function fillStep3(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register' }).click();
}

async function fillReset(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
