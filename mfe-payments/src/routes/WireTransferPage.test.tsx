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

const price = {
  rate: '1.0845',
  midMarketRate: '1.0791',
  amount: eur(400_00),
  cost: usd(433_80),
  fee: usd(25_00),
  debit: usd(458_80),
  sendsOn: '2026-11-23',
  arrivesOn: '2026-11-25',
  isNextDay: false,
};

const path = '/transfers/wire';
const open = () => renderInBank(<WireTransferPage />, { remote, path });
const openLive = (api: Record<`${'GET' | 'POST'} /${string}`, ApiReply> = {}) =>
  renderInBank(<WireTransferPage />, {
    remote,
    path,
    mode: 'live',
    api: {
      'GET /accounts': { body: sampleAccounts },
      'GET /wires/recipients': { body: [] },
      'GET /wires/prices': { body: price },
      'POST /wires/banks': { body: {} },
      'POST /wires/quotes': { status: 201, body: quote },
      ...api,
    },
  });

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const lineOf = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement ?? document.body;

async function fill(user: UserEvent, amount = '400', number = 'DE89 3704 0044 0532 0130 00', side = 'Recipient gets') {
  await user.type(box(side), amount);
  await user.type(box('Recipient'), 'Anna Weber');
  await user.type(box('IBAN or account number'), number);
  await user.type(box('BIC'), 'cobadeff');
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
  await user.click(await screen.findByRole('button', { name: 'Send $458.80' }));
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

test('says what it costs before anything is typed', async () => {
  await open();

  expect(await screen.findByText('Mid-market rate')).toBeVisible();
  expect(lineOf('Exchange rate')).toHaveTextContent('1 EUR = 1.0845 USD');
  expect(lineOf('Mid-market rate')).toHaveTextContent('1 EUR = 1.0791 USDOur rate is 0.5% above it');
  expect(lineOf('Fee')).toHaveTextContent('$25.00');
  expect(lineOf('Arrives by')).toHaveTextContent('Nov 25, 2026');
  expect(box('Recipient gets')).toHaveValue('');
  expect(screen.queryByText('Total')).not.toBeInTheDocument();
});

test('says while one types what arrives and what is paid, whichever of them is typed', async () => {
  const { user } = await open();

  await user.type(box('You send, fee included'), '500');
  await waitFor(() => expect(box('Recipient gets')).toHaveValue('437.99'));
  expect(lineOf('Total')).toHaveTextContent('$500.00');
  expect(screen.getByText('You send $500.00, and the recipient gets €437.99.')).toHaveAttribute('role', 'status');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'JPY');
  await waitFor(() => expect(box('Recipient gets')).toHaveValue('71,065'));
  await user.clear(box('Recipient gets'));
  await user.type(box('Recipient gets'), '10000');
  await waitFor(() => expect(box('You send, fee included')).toHaveValue('91.84'));
});

test('asks once for what was typed in one go', async () => {
  const { user, api } = await openLive();
  await screen.findByText('Mid-market rate');

  await user.type(box('Recipient gets'), '400');
  await waitFor(() => expect(box('You send, fee included')).toHaveValue('458.80'));

  expect(api.callsOf('GET /wires/prices').map(({ query }) => query)).toEqual([
    { currency: 'EUR', debit: '100000' },
    { currency: 'EUR', amount: '40000' },
  ]);
});

test('says that the fee takes all of it, and takes the form without a price', async () => {
  const { user } = await open();
  await user.type(box('You send, fee included'), '25');
  await waitFor(() => expect(box('You send, fee included')).toHaveAccessibleDescription(/The fee would take all/));
  cleanup();

  const { user: later } = await openLive({ 'GET /wires/prices': problem(503, { type: '/problems/unavailable' }) });
  expect(await screen.findByText(/We couldn’t get the current price/)).toBeVisible();
  await fill(later);
  expect(await screen.findByRole('button', { name: 'Send $458.80' })).toBeVisible();
});

test('orders the most that arrives for an amount to be paid in all', async () => {
  const { user, api } = await openLive();
  await user.type(box('You send, fee included'), '458.80');
  await user.type(box('Recipient'), 'Anna Weber');
  await user.type(box('IBAN or account number'), '1234567');
  await user.type(box('BIC'), 'botkjpjt');
  await press(user, 'Review');

  expect(await screen.findByRole('button', { name: 'Send $458.80' })).toBeVisible();
  expect(api.callsOf('POST /wires/quotes')[0]?.body).toMatchObject({ amount: eur(400_00), bic: 'BOTKJPJT' });
});

