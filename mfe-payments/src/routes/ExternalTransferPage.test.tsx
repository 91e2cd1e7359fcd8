import { daysBefore, formatDay, today } from '@bank/shared/format';
import { Link } from '@bank/shared/router';
import { readSampleAccounts, sampleAccounts } from '@bank/shared/sample';
import { type ApiReply, problem, renderInBank } from '@bank/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../../remote';
import { samplePayments } from '../data/samplePayments';
import { confirmOrder } from '../testing/confirmOrder';
import ExternalTransferPage from './ExternalTransferPage';

const path = '/transfers/external';
const open = () => renderInBank(<ExternalTransferPage />, { remote, path });
const openLive = (payees: ApiReply) =>
  renderInBank(<ExternalTransferPage />, {
    remote,
    path,
    mode: 'live',
    api: { 'GET /accounts': { body: sampleAccounts }, 'GET /payees': payees },
  });

const ABOVE_LIMIT = 'You can send someone new $500 in total on the first day. Send less, or wait.';
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const payTo = () => within(screen.getByRole('group', { name: 'Pay to' }));

async function checkName(user: UserEvent, name: string, accountNumber: string) {
  await press(user, 'Add a payee');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), name);
  await user.type(screen.getByRole('textbox', { name: 'Account number' }), accountNumber);
  await press(user, 'Check the name');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('pays somebody of the payee book, after a review', async () => {
  const { user, address } = await open();
  await press(user, 'Review');
  expect(screen.getByRole('group', { name: 'Pay to' })).toHaveAccessibleDescription(
    'Choose who to pay, or add someone.',
  );
  await user.click(payTo().getByRole('radio', { name: /Maya Lindqvist ending 2264/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '62.50');
  await press(user, 'Review');

  expect(screen.getByText('Maya Lindqvist')).toBeVisible();
  await press(user, 'Pay $62.50');

  await waitFor(() => expect(address()).toMatch(/^\/transfers\/orders\//));
});

test('fills in what another address names while the form is open', async () => {
  const page = (
    <>
      <ExternalTransferPage />
      <Link to={`${path}?to=maya&amount=2000`}>Pay Maya</Link>
    </>
  );
  const { user } = await renderInBank(page, { remote, path: `${path}?to=rent&amount=1200` });
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.00');
  await user.click(screen.getByRole('link', { name: 'Pay Maya' }));

  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('20.00');
  expect(payTo().getByRole('radio', { name: /Maya Lindqvist/ })).toBeChecked();
});

test('an address can name the payee, unless two have that name', async () => {
  const maya = { id: 'maya', name: 'Maya Lindqvist', lastFour: '2264' };
  const openFor = (payees: object[]) =>
    renderInBank(<ExternalTransferPage />, {
      remote,
      path: `${path}?for=bill&to=Maya+Lindqvist`,
      mode: 'live',
      api: { 'GET /accounts': { body: sampleAccounts }, 'GET /payees': { body: payees } },
    });
  const { unmount } = await openFor([maya, { ...maya, id: 'rent', name: 'Harbour Court 12' }]);
  expect(payTo().getByRole('radio', { name: /Maya/ })).toBeChecked();
  unmount();

  await openFor([maya, { ...maya, id: 'other' }]);
  for (const radio of payTo().getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test('without anybody to pay yet says so, and leads to where somebody is added', async () => {
  const { user } = await openLive({ body: [] });
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '12');

  await press(user, 'Review');

  expect(screen.getByText('Choose who to pay, or add someone.')).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('button', { name: 'Add a payee' })).toHaveFocus();
});

test('pays a bill with the reference by which the company knows what is paid', async () => {
  const { user } = await renderInBank(<ExternalTransferPage />, { remote, path: `${path}?for=bill` });
  expect(screen.getByRole('heading', { level: 1, name: 'Pay a Bill' })).toBeVisible();
  expect(document.title).toBe('Pay a Bill · International Bank');
  await user.click(payTo().getByRole('radio', { name: /Maya Lindqvist/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '62.50');
  await press(user, 'Review');
  expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveAccessibleDescription(
    /Enter the reference on the bill/,
  );
  await user.type(screen.getByRole('textbox', { name: 'Reference' }), 'INV-2041');
  await press(user, 'Review');

  expect(screen.getByRole('button', { name: 'Change: Reference' })).toBeVisible();
  expect(screen.getByText('INV-2041')).toBeVisible();
});

test.each([
  ['4000 1100', 'The name matches the account', 'Add Noah Beck'],
  ['4000 1101', 'This account belongs to Noah Lindgren', 'Add Noah Lindgren'],
  ['4000 1102', 'This account isn’t in that name', 'Add anyway'],
  ['4000 1103', 'We couldn’t check the name', 'Add anyway'],
])('says of %s that “%s”, and goes on with “%s”', async (number, verdict, action) => {
  const { user } = await open();
  await checkName(user, 'Noah Beck', number);

  expect(await screen.findByRole('status')).toHaveTextContent(verdict);
  await press(user, action);

  const added = await payTo().findByRole('radio', { name: /Noah .* ending 110\d/ });
  expect(added).toBeChecked();
});

test('pays somebody at another bank, which takes its time and may give the money back', async () => {
  const { user, address } = await open();
  await checkName(user, 'Noah Beck', 'GB87 WEST 1234 5698 7654 39');
  expect(await screen.findByRole('status')).toHaveTextContent('We couldn’t check the name');
  await press(user, 'Add anyway');
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '62.50');
  await press(user, 'Review');
  await press(user, 'Pay $62.50');
  await confirmOrder(user);
  await waitFor(() => expect(address()).toMatch(/orders/));
  const id = address().split('/').at(-1) ?? '';
  expect(await samplePayments.order(id)).toMatchObject({ status: 'on-its-way' });
  expect(readSampleAccounts()[0]?.balance.minor).toBe(856_240 - 6_250);

  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  for (let look = 0; look < 2; look += 1) {
    expect(await samplePayments.order(id)).toMatchObject({ status: 'returned', returnReason: 'account-closed' });
    expect(readSampleAccounts()[0]?.balance.minor).toBe(856_240);
  }
});

test('limits what somebody gets who was just added, and says until when', async () => {
  const { user } = await open();
  await checkName(user, 'Noah Beck', '4000 1100');
  await press(user, 'Add Noah Beck');
  expect(await payTo().findByText(/Up to \$500 until/)).toBeVisible();

  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await user.type(amount, '500.01');
  await press(user, 'Review');
  expect(amount).toHaveAccessibleDescription(ABOVE_LIMIT);
});

test('says in its own words what the bank refuses because of earlier payments to somebody new', async () => {
  const newPayee = { id: 'p', name: 'Maya Lindqvist', lastFour: '2264', newUntil: '2099-01-01T00:00:00.000Z' };
  const { user, api } = await openLive({ body: [{ ...newPayee, newLimit: { minor: 50_000, currency: 'USD' } }] });
  const errors = [{ path: '/amount', message: 'You can send at most $500.00.' }];
  api.answer('POST /transfers', problem(422, { type: '/problems/new-payee', detail: 'Too much.', errors }));
  await user.click(payTo().getByRole('radio', { name: /Maya Lindqvist/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '300');
  await press(user, 'Review');
  await press(user, 'Pay $300.00');

  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(ABOVE_LIMIT));
});

test('takes a payee out of the book, after a question', async () => {
  const { user } = await open();
  await user.click(payTo().getByRole('radio', { name: /Maya Lindqvist/ }));
  await press(user, 'Remove Maya Lindqvist');
  await press(user, 'Keep');
  expect(payTo().getByRole('radio', { name: /Maya Lindqvist/ })).toBeChecked();

  await press(user, 'Remove Maya Lindqvist');
  await press(user, 'Remove');

  await waitFor(() => expect(payTo().queryByRole('radio', { name: /Maya Lindqvist/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

test('cancels what is scheduled for a payee who is taken out', async () => {
  const { user } = await open();
  const next = async () => (await samplePayments.schedules()).map(({ to }) => to.name);
  expect(await next()).toContain('Harbour Court 12');
  await user.click(payTo().getByRole('radio', { name: /Harbour Court 12/ }));
  await press(user, 'Remove Harbour Court 12');
  await press(user, 'Remove');

  await waitFor(async () => expect(await next()).toEqual(['High Yield Savings']));
});

test('says why a payee could not be removed', async () => {
  const { user, api } = await openLive({ body: [{ id: 'p', name: 'Maya Lindqvist', lastFour: '2264' }] });
  api.answer('DELETE /payees/p', problem(503, { type: '/problems/unavailable', detail: 'Not right now.' }));
  await user.click(payTo().getByRole('radio', { name: /Maya Lindqvist/ }));
  await press(user, 'Remove Maya Lindqvist');
  await press(user, 'Remove');

  const alert = within(screen.getByRole('alertdialog')).getByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent('Not right now.'));
});

test('says at the fields what is wrong with a payee, and what the bank says of the number', async () => {
  const { user, api } = await openLive({ body: [] });
  expect(screen.getByText('No payees yet')).toBeVisible();
  await press(user, 'Add a payee');
  await press(user, 'Check the name');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Enter the name of the person/);

  const errors = [{ path: '/accountNumber', message: 'In the API’s words.' }];
  const refusal = problem(422, { type: '/problems/unknown-account', detail: 'In the API’s words.', errors });
  api.answer('POST /payees/name-check', refusal);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Noah Beck');
  await user.type(screen.getByRole('textbox', { name: 'Account number' }), '123456');
  await press(user, 'Check the name');

  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Account number' })).toHaveAccessibleDescription(
      /We couldn’t find this account. Check the number.$/,
    ),
  );
});

test('says that the payees could not be loaded', async () => {
  const { user, api } = await openLive('broken');
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your payees');
  api.answer('GET /payees', { body: [{ id: 'p', name: 'Maya Lindqvist', lastFour: '2264' }] });
  await press(user, 'Try again');

  expect(await payTo().findByRole('radio', { name: /Maya Lindqvist/ })).toBeVisible();
});

test('has the bank’s question confirmed with a code, and then sends the same order again', async () => {
  const maya = { id: 'maya', name: 'Maya Lindqvist', lastFour: '2264' };
  const { user, api, address } = await openLive({ body: [maya] });
  api.answer('POST /transfers', problem(403, { type: '/problems/confirm-order', stepUp: 'one' }), {
    status: 201,
    body: { id: 'done' },
  });
  api.answer('POST /step-ups/one/options', { body: { by: 'code', proof: 'proof' } });
  api.answer('POST /step-ups/one', problem(422, { errors: [{ path: '/code', message: 'Wrong.' }] }), { status: 204 });
  await user.click(payTo().getByRole('radio', { name: /Maya Lindqvist/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '250');
  await press(user, 'Review');
  await press(user, 'Pay $250.00');

  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the payment' }));
  expect(dialog.getByText(/You’re paying \$250\.00 to Maya Lindqvist/)).toBeVisible();
  const code = dialog.getByRole('textbox', { name: 'Verification code' });
  await user.type(code, '١٢٣ ٤٥');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(code).toHaveAccessibleDescription(/Enter the six characters/);
  await user.type(code, '۶');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Wrong\./));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));

  await waitFor(() => expect(address()).toBe('/transfers/orders/done'));
  expect(api.callsOf('POST /step-ups/one').map(({ body }) => body)).toEqual(
    Array(2).fill({ proof: 'proof', code: '123456' }),
  );
  const [first, second] = api.callsOf('POST /transfers');
  expect(second?.body).toEqual(first?.body);
});

test('says of a standing order, where it is confirmed, that it is one', async () => {
  const maya = { id: 'maya', name: 'Maya Lindqvist', lastFour: '2264' };
  const { user, api } = await openLive({ body: [maya] });
  api.answer('POST /schedules', problem(403, { type: '/problems/confirm-order', stepUp: 'one' }));
  api.answer('POST /step-ups/one/options', { body: { by: 'code', proof: 'proof' } });
  await user.click(payTo().getByRole('radio', { name: /Maya Lindqvist/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '150');
  await user.click(screen.getByRole('radio', { name: 'Repeats' }));
  const first = daysBefore(today(), -9);
  fireEvent.change(screen.getByLabelText('First payment'), { target: { value: first } });
  await press(user, 'Review');
  await press(user, 'Schedule $150.00');

  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the payment' }));
  const lead = `You’re paying $150.00 to Maya Lindqvist. When: Every month from ${formatDay(first)}. Ends: When you cancel it.`;
  expect(dialog.getByText(new RegExp(lead.replaceAll(/[.$]/g, '\\$&')))).toBeVisible();
});

test.each(['maya', 'Maya+Lindqvist'])('starts with the payee and the amount that the address names: %s', async (to) => {
  const path = `/transfers/external?from=checking&to=${to}&amount=6250`;
  await renderInBank(<ExternalTransferPage />, { remote, path });

  expect(screen.getByRole('radio', { name: /Maya Lindqvist/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('62.50');
});
