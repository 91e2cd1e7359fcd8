import { type ApiReply, problem } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import { press } from '../../testing/press';
import { renderAuth } from '../../testing/renderAuth';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const field = (name: string) => screen.getByLabelText(name);
const alert = () => screen.getByRole('alert');

async function askForCode(reply: ApiReply = {}) {
  const { user, api } = await renderAuth('/auth/forgot-password', {
    mode: 'live',
    api: { 'POST /auth/forgot-password': reply },
  });
  await user.type(field('Phone number'), ' +١ ٨٠٠ ۵۵۵ 0142 ');
  await press(user, 'Reset Password');
  return { user, api };
}

async function reset(reply: ApiReply = {}) {
  const { user, api } = await renderAuth('/auth/reset-password', {
    mode: 'live',
    api: { 'POST /auth/reset-password': reply },
  });
  await user.type(field('Verification code'), '123456');
  await user.type(field('New password'), 'Secret-123');
  await user.type(field('Confirm password'), 'Secret-123');
  await press(user, 'Reset Password');
  return api;
}

test('asks for a code, and says the same whether or not the number is known', async () => {
  const { api } = await askForCode();

  expect(api.calls).toMatchObject([{ name: 'POST /auth/forgot-password', body: { phone: '+1 800 555 0142' } }]);
  expect(screen.getByRole('heading', { name: 'Check Your Email' })).toHaveFocus();
  expect(screen.getByText(/is registered with us, we’ve sent a 6-digit code/)).toBeVisible();
});

test('keeps the number when the bank cannot be reached', async () => {
  await askForCode('broken');

  expect(alert()).toHaveTextContent('We couldn’t reach the bank.');
  expect(field('Phone number')).toHaveValue(' +1 800 555 0142 ');
});

test('says for how long no code is sent when too many were asked for, and keeps the number', async () => {
  const detail = 'Too many attempts. Try again in 15 minutes.';
  await askForCode(problem(429, { type: '/problems/too-many-attempts', detail, retryAfter: 870 }));

  expect(alert()).toHaveTextContent(detail);
  expect(field('Phone number')).toHaveValue(' +1 800 555 0142 ');
});

test('sets the new password with the code', async () => {
  const { calls } = await reset();

  expect(calls).toMatchObject([
    { name: 'POST /auth/reset-password', body: { code: '123456', password: 'Secret-123' } },
  ]);
  expect(screen.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
});

test.each([
  ['Verification code', '/code', 'That code isn’t correct. You have 4 tries left.'],
  ['New password', '/password', 'This password is too common.'],
])('shows what is wrong with the %s at its field, and keeps what was typed', async (name, path, message) => {
  await reset(problem(422, { detail: 'Check your entries.', errors: [{ path, message }] }));

  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(field(name)).toHaveFocus();
  expect(field('Verification code')).toHaveValue('123456');
  expect(field('New password')).toHaveValue('Secret-123');
});

test('leads to a new code when the old one has expired', async () => {
  await reset(problem(410, { type: '/problems/code-expired', detail: 'This code has expired.' }));

  expect(alert()).toHaveTextContent('This code is no longer valid');
  expect(screen.getByRole('link', { name: 'Ask for a new code' })).toHaveAttribute('href', '/auth/forgot-password');
});
