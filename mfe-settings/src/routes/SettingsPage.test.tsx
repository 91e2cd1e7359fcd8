import { useSession } from '@bank/shared/session';
import { type BankOptions, problem, renderInBank } from '@bank/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../../remote';
import SettingsPage from './SettingsPage';

const profile = {
  firstName: 'Amelia',
  lastName: 'Hart',
  email: 'a@mail.example',
  phone: '+1 800 555 0176',
  customerSince: '2019-03-04',
};
const passkey = { id: 'one', name: 'Phone', addedAt: '2026-11-01T10:00:00.000Z' };
const answers: NonNullable<BankOptions['api']> = {
  'GET /auth/me': { body: profile },
  'GET /passkeys': { body: [passkey] },
  'GET /two-step': { body: { isOn: false, hasApp: false, recoveryCodes: 0 } },
  'GET /sessions': { body: [] },
  'GET /activity': { body: [] },
};

const open = () => renderInBank(<SettingsPage />, { remote });
const openLive = (api: BankOptions['api'] = {}) =>
  renderInBank(<SettingsPage />, { remote, mode: 'live', api: { ...answers, ...api } });
const section = (name: string) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const confirm = (user: UserEvent, name: string) => user.click(dialog().getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

test('is named once, and shows what other remotes add', async () => {
  await renderInBank(<SettingsPage />, {
    remote,
    slots: {
      'bank/settings/section@1': [{ id: 'alerts', title: 'Alerts', component: () => <h2>How we tell you</h2> }],
    },
  });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  expect(await screen.findByRole('heading', { name: 'How we tell you' })).toBeVisible();
});

test('opens at the section that the address names', async () => {
  const scrolled: (string | null)[] = [];
  HTMLElement.prototype.scrollIntoView = function scroll() {
    scrolled.push(this.getAttribute('aria-labelledby'));
  };
  await renderInBank(<SettingsPage />, { remote, path: '/settings#sessions' });
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');

  expect(scrolled).toEqual(['settings-sessions']);
});

test('adds, renames and removes a passkey, without a server too', async () => {
  const { user } = await open();
  const passkeys = section('Passkeys');
  await press(user, 'Add a passkey');
  await user.clear(dialog().getByRole('textbox', { name: 'Name' }));
  await confirm(user, 'Continue');
  expect(dialog().getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.');
  await user.type(dialog().getByRole('textbox', { name: 'Name' }), 'Laptop');
  await confirm(user, 'Continue');
  expect(await passkeys.findByText('Laptop')).toBeVisible();

  await press(user, 'Rename Laptop');
  await user.type(dialog().getByRole('textbox', { name: 'Name' }), ' at home');
  await confirm(user, 'Save');
  await press(user, 'Remove Laptop at home');
  await confirm(user, 'Remove');

  await waitFor(() => expect(passkeys.queryByText('Laptop at home')).not.toBeInTheDocument());
  expect(section('Recent activity').getByText('Passkey removed')).toBeVisible();
});

test('asks for the password where the bank does, and then does what was asked', async () => {
  const { user, api } = await openLive();
  api.answer('DELETE /passkeys/one', problem(403, { type: '/problems/confirmation-needed' }), { status: 204 });
  api.answer(
    'POST /auth/confirmation',
    problem(422, { errors: [{ path: '/password', message: 'Wrong.' }], type: '/problems/invalid' }),
    { status: 204 },
  );

  await press(user, 'Remove Phone');
  await confirm(user, 'Remove');
  expect(await dialog().findByRole('alert')).toHaveTextContent('Enter your password to show that it’s you.');
  expect(dialog().getByLabelText('Your password')).toHaveFocus();
  await user.keyboard('Wrong-1');
  await confirm(user, 'Remove');
  await waitFor(() => expect(dialog().getByLabelText('Your password')).toHaveAccessibleDescription('Wrong.'));
  await confirm(user, 'Remove');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf('DELETE /passkeys/one')).toHaveLength(2);
});

test('asks for a mailed code where the bank does, after the password, and then does what was asked', async () => {
  const { user, api } = await openLive({ 'GET /two-step': { body: { isOn: true, hasApp: true, recoveryCodes: 8 } } });
  api.answer(
    'DELETE /two-step',
    problem(403, { type: '/problems/confirmation-needed' }),
    problem(403, { type: '/problems/code-needed' }),
    { status: 204 },
  );
  api.answer('POST /auth/confirmation', { status: 204 });
  api.answer('POST /auth/confirmation/code', { status: 202, body: { proof: 'proof', expiresAt: '' } });
  api.answer(
    'POST /auth/confirmation/mailed',
    problem(422, { errors: [{ path: '/code', message: 'Wrong.' }], type: '/problems/wrong-code' }),
    { status: 204 },
  );

  await user.click(await section('Two-step sign-in').findByRole('button', { name: 'Turn off' }));
  await confirm(user, 'Turn off');
  await user.type(await dialog().findByLabelText('Your password'), 'Quiet-1');
  await confirm(user, 'Turn off');
  const code = await dialog().findByRole('textbox', { name: 'Code from our email' });
  expect(code).toHaveFocus();
  expect(dialog().getByRole('alert')).toHaveTextContent('Enter the code from our email to show that it’s you.');
  expect(dialog().queryByLabelText('Your password')).not.toBeInTheDocument();
  await user.type(code, '12345');
  await confirm(user, 'Turn off');
  expect(code).toHaveAccessibleDescription(/We’ve sent it to your email address\..*Enter the six digits of the code\./);
  await user.type(code, '6');
  await confirm(user, 'Turn off');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/code isn’t correct|Wrong\./));
  await confirm(user, 'Turn off');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf('POST /auth/confirmation')).toHaveLength(1);
  expect(api.callsOf('POST /auth/confirmation/mailed')[1]?.body).toEqual({ proof: 'proof', code: '123456' });
});