test('knows the bank of an IBAN, fills in its BIC, and refuses another one at once', async () => {
  const { user } = await open();
  await user.type(box('IBAN or account number'), 'DE89 3704 0044 0532 0130 00');

  await waitFor(() => expect(box('BIC')).toHaveValue('COBADEFF'));
  expect(box('IBAN or account number')).toHaveAccessibleDescription('An account at Commerzbank.');
  await user.clear(box('BIC'));
  await user.type(box('BIC'), 'DEUTDEFF');
  expect(box('BIC')).toHaveAccessibleDescription(/This IBAN is at Commerzbank, whose BIC is COBADEFF/);
  await user.clear(box('BIC'));
  await user.type(box('BIC'), 'COBADEFF100');
  expect(box('BIC')).toBeValid();
  await user.clear(box('IBAN or account number'));
  await user.type(box('IBAN or account number'), 'GB17BARC12345698765438');
  await waitFor(() => expect(box('BIC')).toHaveAccessibleDescription(/whose BIC is BARCGB22/));
});

test('sends a new code where the first one does not come', async () => {
  const { user, api } = await openLive();
  await fill(user);
  api.answer('POST /wires', problem(403, { type: '/problems/confirm-order', stepUp: 's1' }));
  api.answer('POST /step-ups/s1/options', { body: { by: 'code', proof: 'p1' } }, { body: { by: 'code', proof: 'p2' } });
  await user.click(await screen.findByRole('button', { name: 'Send $458.80' }));
  await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '111111');
  await press(user, 'Send a new code');

  expect(await screen.findByText('A new code is on its way.')).toHaveAttribute('role', 'status');
  expect(box('Verification code')).toHaveValue('');
  api.answer('POST /step-ups/s1', { status: 204 });
  await user.type(box('Verification code'), '222222');
  await press(user, 'Confirm');
  await waitFor(() => expect(api.callsOf('POST /step-ups/s1')[0]?.body).toEqual({ proof: 'p2', code: '222222' }));
});

test('gives back what was paid when the other bank returns it', async () => {
  const { user, address } = await open();
  await fill(user, '400', 'DE87 3704 0044 0532 0130 09');
  await user.click(await screen.findByRole('button', { name: 'Send $458.80' }));
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
  await user.click(await screen.findByRole('button', { name: 'Send $458.80' }));
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
  expect(box('You send, fee included')).toHaveAccessibleDescription(/Enter an amount/);
});

test.each([
  ['unknown-bank', '/bic', 'BIC', /We couldn’t find a bank with this BIC/],
  ['bic-of-another-bank', '/bic', 'BIC', /This BIC isn’t the one of the IBAN’s bank/],
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

test('says at the amount that was typed why the bank quotes nothing', async () => {
  const errors = [{ path: '/amount', message: 'In the API’s words.' }];
  const { user } = await openLive({
    'POST /wires/quotes': problem(422, { type: '/problems/insufficient-funds', errors }),
  });
  const [number, side] = ['1234567', 'You send, fee included'];
  await fill(user, '458.80', number, side);

  await waitFor(() => expect(box(side)).toHaveAccessibleDescription(/There isn’t enough money/));
  expect(box(side)).toHaveFocus();
});

test('asks for the current costs once the rate has expired, and keeps what was typed', async () => {
  const { user, api } = await openLive();
  await fill(user);
  await screen.findByRole('button', { name: 'Send $458.80' });
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
  await press(user, 'Send $461.00');
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
  await user.click(await screen.findByRole('button', { name: 'Send $458.80' }));

  expect(await screen.findByText(/It’s past the cutoff/)).toBeVisible();
  expect(lineOf('Leaves')).toHaveTextContent('Nov 24, 2026, because today’s cutoff has passed');
  await press(user, 'Send $458.80');
  await waitFor(() => expect(address()).toBe('/transfers/orders/done'));
  expect(api.callsOf('POST /wires').map(({ body }) => body)).toMatchObject([{ quoteId: 'q1' }, { quoteId: 'q2' }]);
});
