import { daysBefore, formatDay, today } from '@bank/shared/format';
import { readSampleAccounts, sampleAccounts } from '@bank/shared/sample';
import { type ApiReply, problem, renderInBank } from '@bank/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../../remote';
import InternalTransferPage from './InternalTransferPage';

const path = '/transfers/internal';
const placed = { status: 201, body: { id: 'a1', amount: { minor: 25_000, currency: 'USD' } } };

const open = (query = '') => renderInBank(<InternalTransferPage />, { remote, path: path + query });
const openLive = (...replies: ApiReply[]) =>
  renderInBank(<InternalTransferPage />, {
    remote,
    path,
    mode: 'live',
    api: { 'GET /accounts': { body: sampleAccounts } },
  }).then((bank) => {
    bank.api.answer('POST /transfers', ...replies);
    return bank;
  });

const group = (name: string) => within(screen.getByRole('group', { name }));
const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

async function fill(user: UserEvent, amount: string, to = /High Yield Savings/) {
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), amount);
  await user.click(group('To').getByRole('radio', { name: to }));
}

async function review(user: UserEvent, amount = '250') {
  await fill(user, amount);
  await press(user, 'Review');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test('offers every account to send from with what is available, and the others to send to', async () => {
  await open();

  expect(group('From').getAllByRole('radio')).toHaveLength(2);
  expect(group('From').getByRole('radio', { name: /Primary Checking ending 4821 \$8,520.40/ })).toBeChecked();
  expect(group('To').getAllByRole('radio')).toHaveLength(3);
  expect(group('To').getByRole('radio', { name: /Rewards Credit Card .* \$6,140.80 available/ })).not.toBeChecked();
  expect(group('To').getByRole('radio', { name: /Auto Loan .* \u2212\$13,685.00 owed/ })).toBeVisible();
});

test('says at each field what is wrong, and goes to the first', async () => {
  const { user } = await open();
  await press(user, 'Review');

  const amount = screen.getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveFocus();
  expect(amount).toHaveAccessibleDescription('Enter an amount.');
  expect(screen.getByRole('group', { name: 'To' })).toHaveAccessibleDescription('Choose the account to send to.');
  for (const [typed, wrong] of [
    ['ten', 'Enter an amount such as $1,250.00.'],
    ['0.00', 'Enter an amount above zero.'],
    ['8,520.41', 'That’s more than the $8,520.40 available in this account.'],
  ] as const) {
    await user.clear(amount);
    await user.type(amount, typed);
    expect(amount).toHaveAccessibleDescription(wrong);
  }

  await user.click(group('When').getByRole('radio', { name: 'On a date' }));
  expect(screen.getByLabelText('Date')).not.toHaveAccessibleDescription('Choose a date.');
});

test('sends no more to a loan than is owed', async () => {
  const { user } = await open('?from=savings&to=loan');
  expect(group('To').getByRole('radio', { name: /Auto Loan/ })).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '13,685.01');
  await press(user, 'Review');

  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
    'You owe $13,685.00 on this loan.',
  );
});

test('swaps the accounts where the one to send from is chosen that was to receive', async () => {
  const { user } = await open();
  await fill(user, '1');
  await user.click(group('From').getByRole('radio', { name: /High Yield Savings/ }));

  expect(group('To').getByRole('radio', { name: /Primary Checking/ })).toBeChecked();
});

