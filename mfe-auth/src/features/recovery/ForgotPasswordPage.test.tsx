import { act, screen } from '@testing-library/react';
import { press } from '../../testing/press';
import { renderAuth } from '../../testing/renderAuth';
import { SENT_REDIRECT_MS } from './ResetMessageSent';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const phone = () => screen.getByRole('textbox', { name: 'Phone number' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

async function send() {
  const bank = await renderAuth('/auth/forgot-password');
  await bank.user.type(phone(), '+1 555 010 0134');
  await press(bank.user, 'Reset Password');
  return bank;
}

test('asks for the phone number', async () => {
  const { user } = await renderAuth('/auth/forgot-password');
  expect(screen.getByText('Enter phone number registered with your bank account')).toBeVisible();
  expect(phone()).toHaveAttribute('name', 'phone');
  expect(phone()).toHaveAttribute('type', 'tel');
  expect(phone()).toHaveAttribute('autocomplete', 'tel');
  await press(user, 'Reset Password');
  expect(phone()).toHaveFocus();
  expect(phone()).toHaveAccessibleDescription('Enter your phone number.');
});

test('refuses what is no phone number and keeps it', async () => {
  const { user } = await renderAuth('/auth/forgot-password');
  await user.type(phone(), 'my phone');
  await press(user, 'Reset Password');
  expect(phone()).toHaveAccessibleDescription(/for example/);
  expect(phone()).toHaveValue('my phone');
});

test('says where the link was sent, and moves the focus there', async () => {
  await send();
  expect(screen.getByRole('heading', { level: 1, name: 'Check Your Email' })).toHaveFocus();
  expect(screen.getByText('+1 555 010 0134')).toBeVisible();
  expect(document.title).toBe('Check Your Email · International Bank');
});

test('goes on to the reset by itself after two seconds', async () => {
  const { address } = await send();
  pass(SENT_REDIRECT_MS - 1);
  expect(address()).toBe('/auth/forgot-password');
  pass(1);
  expect(address()).toBe('/auth/reset-password');
});

test('goes on at once when asked to', async () => {
  const { user, address } = await send();
  await user.click(screen.getByRole('link', { name: 'Continue to Reset' }));
  expect(address()).toBe('/auth/reset-password');
});

test('does not pull back a customer who has gone to sign-in', async () => {
  const { user, address } = await send();
  await user.click(screen.getByRole('link', { name: 'Back to Sign In' }));
  pass(SENT_REDIRECT_MS);
  expect(address()).toBe('/auth/login');
});
