import { act, screen, within } from '@testing-library/react';
import { press, settle } from '../../testing/press';
import { renderAuth } from '../../testing/renderAuth';
import { COMPLETE_REDIRECT_MS } from './PasswordResetComplete';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const code = () => screen.getByRole('textbox', { name: 'Verification code' });
const password = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm password');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

async function fill(secret = 'Secret-123', again = secret) {
  const bank = await renderAuth('/auth/reset-password');
  await bank.user.type(code(), '123456');
  await bank.user.type(password(), secret);
  await bank.user.type(confirmation(), again);
  await press(bank.user, 'Reset Password');
  return bank;
}

test('tells browsers and phones what each field is', async () => {
  await renderAuth('/auth/reset-password');
  expect(screen.getByText('Enter the code from your email and create a new password')).toBeVisible();
  expect(code()).toHaveAttribute('name', 'code');
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code()).toHaveAttribute('inputmode', 'numeric');
  expect(password()).toHaveAttribute('name', 'password');
  expect(confirmation()).toHaveAttribute('name', 'confirmPassword');
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  expect(confirmation()).toHaveAttribute('autocomplete', 'new-password');
});

test('says nothing of a message to a customer who comes another way', async () => {
  await renderAuth('/auth/reset-password');
  expect(screen.queryByRole('link', { name: 'Send again or change number' })).not.toBeInTheDocument();
});

test('takes a pasted code with a space or hyphens, and six digits at most', async () => {
  const { user } = await renderAuth('/auth/reset-password');
  await user.click(code());
  await user.paste('12-34 567');
  expect(code()).toHaveValue('123456');
});

test('asks for every field and goes to the first', async () => {
  const { user } = await renderAuth('/auth/reset-password');
  await press(user, 'Reset Password');
  expect(code()).toHaveFocus();
  expect(code()).toHaveAccessibleDescription('Enter the verification code.');
  expect(password()).toHaveAccessibleDescription(/Enter a password\./);
  expect(confirmation()).toHaveAccessibleDescription('Enter the password again.');
});

test('marks each requirement as it is met while one types', async () => {
  const { user } = await renderAuth('/auth/reset-password');
  const rules = () =>
    within(screen.getByRole('list', { name: 'Password requirements' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(rules()).toEqual([
    'At least 8 characters, not met yet',
    'Uppercase and lowercase letters, not met yet',
    'At least one number, not met yet',
    'At least one special character, not met yet',
  ]);
  await user.type(password(), 'Ab1');
  expect(rules()).toEqual([
    'At least 8 characters, not met yet',
    'Uppercase and lowercase letters, met',
    'At least one number, met',
    'At least one special character, not met yet',
  ]);
});

test('refuses a password that misses a requirement', async () => {
  await fill('secret');
  expect(password()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription(/meets every requirement/);
  expect(screen.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
});

test('refuses a confirmation that differs, until one of the two is corrected', async () => {
  const { user } = await fill('Secret-123', 'Secret-124');
  expect(confirmation()).toHaveFocus();
  expect(confirmation()).toHaveAccessibleDescription('The two passwords don’t match.');
  await user.type(password(), '{Backspace}4');
  await settle();
  expect(confirmation()).not.toHaveAccessibleDescription();
});

test('says that the reset is complete, and moves the focus there', async () => {
  await fill();
  expect(screen.getByRole('heading', { level: 1, name: 'Password Reset Complete' })).toHaveFocus();
  expect(
    screen.getByText('Your password has been successfully updated. You can now sign in with your new password.'),
  ).toBeVisible();
  expect(document.title).toBe('Password Reset Complete · International Bank');
});

test('returns to sign-in by itself after three seconds', async () => {
  const { address } = await fill();
  pass(COMPLETE_REDIRECT_MS - 1);
  expect(address()).toBe('/auth/reset-password');
  pass(1);
  expect(address()).toBe('/auth/login');
});

test('returns to sign-in at once when asked to, and leaves the customer alone after that', async () => {
  const { user, address } = await fill();
  await user.click(screen.getByRole('link', { name: 'Continue to Sign In' }));
  await user.click(screen.getByRole('link', { name: 'Sign up here' }));
  pass(COMPLETE_REDIRECT_MS);
  expect(address()).toBe('/auth/register');
});

test('has a show and hide button for each password', async () => {
  const { user } = await renderAuth('/auth/reset-password');
  await press(user, 'Show new password');
  expect(password()).toHaveAttribute('type', 'text');
  expect(confirmation()).toHaveAttribute('type', 'password');
  await press(user, 'Show confirm password');
  expect(confirmation()).toHaveAttribute('type', 'text');
});
