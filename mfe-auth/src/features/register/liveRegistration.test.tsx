import { type FakeApi, problem } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { press } from '../../testing/press';
import { renderAuth } from '../../testing/renderAuth';

const IDENTITY = 'POST /registrations/identity';
const REGISTER = 'POST /registrations';
let api: FakeApi;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const field = (name: string) => screen.getByLabelText(name);
const alert = () => screen.getByRole('alert');
const step = () => screen.getByText(/^Step \d of 3$/).textContent;

/** Pasted: typing takes a turn for each character. */
async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.click(field(name));
    await user.paste(value);
  }
}

const account = {
  'Account number': '4000 1188 2204',
  'ID/Passport number': 'X7264519',
  'Phone number': '+1 800 555 0142',
};
const person = { 'First name': 'Ada ', 'Last name': 'Byron', 'Date of birth': '1990-12-31', Email: 'ada@example.com' };
const security = { Username: 'ada', Password: 'Secret-123 ', 'Confirm password': 'Secret-123 ' };
const identity = {
  accountNumber: '4000 1188 2204',
  idNumber: 'X7264519',
  phone: '+1 800 555 0142',
  firstName: 'Ada',
  lastName: 'Byron',
  dateOfBirth: '1990-12-31',
  email: 'ada@example.com',
};
const refusal = (status: number, type: string, path?: string) =>
  problem(status, {
    type: `/problems/${type}`,
    detail: 'The bank’s own words.',
    ...(path && { errors: [{ path, message: `What is wrong with ${path}.` }] }),
  });
const answerWithProof = (registration = 'proof') => api.answer(IDENTITY, { body: { registration, expiresAt: '' } });

async function fillPerson() {
  const { user, ...bank } = await renderAuth('/auth/register', { mode: 'live', api: { [REGISTER]: {} } });
  api = bank.api;
  await fill(user, account);
  await press(user, 'Continue');
  await fill(user, person);
  return user;
}

async function goToStep3() {
  const user = await fillPerson();
  answerWithProof();
  await press(user, 'Continue');
  return user;
}

async function fillAll() {
  const user = await goToStep3();
  await fill(user, { 'Verification code': '123 456', ...security });
  await user.click(screen.getByRole('checkbox'));
  return user;
}

test('asks for a code once the bank can know who it is, and registers with the code', async () => {
  const user = await fillAll();
  await press(user, 'Register');

  const credentials = { username: 'ada', password: 'Secret-123 ', terms: true };
  expect(api.calls).toMatchObject([
    { name: IDENTITY, body: identity },
    { name: REGISTER, body: { registration: 'proof', code: '123456', ...credentials } },
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Registration Complete' })).toHaveFocus();
});

test('says the same to known and unknown customers, and whom to call without a code', async () => {
  await goToStep3();

  expect(screen.getByText(/^If your details match our records, we’ve emailed a 6-digit code/)).toBeVisible();
  expect(field('Verification code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field('Verification code')).toHaveAccessibleDescription(/call us at [+\d\s]+ or visit a branch\./);
});

test('does not register without a code, and goes to its field first', async () => {
  const user = await goToStep3();
  await press(user, 'Register');

  expect(field('Verification code')).toHaveFocus();
  expect(field('Verification code')).toHaveAccessibleDescription(
    expect.stringContaining('Enter the verification code'),
  );
  expect(api.calls).toHaveLength(1);
});

test('stays on step 2 when no code can be sent, with all that was typed, and goes on when one can', async () => {
  const user = await fillPerson();
  api.answer(IDENTITY, 'broken');
  await press(user, 'Continue');
  expect(alert()).toHaveTextContent('Check your connection');
  expect(step()).toBe('Step 2 of 3');
  expect(field('Email')).toHaveValue('ada@example.com');

  answerWithProof();
  await press(user, 'Continue');

  expect(step()).toBe('Step 3 of 3');
});

test('sends no second code to a customer who goes back and changes nothing', async () => {
  const user = await goToStep3();
  await press(user, 'Back to the previous step');
  await press(user, 'Continue');
  expect(api.calls).toHaveLength(1);

  await press(user, 'Back to the previous step');
  await user.type(field('Last name'), '-King');
  answerWithProof();
  await press(user, 'Continue');

  expect(api.calls).toMatchObject([{ body: identity }, { body: { ...identity, lastName: 'Byron-King' } }]);
});

test('sends a new code on demand, whose proof counts from then on', async () => {
  const user = await fillAll();
  answerWithProof('a new proof');
  await press(user, 'Send a new code');

  expect(screen.getByText('A new code is on its way.')).toHaveAttribute('role', 'status');
  expect(field('Verification code')).toHaveValue('');
  await user.type(field('Verification code'), '654321');
  await press(user, 'Register');
  expect(api.calls.at(-1)?.body).toMatchObject({ registration: 'a new proof', code: '654321', username: 'ada' });
});

test('says for how long no new code is sent, and keeps the one that was typed', async () => {
  const user = await fillAll();
  api.answer(
    IDENTITY,
    problem(429, { type: '/problems/too-many-attempts', detail: 'Try again in 15 minutes.', retryAfter: 870 }),
  );
  await press(user, 'Send a new code');

  expect(alert()).toHaveTextContent('Try again in 15 minutes.');
  expect(screen.queryByText('A new code is on its way.')).not.toBeInTheDocument();
  expect(field('Verification code')).toHaveValue('123456');
});

test('loses nothing when handing in fails', async () => {
  const user = await fillAll();
  api.answer(REGISTER, 'broken', {});
  await press(user, 'Register');
  expect(alert()).toHaveTextContent('Check your connection');
  expect(field('Username')).toHaveValue('ada');

  await press(user, 'Register');

  expect(screen.getByRole('heading', { name: 'Registration Complete' })).toBeVisible();
});

test.each([
  ['Verification code', 422, 'wrong-code', '/code'],
  ['Username', 409, 'username-taken', '/username'],
  ['Password', 422, 'invalid', '/password'],
])('shows what is wrong with the %s at its field, which takes the focus', async (name, status, type, path) => {
  const user = await fillAll();
  api.answer(REGISTER, refusal(status, type, path));
  await press(user, 'Register');

  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(`What is wrong with ${path}.`));
  expect(field(name)).toHaveFocus();
  expect(field('Verification code')).toHaveValue('123456');
  expect(field('Password')).toHaveValue('Secret-123 ');
});

test('asks for a new code in place of one that has expired', async () => {
  const user = await fillAll();
  api.answer(REGISTER, refusal(410, 'code-expired'));
  await press(user, 'Register');

  expect(alert()).toHaveTextContent('The bank’s own words.');
  answerWithProof();
  await press(user, 'Send a new code');
  expect(alert()).toBeEmptyDOMElement();
});

test('says on which step it is when the bank refuses something that is not on screen', async () => {
  const user = await fillPerson();
  api.answer(IDENTITY, refusal(422, 'invalid', '/accountNumber'));
  await press(user, 'Continue');

  expect(alert()).toHaveTextContent('What is wrong with /accountNumber. Go back to step 1.');
});
