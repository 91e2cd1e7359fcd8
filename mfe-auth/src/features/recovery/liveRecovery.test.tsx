import { screen } from '@testing-library/react';
import { mockLiveBank } from '../../testing/mockLiveBank';
import { press } from '../../testing/press';
import { renderAuth } from '../../testing/renderAuth';

let bank: ReturnType<typeof mockLiveBank>;

beforeEach(() => {
  jest.useFakeTimers();
  bank = mockLiveBank();
});
afterEach(() => jest.useRealTimers());

const field = (name: string) => screen.getByLabelText(name);
const alert = () => screen.getByRole('alert');

async function askForCode() {
  const user = renderAuth('/auth/forgot-password');
  await user.type(field('Phone number'), ' +1 800 555 0142 ');
  await press(user, 'Reset Password');
}

async function reset() {
  const user = renderAuth('/auth/reset-password');
  await user.type(field('Verification code'), '123456');
  await user.type(field('New password'), 'Secret-123');
  await user.type(field('Confirm password'), 'Secret-123');
  await press(user, 'Reset Password');
  return user;
}

test('asks for a code, and says the same whether or not the number is known', async () => {
  await askForCode();

  expect(bank.sent()).toEqual([{ url: '/auth/forgot-password', data: { phone: '+1 800 555 0142' } }]);
  expect(screen.getByRole('heading', { name: 'Check Your Email' })).toHaveFocus();
  expect(screen.getByText(/is registered with us, a code with 6 digits is on its way/)).toBeVisible();
});

test('keeps the number when the bank cannot be reached', async () => {
  bank.failNetwork();
  await askForCode();

  expect(alert()).toHaveTextContent('We could not reach the bank.');
  expect(field('Phone number')).toHaveValue(' +1 800 555 0142 ');
});

test('says for how long no code is sent when too many were asked for, and keeps the number', async () => {
  const detail = 'There were too many attempts. Try again in 15 minutes.';
  bank.rejectWith(429, { type: '/problems/too-many-attempts', detail, retryAfter: 870 });
  await askForCode();

  expect(alert()).toHaveTextContent(detail);
  expect(field('Phone number')).toHaveValue(' +1 800 555 0142 ');
});

test('sets the new password with the code', async () => {
  await reset();

  expect(bank.sent()).toEqual([{ url: '/auth/reset-password', data: { code: '123456', password: 'Secret-123' } }]);
  expect(screen.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
});

test.each([
  ['Verification code', '/code', 'This code is not right. You have 4 tries left.'],
  ['New password', '/password', 'This password is too common.'],
])('shows what is wrong with the %s at its field, and keeps what was typed', async (name, path, message) => {
  bank.rejectWith(422, { detail: 'Check your entries.', errors: [{ path, message }] });
  await reset();

  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(field(name)).toHaveFocus();
  expect(field('Verification code')).toHaveValue('123456');
  expect(field('New password')).toHaveValue('Secret-123');
});

test('leads to a new code when the old one has expired', async () => {
  bank.rejectWith(410, { type: '/problems/code-expired', detail: 'This code has expired.' });
  await reset();

  expect(alert()).toHaveTextContent('This code can no longer be used');
  expect(screen.getByRole('link', { name: 'Ask for a new code' })).toHaveAttribute('href', '/auth/forgot-password');
});