test('shows all of it for review, and leads back to each line’s field with what was typed', async () => {
  const { user, isUnsaved } = await open();
  await review(user, '1,250.5');

  expect(screen.getByRole('heading', { name: 'Check the details' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Transfer $1,250.50' })).toBeVisible();
  expect(isUnsaved()).toBe(true);
  await press(user, 'Change: To');
  expect(group('To').getByRole('radio', { name: /High Yield Savings/ })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,250.5');
});

test('moves the money in the tab, and shows the receipt instead of the review', async () => {
  const { user, address, isUnsaved } = await open();
  await review(user);
  await press(user, 'Transfer $250.00');

  await waitFor(() => expect(address()).toMatch(/^\/transfers\/orders\/[\w-]{36}$/));
  expect(isUnsaved()).toBe(false);
  const balances = readSampleAccounts().map(({ balance }) => balance.minor);
  expect(balances.slice(0, 2)).toEqual([856_240 - 25_000, 2_431_085 + 25_000]);
});

test('orders with the key of the review, whose button sends once', async () => {
  const { user, api, address } = await openLive('silence');
  await review(user);
  await press(user, 'Transfer $250.00');
  await press(user, 'Transfer $250.00');

  expect(api.callsOf('POST /transfers')).toMatchObject([
    { body: { fromAccountId: 'checking', to: 'savings', amount: { minor: 25_000, currency: 'USD' } } },
  ]);
  expect(address()).toBe(path);
});

test.each<[string, ApiReply]>([
  ['the connection breaks', 'broken'],
  ['the bank itself fails', problem(500)],
  ['the gateway answers for the bank', { status: 504, body: '<html>' }],
])('checks what became of it when %s, until there is an answer', async (_, lost) => {
  jest.useFakeTimers();
  const { user, api, address } = await openLive(lost, lost, placed);
  await review(user);
  await press(user, 'Transfer $250.00');

  await waitFor(() => expect(screen.getByRole('heading', { name: 'We’re checking' })).toHaveFocus());
  expect(screen.queryByText(/failed|couldn’t/i)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  await act(() => jest.advanceTimersByTimeAsync(4000));

  expect(api.callsOf('POST /transfers')).toHaveLength(3);
  expect(address()).toBe('/transfers/orders/a1');
});

test('says at the field why the bank refuses it', async () => {
  const detail = 'In the API’s words.';
  const { user } = await openLive(
    problem(422, { type: '/problems/insufficient-funds', detail, errors: [{ path: '/amount', message: detail }] }),
  );
  await review(user);
  await press(user, 'Transfer $250.00');

  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveFocus();
  expect(amount).toHaveAccessibleDescription('There isn’t enough money in this account.');
  expect(amount).toHaveValue('250');
});

test('schedules it for a date, which takes no more than a date to come', async () => {
  const { user, address } = await open();
  await fill(user, '9,999');
  await user.click(group('When').getByRole('radio', { name: 'On a date' }));
  await press(user, 'Review');
  const date = screen.getByLabelText('Date');
  expect(date).toHaveAccessibleDescription('Choose a date.');
  expect(date).toHaveFocus();
  fireEvent.change(date, { target: { value: daysBefore(today(), 0) } });
  expect(date).toHaveAccessibleDescription('Choose tomorrow or a later date.');
  fireEvent.change(date, { target: { value: daysBefore(today(), -1) } });
  await press(user, 'Review');

  expect(screen.getByText(formatDay(daysBefore(today(), -1)))).toBeVisible();
  await press(user, 'Change: When');
  expect(group('When').getByRole('radio', { name: 'On a date' })).toHaveFocus();
  await press(user, 'Review');
  await press(user, 'Schedule $9,999.00');

  await waitFor(() => expect(address()).toMatch(/^\/transfers\/scheduled\/[\w-]{36}$/));
  expect(readSampleAccounts()[0]?.balance.minor).toBe(856_240);
});

test('orders a standing order with its rhythm and its end', async () => {
  const { user, api, address } = await openLive();
  const [first, last] = [daysBefore(today(), -30), daysBefore(today(), -200)];
  api.answer('POST /schedules', { status: 201, body: { id: 's1' } });
  await fill(user, '50');
  await user.click(group('When').getByRole('radio', { name: 'Repeats' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'How often' }), 'Every two weeks');
  fireEvent.change(screen.getByLabelText('First payment'), { target: { value: first } });
  fireEvent.change(screen.getByLabelText('Ends'), { target: { value: daysBefore(today(), -29) } });
  await press(user, 'Review');
  expect(screen.getByLabelText('Ends')).toHaveAccessibleDescription(/The end comes before the next payment/);
  fireEvent.change(screen.getByLabelText('Ends'), { target: { value: last } });
  await press(user, 'Review');
  expect(screen.getByText(`Every two weeks from ${formatDay(first)}`)).toBeVisible();
  await press(user, 'Schedule $50.00');

  await waitFor(() => expect(address()).toBe('/transfers/scheduled/s1'));
  expect(api.callsOf('POST /schedules')).toMatchObject([
    { body: { to: 'savings', firstOn: first, rhythm: 'fortnightly', lastOn: last } },
  ]);
});

test('is in the page’s language', async () => {
  const { user } = await renderInBank(<InternalTransferPage />, { remote, path, language: 'es' });
  await user.type(screen.getByRole('textbox', { name: 'Importe' }), '1,250.50');
  await user.click(group('Para').getByRole('radio', { name: /High Yield Savings/ }));
  await press(user, 'Revisar');

  expect(screen.getByRole('button', { name: 'Transferir $1,250.50' })).toBeVisible();
});

test('says that it loads, that it could not, and what is missing', async () => {
  const live = (answer: ApiReply) =>
    renderInBank(<InternalTransferPage />, { remote, path, mode: 'live', api: { 'GET /accounts': answer } });
  const waiting = await live('silence');
  expect(screen.getByRole('status')).toHaveTextContent('Loading your accounts');
  waiting.unmount();

  const { api, user } = await live('broken');
  api.answer('GET /accounts', { body: sampleAccounts.slice(0, 1) });
  await press(user, 'Try again');
  expect(await screen.findByText('There’s nothing to send from yet')).toBeVisible();
});

test('is called a wallet transfer where it is asked for as one, and goes to the account that pays every day', async () => {
  await renderInBank(<InternalTransferPage />, { remote, path: '/transfers/internal?for=wallet' });

  expect(screen.getByRole('heading', { level: 1, name: 'Wallet Transfer' })).toBeVisible();
  expect(document.title).toBe('Wallet Transfer · International Bank');
  const to = within(screen.getByRole('group', { name: 'To' }));
  expect(to.getByRole('radio', { name: /Primary Checking/ })).toBeChecked();
});
