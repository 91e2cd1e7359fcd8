import { SAMPLE_SIGN_IN_MS, setSession, useSession } from '@bank/shared/session';
import type { BankOptions } from '@bank/shared/testing';
import { act, screen } from '@testing-library/react';
import { press } from '../../testing/press';
import { renderAuth } from '../../testing/renderAuth';

/** How often somebody has been signed in. */
let signIns: number;
useSession.subscribe(({ status }) => {
  if (status === 'signed-in') signIns += 1;
});

beforeEach(() => {
  jest.useFakeTimers();
  signIns = 0;
});
afterEach(() => {
  act(() => setSession('signed-out'));
  jest.useRealTimers();
});

const username = () => screen.getByRole('textbox', { name: 'Username' });
const password = () => screen.getByLabelText('Password');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function signInAt(path = '/auth/login', options: BankOptions = {}) {
  const bank = await renderAuth(path, options);
  await bank.user.type(username(), 'ada');
  await bank.user.type(password(), 'secret');
  await press(bank.user, 'Sign in');
  return bank;
}

test('names its fields for forms and password managers', async () => {
  await renderAuth('/auth/login');
  expect(username()).toHaveAttribute('name', 'username');
  expect(username()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('name', 'password');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('is busy for two seconds, welcomes the customer and leads to the dashboard', async () => {
  const { address, toasts } = await signInAt();
  expect(screen.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  await pass(SAMPLE_SIGN_IN_MS - 1);
  expect(address()).toBe('/auth/login');
  await pass(1);
  expect(address()).toBe('/dashboard');
  expect(toasts()).toEqual([
    {
      kind: 'success',
      title: 'Welcome Back!',
      description: 'Login successful. Redirecting to your dashboard...',
    },
  ]);
});

test('leads back to where the customer wanted to go, and says nothing of the dashboard there', async () => {
  const { address, toasts } = await signInAt('/auth/login?returnTo=%2Faccounts%3Fview%3Dall');
  await pass(SAMPLE_SIGN_IN_MS);
  expect(address()).toBe('/accounts?view=all');
  expect(toasts()).toEqual([]);
});

test('follows no address of another site', async () => {
  const { address } = await signInAt('/auth/login?returnTo=%2F%2Fevil.example');
  await pass(SAMPLE_SIGN_IN_MS);
  expect(address()).toBe('/dashboard');
});

test('signs in once, however often it is asked to', async () => {
  const { user, toasts } = await signInAt();
  await press(user, 'Signing In...');
  await user.type(password(), '{Enter}');
  await pass(SAMPLE_SIGN_IN_MS);
  expect(signIns).toBe(1);
  expect(toasts()).toHaveLength(1);
});

test('asks for both fields and goes to the first that is missing', async () => {
  const { user } = await renderAuth('/auth/login');
  await press(user, 'Sign in');
  expect(username()).toHaveFocus();
  expect(username()).toHaveAccessibleDescription('Enter your username.');
  expect(password()).toHaveAccessibleDescription('Enter your password.');
  await pass(SAMPLE_SIGN_IN_MS);
  expect(signIns).toBe(0);
});

test('says why it failed, keeps what was typed, and can be tried again', async () => {
  const { user, api, address } = await signInAt('/auth/login', {
    mode: 'live',
    api: { 'POST /auth/login': { status: 401 } },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('That username or password isn’t correct.');
  expect(username()).toHaveValue('ada');
  expect(password()).toHaveValue('secret');
  api.answer('POST /auth/login', {});
  await press(user, 'Sign in');
  expect(address()).toBe('/dashboard');
});

test('cancels the sign-in when the customer leaves the page', async () => {
  const { user, address, toasts } = await signInAt();
  await user.click(screen.getByRole('link', { name: 'Sign up here' }));
  await pass(SAMPLE_SIGN_IN_MS);
  expect(address()).toBe('/auth/register');
  expect(useSession.getState().status).toBe('signed-out');
  expect(toasts()).toEqual([]);
});

test('shows the password on demand, and hides it again when it is sent', async () => {
  const { user } = await renderAuth('/auth/login');
  await user.type(username(), 'ada');
  await user.type(password(), 'secret');
  await press(user, 'Show password');
  expect(password()).toHaveAttribute('type', 'text');
  await press(user, 'Sign in');
  expect(password()).toHaveAttribute('type', 'password');
});

test.each([
  ['es', 'Hola de nuevo', 'Usuario', 'Iniciar sesión'],
  ['ar', 'مرحبًا بعودتك', 'اسم المستخدم', 'تسجيل الدخول'],
])('is in the language of the page: %s', async (language, title, name, submit) => {
  await renderAuth('/auth/login', { language });

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('textbox', { name })).toBeVisible();
  expect(screen.getByRole('button', { name: submit })).toBeVisible();
});

test('changes its language where it stands, and keeps what was typed', async () => {
  const { user } = await renderAuth('/auth/login');
  await user.type(username(), 'ada');

  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Español' }));

  expect(screen.getByRole('textbox', { name: 'Usuario' })).toHaveValue('ada');
  expect(screen.getByRole('button', { name: 'Idioma: Español' })).toHaveFocus();
});
