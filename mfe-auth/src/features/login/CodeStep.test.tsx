import { setSession } from '@bank/shared/session';
import { problem } from '@bank/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderAuth } from '../../testing/renderAuth';

const started = { proof: 'proof', expiresAt: '2026-11-20T10:00:00.000Z', hasApp: true, hasPasskey: true };
const wrong = problem(422, { errors: [{ path: '/code', message: 'Wrong.' }], type: '/problems/wrong-code' });
const SEND = 'POST /auth/login/code';

afterEach(() => act(() => setSession('signed-out')));

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const code = () => screen.getByRole('textbox', { name: 'Verification code' });

async function open(body: object = started) {
  const bank = await renderAuth('/auth/login', {
    mode: 'live',
    api: { 'POST /auth/login': { status: 202, body } },
  });
  await bank.user.type(screen.getByRole('textbox', { name: 'Username' }), 'ada');
  await bank.user.type(screen.getByLabelText('Password'), 'secret');
  await press(bank.user, 'Sign in');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Confirm It’s You' })).toHaveFocus());
  return bank;
}

test('asks for a code before anybody is signed in, and again when it is wrong', async () => {
  const { user, api, address } = await open();
  api.answer(SEND, wrong, {});
  expect(address()).toBe('/auth/login');
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code(), '123 456');
  await press(user, 'Sign in');
  await waitFor(() =>
    expect(code()).toHaveAccessibleDescription(/^That code isn’t correct, or it’s been used already/),
  );
  await press(user, 'Sign in');

  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(api.callsOf(SEND)[0]?.body).toEqual({ proof: 'proof', code: '123456' });
});

test('takes a recovery code in the place of the app’s', async () => {
  const { user, api, address } = await open();
  api.answer(SEND, {});
  await press(user, 'Use a recovery code');
  const recovery = screen.getByRole('textbox', { name: 'Recovery code' });
  await user.type(recovery, 'ABCD-EFGH-2345');
  await press(user, 'Sign in');
  expect(recovery).toHaveAccessibleDescription('Enter the 16 letters and digits of a recovery code.');
  await user.type(recovery, '-mnpq');
  await press(user, 'Sign in');

  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(api.callsOf(SEND)[0]?.body).toEqual({ proof: 'proof', code: 'ABCD-EFGH-2345-mnpq' });
});

test('leads back to the password when the proof counts no more, and says how long to wait', async () => {
  const { user, api } = await open();
  api.answer(
    SEND,
    problem(429, { type: '/problems/too-many-attempts', retryAfter: 60 }),
    problem(410, { type: '/problems/code-expired' }),
  );
  await user.type(code(), '123456');
  await press(user, 'Sign in');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many attempts/);
  await press(user, 'Sign in');

  expect(await screen.findByRole('alert')).toHaveTextContent('Sign in with your password again.');
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('asks for a passkey, or a recovery code, where there is no app', async () => {
  Object.assign(window, { PublicKeyCredential: class {} });
  const { user, api } = await open({ ...started, hasApp: false });
  api.answer('POST /auth/passkey/options', problem(503));
  expect(screen.queryByRole('textbox')).toBeNull();
  await press(user, 'Sign in with a passkey');
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toHaveAttribute('type', 'submit');
  await press(user, 'Use a recovery code');
  expect(screen.getByRole('textbox', { name: 'Recovery code' })).toBeVisible();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

test('asks for a recovery code alone in a browser that has no passkeys', async () => {
  await open({ ...started, hasApp: false });
  expect(screen.getByRole('textbox', { name: 'Recovery code' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /app|passkey/ })).toBeNull();
});
