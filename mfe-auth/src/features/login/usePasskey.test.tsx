import { setSession } from '@bank/shared/session';
import { problem } from '@bank/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderAuth } from '../../testing/renderAuth';

const get = jest.fn();
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const credential = {
  id: 'AAAA',
  rawId: bytes('one'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('{}'), authenticatorData: bytes('data'), signature: bytes('signed') },
};

beforeEach(() => {
  get.mockReset();
  const isConditionalMediationAvailable = async () => true;
  Object.assign(window, { PublicKeyCredential: Object.assign(() => {}, { isConditionalMediationAvailable }) });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
});
afterEach(() => {
  act(() => setSession('signed-out'));
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

const open = () =>
  renderAuth('/auth/login', {
    mode: 'live',
    api: { 'POST /auth/passkey/options': { body: { challenge: 'AAAA' } }, 'POST /auth/passkey': {} },
  });
const button = () => screen.getByRole('button', { name: 'Sign in with a passkey' });
const never = () => new Promise(() => {});
const no = (name: string) => Object.assign(new Error('No.'), { name });

test('is in no demonstration, nor in a browser that has none', async () => {
  const sample = await renderAuth('/auth/login');
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
  sample.unmount();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  const { api } = await open();

  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveAttribute('autocomplete', 'username');
  expect(api.calls).toEqual([]);
});

test('signs in whoever picks a passkey at the username', async () => {
  get.mockResolvedValueOnce(credential);
  const { api, address } = await open();

  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional' }));
  expect(api.callsOf('POST /auth/passkey')[0]?.body).toMatchObject({ credential: { id: 'AAAA', type: 'public-key' } });
});

test('asks at once when the button is pressed, and waits at the username again when the customer picks none', async () => {
  get.mockImplementationOnce(never).mockRejectedValueOnce(no('NotAllowedError')).mockImplementation(never);
  const { user, api } = await open();
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveAttribute('autocomplete', 'username webauthn');
  await user.click(button());

  await waitFor(() => expect(get).toHaveBeenCalledTimes(3));
  expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual(['conditional', undefined, 'conditional']);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(api.callsOf('POST /auth/passkey/options')).toHaveLength(3);
});

test('says that a passkey was refused, and takes another challenge', async () => {
  get.mockImplementationOnce(never).mockResolvedValueOnce(credential).mockImplementation(never);
  const { user, api } = await open();
  api.answer('POST /auth/passkey', problem(422, { type: '/problems/passkey-refused' }));
  await user.click(button());

  expect(await screen.findByText(/couldn’t sign you in with this passkey/)).toBeVisible();
  await waitFor(() => expect(api.callsOf('POST /auth/passkey/options')).toHaveLength(3));
});

test('calls the ceremony off when the page is left', async () => {
  get.mockImplementation(never);
  const { user } = await open();
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  const [[{ signal }]] = get.mock.calls;
  await user.click(screen.getByRole('link', { name: 'Sign up here' }));

  expect(signal.aborted).toBe(true);
});
