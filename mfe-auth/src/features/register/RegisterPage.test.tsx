import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { press, settle } from '../../testing/press';
import { renderAuth } from '../../testing/renderAuth';

const log = jest.spyOn(console, 'info').mockImplementation(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  log.mockClear();
});
afterEach(() => jest.useRealTimers());

const field = (name: string) => screen.getByLabelText(name);
const progress = () => screen.getByRole('progressbar', { name: 'Registration progress' });

/** Pasted: typing takes a turn for each character. */
async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.click(field(name));
    await user.paste(value);
  }
}

const account = { 'Account number': '1234567890', 'ID/Passport number': 'X1234567', 'Phone number': '+1 555 010 0134' };
const person = { 'First name': 'Ada', 'Last name': 'Byron', 'Date of birth': '1990-12-31', Email: 'ada@example.com' };
const security = { Username: 'ada', Password: 'Secret-123', 'Confirm password': 'Secret-123' };

async function goToStep2() {
  const { user } = await renderAuth('/auth/register');
  await fill(user, account);
  await press(user, 'Continue');
  return user;
}

async function goToStep3() {
  const user = await goToStep2();
  await fill(user, person);
  await press(user, 'Continue');
  return user;
}

async function registerAda() {
  const user = await goToStep3();
  await fill(user, security);
  await user.click(screen.getByRole('checkbox'));
  await press(user, 'Register');
  return user;
}

test('begins with account number, ID and phone', async () => {
  await renderAuth('/auth/register');
  expect(screen.getByText('Enter your account number, ID/Passport, and Phone number to register')).toBeVisible();
  expect(progress()).toHaveAttribute('value', '1');
  expect(progress()).toHaveAttribute('max', '3');
  expect(field('Account number')).toHaveAttribute('name', 'accountNumber');
  // International numbers (IBAN) begin with letters.
  expect(field('Account number')).toHaveAttribute('inputmode', 'text');
  expect(field('ID/Passport number')).toHaveAttribute('name', 'idNumber');
  expect(field('Phone number')).toHaveAttribute('name', 'phone');
});

test('is unsaved from the first character until it has been sent', async () => {
  const { user, isUnsaved } = await renderAuth('/auth/register');
  expect(isUnsaved()).toBe(false);

  await user.type(field('Account number'), '1');
  expect(isUnsaved()).toBe(true);
  await fill(user, account);
  await press(user, 'Continue');
  expect(isUnsaved()).toBe(true);

  await fill(user, person);
  await press(user, 'Continue');
  await fill(user, security);
  await user.click(screen.getByRole('checkbox'));
  await press(user, 'Register');
  expect(screen.getByRole('heading', { name: 'Registration Received' })).toBeVisible();
  expect(isUnsaved()).toBe(false);
});

test('stays on a step that lacks something, and goes to the first field of it', async () => {
  const { user } = await renderAuth('/auth/register');
  await user.type(field('Account number'), '1234567890');
  await press(user, 'Continue');
  expect(field('ID/Passport number')).toHaveFocus();
  expect(field('ID/Passport number')).toHaveAccessibleDescription('Enter your ID or passport number.');
  expect(field('Account number')).toHaveValue('1234567890');
});

test('asks for the person in step 2, and complains about nothing before it is submitted', async () => {
  const user = await goToStep2();
  expect(screen.getByRole('heading', { level: 2, name: 'Personal information' })).toBeVisible();
  expect(progress()).toHaveAttribute('value', '2');
  expect(screen.getByText('Step 2 of 3').parentElement).toHaveFocus();
  await user.type(field('Email'), 'a');
  await settle();
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
  for (const name of Object.keys(person)) expect(field(name)).toHaveAttribute('autocomplete');
});

test('asks for the credentials in step 3', async () => {
  await goToStep3();
  expect(screen.getByRole('heading', { level: 2, name: 'Security setup' })).toBeVisible();
  expect(progress()).toHaveAttribute('value', '3');
  const rules = screen.getByRole('list', { name: 'Password requirements' });
  expect(within(rules).getAllByRole('listitem')).toHaveLength(4);
});

test('keeps everything typed when one goes back and forth', async () => {
  const user = await goToStep3();
  await user.type(field('Username'), 'ada');
  await press(user, 'Back to the previous step');
  for (const [name, value] of Object.entries(person)) expect(field(name)).toHaveValue(value);
  await press(user, 'Back to the previous step');
  for (const [name, value] of Object.entries(account)) expect(field(name)).toHaveValue(value);
  await press(user, 'Continue');
  await press(user, 'Continue');
  expect(field('Username')).toHaveValue('ada');
});

test('goes back to sign-in from step 1', async () => {
  const { user, address } = await renderAuth('/auth/register');
  await press(user, 'Back to sign in');
  expect(address()).toBe('/auth/login');
});

test('says under the field what a username may be', async () => {
  await goToStep3();
  expect(field('Username')).toHaveAccessibleDescription(
    '3 to 32 characters: letters, numbers, dots, hyphens, or underscores. Begin with a letter or a number.',
  );
});

test('enforces the password rules, the confirmation and the terms', async () => {
  const user = await goToStep3();
  await fill(user, { Username: 'ada', Password: 'secret', 'Confirm password': 'secrets' });
  await press(user, 'Register');
  expect(field('Password')).toHaveFocus();
  expect(field('Password')).toHaveAccessibleDescription(/meets every requirement/);
  expect(field('Confirm password')).toHaveAccessibleDescription('The two passwords don’t match.');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to register.');
  expect(log).not.toHaveBeenCalled();
});

test('hands in all three steps without the secrets, and shows that they were received', async () => {
  await registerAda();
  expect(log.mock.calls).toEqual([
    [
      'Registration',
      {
        accountNumber: '•••• 7890',
        phone: '+1 555 010 0134',
        firstName: 'Ada',
        lastName: 'Byron',
        dateOfBirth: '1990-12-31',
        email: 'ada@example.com',
        username: 'ada',
        terms: true,
      },
    ],
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Registration Received' })).toHaveFocus();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  expect(document.title).toBe('Registration Received · International Bank');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
});
