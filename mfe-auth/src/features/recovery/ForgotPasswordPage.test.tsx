import { act, fireEvent, screen } from '@testing-library/react';
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

test.each([
  ['moves the pointer over the text', () => fireEvent.pointerMove(screen.getByText('+1 555 010 0134'))],
  ['touches it', () => fireEvent.pointerDown(screen.getByText('+1 555 010 0134'))],
  ['scrolls', () => fireEvent.wheel(screen.getByRole('heading'))],
  ['presses a key', () => fireEvent.keyDown(screen.getByRole('heading'), { key: 'ArrowDown' })],
  ['moves the focus to a link', () => act(() => screen.getByRole('link', { name: 'Back to Sign In' }).focus())],
])('does not go on by itself once the customer %s', async (_, read) => {
  const { address } = await send();
  expect(screen.getByText(/We’ll take you to the next step in a moment/)).toBeVisible();
  pass(SENT_REDIRECT_MS - 1);
  read();
  pass(SENT_REDIRECT_MS);
  expect(address()).toBe('/auth/forgot-password');
  expect(screen.getByText(/Continue when you’re ready/)).toBeVisible();
});

test('goes on by itself while the Enter key that sent the form is held', async () => {
  const { address } = await send();
  fireEvent.keyDown(screen.getByRole('heading'), { key: 'Enter', repeat: true });
  pass(SENT_REDIRECT_MS);
  expect(address()).toBe('/auth/reset-password');
});

test.each(['by itself', 'by the link'])('repeats on the next page where the link was sent, reached %s', async (way) => {
  const { user, address } = await send();
  if (way === 'by itself') pass(SENT_REDIRECT_MS);
  else await user.click(screen.getByRole('link', { name: 'Continue to Reset' }));
  expect(screen.getByText('+1 555 010 0134')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Send again or change number' }));
  expect(address()).toBe('/auth/forgot-password');
  expect(phone()).toHaveValue('+1 555 010 0134');
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
