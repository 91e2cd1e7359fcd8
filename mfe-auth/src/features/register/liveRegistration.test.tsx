import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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
const step = () => screen.getByText(/^Step \d of 3$/).textContent;

async function typeAll(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await user.type(field(name), value);
}

const account = {
  'Account number': '4000 1188 2204',
  'ID/Passport number': 'X7264519',
  'Phone number': '+1 800 555 0142',
};
const person = { 'First name': 'Ada ', 'Last name': 'Byron', 'Date of birth': '1990-12-31', Email: 'ada@example.com' };
const security = { Username: 'ada', Password: 'Secret-123 ', 'Confirm password': 'Secret-123 ' };

async function sendStep1() {
  const user = renderAuth('/auth/register');
  await typeAll(user, account);
  await press(user, 'Continue');
  return user;
}

async function sendAll() {
  bank.answer({ registration: 'proof of step 1', expiresAt: '2026-11-20T10:00:00.000Z' });
  const user = await sendStep1();
  await typeAll(user, person);
  await press(user, 'Continue');
  await typeAll(user, security);
  await user.click(screen.getByRole('checkbox'));
  return user;
}

test('checks step 1 against the bank’s records, and sends the rest with what that answered', async () => {
  const user = await sendAll();
  await press(user, 'Register');

  expect(bank.sent()).toEqual([
    {
      url: '/registrations/identity',
      data: { accountNumber: '4000 1188 2204', idNumber: 'X7264519', phone: '+1 800 555 0142' },
    },
    {
      url: '/registrations',
      data: {
        registration: 'proof of step 1',
        firstName: 'Ada',
        lastName: 'Byron',
        dateOfBirth: '1990-12-31',
        email: 'ada@example.com',
        username: 'ada',
        password: 'Secret-123 ',
        terms: true,
      },
    },
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Registration Complete' })).toHaveFocus();
});

test('stays on step 1 when the records say otherwise, with the bank’s own words and all that was typed', async () => {
  bank.rejectWith(422, { type: '/problems/unknown-identity', detail: 'These details do not match our records.' });
  await sendStep1();

  expect(alert()).toHaveTextContent('These details do not match our records.');
  expect(step()).toBe('Step 1 of 3');
  for (const [name, value] of Object.entries(account)) expect(field(name)).toHaveValue(value);
});

test('goes on once the network is back', async () => {
  bank.failNetwork();
  const user = await sendStep1();
  expect(alert()).toHaveTextContent('Check your connection');

  bank.answer({ registration: 'proof', expiresAt: '' });
  await press(user, 'Continue');

  expect(step()).toBe('Step 2 of 3');
});

test('loses nothing when handing in fails', async () => {
  const user = await sendAll();
  bank.failNetwork();
  await press(user, 'Register');
  expect(alert()).toHaveTextContent('Check your connection');
  expect(field('Username')).toHaveValue('ada');

  await press(user, 'Register');

  expect(screen.getByRole('heading', { name: 'Registration Complete' })).toBeVisible();
});

test('shows a username that is taken at its field, which takes the focus', async () => {
  const user = await sendAll();
  bank.rejectWith(409, {
    type: '/problems/username-taken',
    detail: 'This username is taken.',
    errors: [{ path: '/username', message: 'This username is taken. Choose another one.' }],
  });
  await press(user, 'Register');

  expect(field('Username')).toHaveAccessibleDescription('This username is taken. Choose another one.');
  expect(field('Username')).toHaveFocus();
  expect(field('Password')).toHaveValue('Secret-123 ');
});

test('says on which step it is when the bank refuses something that is not on screen', async () => {
  const user = await sendAll();
  bank.rejectWith(422, {
    detail: 'Check your entries.',
    errors: [{ path: '/email', message: 'Enter another email.' }],
  });
  await press(user, 'Register');

  expect(alert()).toHaveTextContent('Enter another email. Go back to step 2.');
});

test('leads back to step 1 when the registration took too long, with everything filled in', async () => {
  const user = await sendAll();
  bank.rejectWith(410, { type: '/problems/registration-expired', detail: 'This registration took too long.' });
  await press(user, 'Register');
  expect(alert()).toHaveTextContent('This registration took too long. Go back to step 1');

  await press(user, 'Back to the previous step');
  await press(user, 'Back to the previous step');
  bank.answer({ registration: 'a new proof', expiresAt: '' });
  await press(user, 'Continue');
  await press(user, 'Continue');
  await press(user, 'Register');

  expect(bank.sent().at(-1)?.data).toMatchObject({ registration: 'a new proof', username: 'ada' });
});