test('gives a code back once, and says so where it is over or none can be sent', async () => {
  const { user, api } = await openLive({ 'POST /auth/confirmation/mailed': { status: 204 } });
  const needed = problem(403, { type: '/problems/code-needed' });
  api.answer('DELETE /passkeys/one', needed, needed, problem(409, { type: '/problems/passkey-needed' }));
  api.answer('POST /auth/confirmation/code', problem(429, { detail: 'Wait.' }), {
    status: 202,
    body: { proof: 'proof' },
  });

  await press(user, 'Remove Phone');
  await confirm(user, 'Remove');
  expect(await dialog().findByRole('alert')).toHaveTextContent(/Wait\.|Too many attempts/);
  expect(dialog().queryByRole('textbox')).not.toBeInTheDocument();
  await confirm(user, 'Remove');
  await user.type(await dialog().findByRole('textbox', { name: 'Code from our email' }), '١٢٣ ٤٥٦');
  await confirm(user, 'Remove');
  await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('This passkey is your second step'));
  await confirm(user, 'Remove');
  await waitFor(() => expect(api.callsOf('DELETE /passkeys/one')).toHaveLength(4));
  expect(api.callsOf('POST /auth/confirmation/mailed').map(({ body }) => body)).toEqual([
    { proof: 'proof', code: '123456' },
  ]);

  api.answer('DELETE /passkeys/one', needed);
  api.answer('POST /auth/confirmation/mailed', problem(410, { type: '/problems/code-expired' }));
  await confirm(user, 'Remove');
  await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('Enter the code from our email'));
  await confirm(user, 'Remove');
  await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('Close it and start again.'));
});

test('asks for any six digits where a passkey was there before, without a server', async () => {
  const { user } = await open();
  const passkeys = section('Passkeys');
  await user.click(await passkeys.findByRole('button', { name: 'Remove Phone' }));
  await confirm(user, 'Remove');
  const code = await dialog().findByRole('textbox', { name: 'Code from our email' });
  expect(code).toHaveAccessibleDescription(/In this demonstration any six digits will do\./);
  await user.type(code, '123456');
  await confirm(user, 'Remove');

  expect(await passkeys.findByText('No passkeys yet')).toBeVisible();
});

test('offers no passkey in a browser that has none', async () => {
  await openLive({ 'GET /passkeys': { body: [] } });

  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  expect(screen.getByText(/This browser doesn’t support passkeys/)).toBeVisible();
});

