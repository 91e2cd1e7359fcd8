import { readSampleAccounts, readSampleEntries, sampleAccounts } from '@bank/shared/sample';
import { type ApiReply, problem, renderInBank } from '@bank/shared/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../../remote';
import { samplePayments } from '../data/samplePayments';
import { confirmOrder } from '../testing/confirmOrder';
import WireTransferPage from './WireTransferPage';

const MINUTE = 60_000;
const usd = (minor: number) => ({ minor, currency: 'USD' });
const eur = (minor: number) => ({ minor, currency: 'EUR' });
const quote = {
  id: 'q1',
  bank: 'Commerzbank',
  rate: '1.0845',
  amount: eur(400_00),
  cost: usd(433_80),
  fee: usd(25_00),
  debit: usd(458_80),
  sendsOn: '2026-11-23',
  arrivesOn: '2026-11-25',
  isNextDay: false,
  cutOff: '2026-11-23T22:00:00.000Z',
  validUntil: '2026-11-23T15:10:00.000Z',
};

const path = '/transfers/wire';
const open = () => renderInBank(<WireTransferPage />, { remote, path });
const openLive = (api: Record<`POST /${string}`, ApiReply> = {}) =>
  renderInBank(<WireTransferPage />, {
    remote,
    path,
    mode: 'live',
    api: {
      'GET /accounts': { body: sampleAccounts },
      'GET /wires/recipients': { body: [] },
      'POST /wires/quotes': { status: 201, body: quote },
      ...api,
    },
  });

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const lineOf = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement ?? document.body;

async function fill(user: UserEvent, amount = '400', number = 'DE89 3704 0044 0532 0130 00') {
  await user.type(box('Recipient'), 'Anna Weber');
  await user.type(box('BIC'), 'cobadeff');
  await user.type(box('IBAN or account number'), number);
  await user.type(box('Recipient gets'), amount);
  await press(user, 'Review');
}

beforeEach(() => {
  sessionStorage.clear();
  // A Monday morning in New York, and its afternoon elsewhere; before the cut-off in all places.
  jest.useFakeTimers({ now: Date.parse('2026-11-23T15:00:00Z') });
});
afterEach(() => jest.useRealTimers());

