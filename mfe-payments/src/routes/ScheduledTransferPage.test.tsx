import { type ApiReply, problem, renderInBank } from '@bank/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../../remote';
import ScheduledTransferPage from './ScheduledTransferPage';

const path = '/transfers/scheduled/SX09-9017';
const open = (id = 'SX09-9017') =>
  renderInBank(<ScheduledTransferPage />, { remote, path: `/transfers/scheduled/${id}` });
const schedule = {
  id: 'SX09-9017',
  kind: 'external',
  from: { name: 'Primary Checking', lastFour: '4821' },
  to: { name: 'Harbour Court 12', lastFour: '9017' },
  amount: { minor: 138_000, currency: 'USD' },
  memo: 'Rent',
  rhythm: 'monthly',
  upcoming: ['2027-01-31', '2027-02-28', '2027-03-31'],
  isCancelled: false,
  executions: [
    { on: '2026-12-31', outcome: 'failed', reason: 'insufficient-funds' },
    { on: '2026-11-30', outcome: 'skipped' },
    { on: '2026-10-31', outcome: 'paid', orderId: 'a1' },
  ],
};
const openLive = (answer: ApiReply) =>
  renderInBank(<ScheduledTransferPage />, { remote, path, mode: 'live', api: { 'GET /schedules/SX09-9017': answer } });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

test('says what is paid next and afterwards, and what became of earlier dates', async () => {
  await openLive({ body: schedule });

  expect(screen.getByRole('heading', { name: '$1,380.00 to Harbour Court 12 is scheduled' })).toBeVisible();
  expect(factOf('When')).toHaveTextContent('Every month');
  expect(factOf('Next payment')).toHaveTextContent('Jan 31, 2027');
  expect(factOf('Then')).toHaveTextContent('Feb 28, 2027 · Mar 31, 2027');
  const earlier = within(screen.getByRole('region', { name: 'Earlier dates' })).getAllByRole('listitem');
  expect(earlier.map(({ textContent }) => textContent)).toEqual([
    'Dec 31, 2026There isn’t enough money in this account.Not paid',
    'Nov 30, 2026Skipped',
    'Oct 31, 2026Paid',
  ]);
  expect(screen.getByRole('link', { name: 'Oct 31, 2026' })).toHaveAttribute('href', '/transfers/orders/a1');
});

test('skips the next date, after a question', async () => {
  const { user } = await open();
  expect(factOf('Next payment')).toHaveTextContent('Dec 1, 2026');
  await press(user, 'Skip the next one');
  expect(screen.getByRole('alertdialog', { name: 'Skip Dec 1, 2026?' })).toHaveTextContent(
    'The next payment is on Jan 1, 2027.',
  );
  await press(user, 'Skip it');

  await waitFor(() => expect(factOf('Next payment')).toHaveTextContent('Jan 1, 2027'));
  expect(screen.getByRole('region', { name: 'Earlier dates' })).toHaveTextContent('Dec 1, 2026Skipped');
});

test('changes amount, next date and end', async () => {
  const { user } = await open();
  await press(user, 'Change');
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue('1380.00');
  await user.clear(amount);
  await user.type(amount, '0');
  await press(user, 'Save changes');
  expect(amount).toHaveAccessibleDescription('Enter an amount above zero.');
  await user.clear(amount);
  await user.type(amount, '1,500');
  fireEvent.change(screen.getByLabelText('Next date'), { target: { value: '2026-12-31' } });
  fireEvent.change(screen.getByLabelText('Ends'), { target: { value: '2027-02-28' } });
  await press(user, 'Save changes');

  await waitFor(() => expect(factOf('Next payment')).toHaveTextContent('Dec 31, 2026'));
  expect(factOf('Then')).toHaveTextContent('Jan 31, 2027 · Feb 28, 2027');
  expect(factOf('Ends')).toHaveTextContent('Feb 28, 2027');
  expect(factOf('Amount')).toHaveTextContent('$1,500.00');
});

test('cancels, after a question', async () => {
  const { user } = await open();
  await press(user, 'Cancel');
  await press(user, 'Keep');
  expect(factOf('Status')).toHaveTextContent('Scheduled');

  await press(user, 'Cancel');
  await press(user, 'Cancel transfer');

  expect(await screen.findByRole('heading', { name: 'The payments to Harbour Court 12 are canceled' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
});

test('sends what was changed alone, and says at its field what the bank refuses', async () => {
  const { user, api } = await openLive({ body: schedule });
  const errors = [{ path: '/nextOn', message: 'No.' }];
  api.answer('PATCH /schedules/SX09-9017', problem(422, { type: '/problems/date-dealt-with', detail: 'No.', errors }));
  await press(user, 'Change');
  fireEvent.change(screen.getByLabelText('Next date'), { target: { value: '2027-01-15' } });
  await press(user, 'Save changes');

  await waitFor(() =>
    expect(screen.getByLabelText('Next date')).toHaveAccessibleDescription(
      'This payment was already made. Choose a later date.',
    ),
  );
  expect(api.callsOf('PATCH /schedules/SX09-9017')).toMatchObject([{ body: { nextOn: '2027-01-15' } }]);
});

test('has an earlier date without an end confirmed with all that it will be, and then sends the same change again', async () => {
  const { user, api } = await openLive({ body: { ...schedule, lastOn: '2027-03-31' } });
  const change = 'PATCH /schedules/SX09-9017';
  api.answer(change, problem(403, { type: '/problems/confirm-order', stepUp: 'one' }), { body: schedule });
  api.answer('POST /step-ups/one/options', { body: { by: 'code', proof: 'proof' } });
  api.answer('POST /step-ups/one', { status: 204 });
  await press(user, 'Change');
  fireEvent.change(screen.getByLabelText('Next date'), { target: { value: '2027-01-15' } });
  fireEvent.change(screen.getByLabelText('Ends'), { target: { value: '' } });
  await press(user, 'Save changes');

  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the payment' }));
  expect(
    dialog.getByText(
      'You’re paying $1,380.00 to Harbour Court 12. When: Every month from Jan 15, 2027. Ends: When you cancel it. You’re confirming only this order.',
    ),
  ).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Verification code' }), '123456');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = { nextOn: '2027-01-15', lastOn: null };
  expect(api.callsOf(change).map(({ body }) => body)).toEqual([sent, sent]);
});

test('says that it has ended', async () => {
  await openLive({ body: { ...schedule, upcoming: [] } });
  expect(screen.getByText('The payments to Harbour Court 12 have ended')).toBeVisible();
});

test('says that there is none', async () => {
  await openLive({ status: 404, body: { type: '/problems/not-found' } });
  expect(screen.getByText('We can’t find this transfer')).toBeVisible();
});

test('says that it loads, and that it could not', async () => {
  const waiting = await openLive('silence');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the transfer');
  waiting.unmount();
  await openLive('broken');
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load this transfer');
});