test('turns two-step sign-in on and off, without a server too', async () => {
  const { user } = await open();
  const twoStep = section('Two-step sign-in');
  await user.click(await twoStep.findByRole('button', { name: 'Use an app' }));
  await confirm(user, 'Continue');
  expect(await dialog().findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Copy the key' }));
  expect(await dialog().findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^[A-Z2-7]{32}$/);
  await user.type(dialog().getByRole('textbox', { name: 'Code from the app' }), '۱۲۳٤٥');
  await confirm(user, 'Turn on');
  expect(dialog().getByRole('textbox')).toHaveAccessibleDescription('Enter the six digits of the code.');
  await user.type(dialog().getByRole('textbox'), '6');
  await confirm(user, 'Turn on');

  expect(await dialog().findAllByRole('listitem')).toHaveLength(8);
  await confirm(user, 'I’ve saved them');
  expect(await twoStep.findByText(/8 recovery codes left/)).toBeVisible();
  await user.click(twoStep.getByRole('button', { name: 'Turn off' }));
  await confirm(user, 'Turn off');

  expect(await twoStep.findByText('Your password alone signs you in.')).toBeVisible();
  expect(section('Recent activity').getByText('Two-step sign-in turned off')).toBeVisible();
});

test('turns two-step sign-in on with the code that the bank takes, after the password where it asks for it', async () => {
  const { user, api } = await openLive({ 'POST /auth/confirmation': { status: 204 } });
  const uri = 'otpauth://totp/Bank:ada?secret=JBSWY3DP';
  api.answer('POST /two-step/setup', problem(403, { type: '/problems/confirmation-needed' }), {
    body: { secret: 'JBSWY3DP', uri, expiresAt: '', isCodeMailed: true },
  });
  const wrong = { errors: [{ path: '/code', message: 'Wrong.' }], type: '/problems/wrong-code' };
  api.answer('POST /two-step', problem(422, wrong), problem(410, { type: '/problems/code-expired' }), {
    status: 201,
    body: { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] },
  });
  await user.click(await section('Two-step sign-in').findByRole('button', { name: 'Use an app' }));
  await confirm(user, 'Continue');
  await user.type(await dialog().findByLabelText('Your password'), 'Quiet-1');
  await confirm(user, 'Continue');
  expect(await dialog().findByText('JBSW Y3DP')).toBeVisible();
  const appCode = () => dialog().getByRole('textbox', { name: 'Code from the app' });
  await user.type(appCode(), '123 456');
  await confirm(user, 'Turn on');
  const mailed = dialog().getByRole('textbox', { name: 'Code from our email' });
  expect(mailed).toHaveAccessibleDescription(/signed in with your password alone.*Enter the six digits/);
  await user.type(mailed, '654321');
  await confirm(user, 'Turn on');
  await waitFor(() => expect(appCode()).toHaveAccessibleDescription(/code isn’t correct|Wrong\./));
  await confirm(user, 'Turn on');
  expect(await dialog().findByRole('alert')).toHaveTextContent('Close it and start again.');
  await confirm(user, 'Turn on');

  expect(await dialog().findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  expect(api.callsOf('POST /two-step')[0]?.body).toEqual({ code: '123456', mailedCode: '654321' });
});

test('makes passkeys the second step, and keeps the last one of them', async () => {
  const { user, api } = await openLive();
  const started = { secret: 'JBSWY3DP', uri: '', expiresAt: '' };
  api.answer('POST /two-step/setup', { body: { ...started, isCodeMailed: false } });
  api.answer('POST /two-step', { status: 201, body: { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] } });
  api.answer('DELETE /passkeys/one', problem(409, { type: '/problems/passkey-needed' }));
  await user.click(await section('Two-step sign-in').findByRole('button', { name: 'Use passkeys' }));
  api.answer('GET /two-step', { body: { isOn: true, hasApp: false, since: passkey.addedAt, recoveryCodes: 1 } });
  await confirm(user, 'Turn on');
  expect(await dialog().findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  expect(api.callsOf('POST /two-step')[0]?.body).toEqual({});
  await confirm(user, 'I’ve saved them');
  expect(await section('Two-step sign-in').findByText('Your passkeys')).toBeVisible();

  await user.click(section('Two-step sign-in').getByRole('button', { name: 'Use an app' }));
  expect(screen.getByRole('dialog', { name: 'Add an authenticator app' })).toBeVisible();
  await user.keyboard('{Escape}');

  await user.click(section('Passkeys').getByRole('button', { name: 'Remove Phone' }));
  await confirm(user, 'Remove');
  expect(await dialog().findByRole('alert')).toHaveTextContent('This passkey is your second step');
});

test('says how to sign in when the password alone does not change how one signs in', async () => {
  const { user, api } = await openLive();
  api.answer('POST /two-step/setup', problem(403, { type: '/problems/second-step-needed' }));
  await user.click(await section('Two-step sign-in').findByRole('button', { name: 'Use passkeys' }));
  await confirm(user, 'Turn on');

  expect(await dialog().findByRole('alert')).toHaveTextContent('Sign out, then sign in with a passkey');
  expect(dialog().queryByLabelText('Your password')).toBeNull();
});

test('signs out one session, and then all others', async () => {
  const { user } = await open();
  const sessions = section('Where you’re signed in');
  await press(user, 'Sign out Safari on iPhone');
  await confirm(user, 'Sign out');
  await waitFor(() => expect(sessions.queryByText('Safari on iPhone')).not.toBeInTheDocument());

  await press(user, 'Sign out everywhere else');
  await confirm(user, 'Sign out everywhere else');

  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
  expect(sessions.getByText('This browser')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
});

test('changes the email address once the code has come back', async () => {
  const { user, api, toasts } = await openLive({
    'PATCH /profile': { status: 202, body: { change: 'proof', expiresAt: '' } },
    'POST /profile/confirmation': { body: profile },
  });
  await press(user, 'Change email address');
  for (const wrong of ['ada', 'a@b..cd', 'a@[127.0.0.1].x']) {
    await user.clear(dialog().getByRole('textbox', { name: 'New email address' }));
    // A bracket is a key’s name otherwise.
    await user.type(dialog().getByRole('textbox'), wrong.replace('[', '[['));
    await confirm(user, 'Send the code');
    expect(dialog().getByRole('textbox')).toHaveAccessibleDescription(/^Enter an email address such as/);
  }
  await user.clear(dialog().getByRole('textbox'));
  await user.type(dialog().getByRole('textbox'), 'ada@mail.example');
  await user.type(dialog().getByLabelText('Your password'), 'Quiet-1');
  await confirm(user, 'Send the code');
  await user.type(await dialog().findByRole('textbox', { name: 'Verification code' }), '١٢٣ ٤٥٦');
  await confirm(user, 'Confirm the change');

  await waitFor(() => expect(toasts()).toEqual([{ kind: 'success', title: 'Your details have changed' }]));
  expect(api.callsOf('PATCH /profile')[0]?.body).toEqual({ email: 'ada@mail.example', password: 'Quiet-1' });
  expect(api.callsOf('POST /profile/confirmation')[0]?.body).toEqual({ change: 'proof', code: '123456' });
});

test('changes the password, and shows at its field what is wrong with it', async () => {
  const { user, api, toasts } = await openLive({
    'POST /auth/password': problem(422, {
      errors: [{ path: '/newPassword', message: 'Too easy.' }],
      type: '/problems/invalid',
    }),
  });
  await press(user, 'Change password');
  await user.type(dialog().getByLabelText('Current password'), 'Quiet-1');
  await user.type(dialog().getByLabelText('New password'), 'Velvet-Anchor-91');
  await user.type(dialog().getByLabelText('New password again'), 'Velvet-Anchor-9');
  await confirm(user, 'Change password');
  expect(dialog().getByLabelText('New password again')).toHaveAccessibleDescription('The two passwords don’t match.');
  await user.type(dialog().getByLabelText('New password again'), '1');
  await confirm(user, 'Change password');
  await waitFor(() => expect(dialog().getByLabelText('New password')).toHaveAccessibleDescription(/Too easy\./));

  api.answer('POST /auth/password', {});
  await confirm(user, 'Change password');

  await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Your password has changed' }]));
});

test('says so where something cannot be loaded, and tries again', async () => {
  const { user, api } = await openLive({ 'GET /sessions': 'broken' });
  const sessions = section('Where you’re signed in');
  expect(await sessions.findByText('We couldn’t load where you’re signed in')).toBeVisible();

  api.answer('GET /sessions', {
    body: [
      {
        ...passkey,
        isCurrent: true,
        startedAt: passkey.addedAt,
        lastSeenAt: passkey.addedAt,
        network: '10.0.0.1',
        browser: 'Firefox/145.0 (Linux)',
      },
    ],
  });
  await user.click(sessions.getByRole('button', { name: 'Try again' }));

  expect(await sessions.findByText('Firefox on Linux')).toBeVisible();
});

test.each([
  ['es', 'Configuración', 'Llaves de acceso'],
  ['ar', 'الإعدادات', 'مفاتيح المرور'],
])('is in the language of the page: %s', async (language, title, passkeys) => {
  await renderInBank(<SettingsPage />, { remote, language });

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: passkeys })).toBeVisible();
});

test('lets the customer leave for good, with the password where the bank asks for it, and signs them out', async () => {
  const { user, api } = await openLive();
  api.answer(
    'DELETE /profile',
    problem(403, { type: '/problems/confirmation-needed' }),
    problem(409, { type: '/problems/accounts-open' }),
    { status: 204 },
  );
  api.answer('POST /auth/confirmation', { status: 204 });
  api.answer('POST /auth/logout', { status: 204 });
  await press(user, 'Leave the bank');

  await confirm(user, 'Leave for good');
  await user.type(await dialog().findByLabelText('Your password'), 'Quiet-Harbour-42');
  await confirm(user, 'Leave for good');
  expect(await dialog().findByText(/You still have open accounts/)).toBeVisible();
  expect(useSession.getState().status).toBe('signed-in');
  await confirm(user, 'Leave for good');

  await waitFor(() => expect(useSession.getState().status).toBe('signed-out'));
});

test('a visitor of the demonstration learns what comes before leaving', async () => {
  const { user } = await open();
  await press(user, 'Leave the bank');

  await confirm(user, 'Leave for good');

  expect(await dialog().findByRole('alert')).toHaveTextContent('You still have open accounts.');
});