test('shows what arrives, rate, fee, what is paid in all, and when; then sends it and says so', async () => {
  const { user, address } = await open();
  await fill(user);

  await screen.findByRole('heading', { name: 'Check the details' });
  expect(lineOf('Bank')).toHaveTextContent('Commerzbank COBADEFF');
  expect(lineOf('IBAN or account number')).toHaveTextContent('DE89 3704 0044 0532 0130 00');
  expect(lineOf('Recipient gets')).toHaveTextContent('€400.00');
  expect(lineOf('Exchange rate')).toHaveTextContent('1 EUR = 1.0845 USD');
  expect(lineOf('Fee')).toHaveTextContent('$25.00');
  expect(lineOf('Total')).toHaveTextContent('$458.80');
  expect(lineOf('Arrives by')).toHaveTextContent('Nov 25, 2026');
  await press(user, 'Change: Bank');
  expect(box('BIC')).toHaveFocus();
  await press(user, 'Review');
  await user.click(await screen.findByRole('button', { name: 'Pay €400.00' }));
  await confirmOrder(user);

  await waitFor(() => expect(address()).toMatch(/^\/transfers\/orders\//));
  const order = await samplePayments.order(address().split('/').at(-1) ?? '');
  expect(order).toMatchObject({
    kind: 'wire',
    status: 'on-its-way',
    amount: eur(400_00),
    wire: { debit: usd(458_80) },
  });
  expect(readSampleAccounts()[0]?.balance.minor).toBe(856_240 - 458_80);
});

test('gives back what was paid when the other bank returns it', async () => {
  const { user, address } = await open();
  await fill(user, '400', 'DE87 3704 0044 0532 0130 09');
  await user.click(await screen.findByRole('button', { name: 'Pay €400.00' }));
  await confirmOrder(user);
  await waitFor(() => expect(address()).toMatch(/orders/));

  jest.setSystemTime(Date.now() + MINUTE);
  const order = await samplePayments.order(address().split('/').at(-1) ?? '');
  expect(order).toMatchObject({ status: 'returned' });
  expect(readSampleAccounts()[0]?.balance.minor).toBe(856_240);
  expect(readSampleEntries().map(({ description }) => description.split(' · ')[0])).toEqual([
    'Reversal: Wire to account •••• 3009',
    'Wire to account •••• 3009',
  ]);
});

test('offers whom wires went to, so that a second one is not typed again; another number is somebody new', async () => {
  const { user, address } = await open();
  await fill(user);
  await user.click(await screen.findByRole('button', { name: 'Pay €400.00' }));
  await confirmOrder(user);
  await waitFor(() => expect(address()).toMatch(/orders/));
  cleanup();

  const { user: again } = await open();
  const known = screen.getByRole('combobox', { name: 'Send to' });
  await again.selectOptions(known, '•••• 3000 · Anna Weber · Commerzbank');

  expect(box('Recipient')).toHaveValue('Anna Weber');
  expect(box('BIC')).toHaveValue('COBADEFF');
  expect(box('IBAN or account number')).toHaveValue('DE89370400440532013000');
  await again.type(box('IBAN or account number'), '1');
  expect(known).toHaveDisplayValue('Someone new');
  await again.type(box('IBAN or account number'), '{Backspace}');
  expect(known).toHaveDisplayValue('•••• 3000 · Anna Weber · Commerzbank');
  await again.selectOptions(known, 'Someone new');
  expect(box('Recipient')).toHaveValue('');
});

test('says at the fields what is missing, and which BIC is none', async () => {
  const { user } = await open();
  await user.type(box('BIC'), 'DEUT');
  await press(user, 'Review');

  expect(box('Recipient')).toHaveAccessibleDescription(/Enter the name of the person or company/);
  expect(box('BIC')).toHaveAccessibleDescription(/A BIC has 8 or 11 letters and digits/);
  expect(box('IBAN or account number')).toHaveAccessibleDescription(/Enter the account number/);
  expect(box('Recipient gets')).toHaveAccessibleDescription(/Enter an amount/);
});

test.each([
  ['unknown-bank', '/bic', 'BIC', /We couldn’t find a bank with this BIC/],
  ['unknown-account', '/accountNumber', 'IBAN or account number', /We couldn’t find this account/],
  ['insufficient-funds', '/amount', 'Recipient gets', /There isn’t enough money/],
  [
    'new-payee',
    '/amount',
    'Recipient gets',
    /You can send someone new \$500 in total on the first day, including the fee/,
  ],
])('says in its own words why the bank quotes nothing: %s', async (type, at, field, words) => {
  const errors = [{ path: at, message: 'In the API’s words.' }];
  const limit = usd(500_00);
  const { user } = await openLive({ 'POST /wires/quotes': problem(422, { type: `/problems/${type}`, errors, limit }) });
  await fill(user);

  await waitFor(() => expect(box(field)).toHaveAccessibleDescription(words));
  expect(box('Recipient')).toHaveValue('Anna Weber');
});

test('asks for the current costs once the rate has expired, and keeps what was typed', async () => {
  const { user, api } = await openLive();
  await fill(user);
  await screen.findByRole('button', { name: 'Pay €400.00' });
  api.answer('POST /wires/quotes', {
    status: 201,
    body: { ...quote, id: 'q2', rate: '1.09', debit: usd(461_00), validUntil: '2026-11-23T15:20:00.000Z' },
  });
  act(() => jest.advanceTimersByTime(11 * MINUTE));
  await press(user, 'Get the current rate');

  expect(await screen.findByText(/The rate has expired/)).toBeVisible();
  expect(lineOf('Total')).toHaveTextContent('$461.00');
  expect(lineOf('Recipient')).toHaveTextContent('Anna Weber');
  api.answer('POST /wires', { status: 201, body: { id: 'done' } });
  await press(user, 'Pay €400.00');
  await waitFor(() => expect(api.callsOf('POST /wires')).toHaveLength(1));
  expect(api.callsOf('POST /wires')[0]?.body).toEqual({ quoteId: 'q2', amount: eur(400_00), debit: usd(461_00) });
});

test('shows the next day when the bank says that the cut-off has passed', async () => {
  const { user, api, address } = await openLive();
  await fill(user);
  const errors = [{ path: '/quoteId', message: 'Too late.' }];
  api.answer('POST /wires', problem(422, { type: '/problems/cut-off-passed', errors }), {
    status: 201,
    body: { id: 'done' },
  });
  const later = { sendsOn: '2026-11-24', arrivesOn: '2026-11-26', isNextDay: true, cutOff: '2026-11-24T22:00:00.000Z' };
  api.answer('POST /wires/quotes', { status: 201, body: { ...quote, id: 'q2', ...later } });
  await user.click(await screen.findByRole('button', { name: 'Pay €400.00' }));

  expect(await screen.findByText(/It’s past the cutoff/)).toBeVisible();
  expect(lineOf('Leaves')).toHaveTextContent('Nov 24, 2026, because today’s cutoff has passed');
  await press(user, 'Pay €400.00');
  await waitFor(() => expect(address()).toBe('/transfers/orders/done'));
  expect(api.callsOf('POST /wires').map(({ body }) => body)).toMatchObject([{ quoteId: 'q1' }, { quoteId: 'q2' }]);
});
