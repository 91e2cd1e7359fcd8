import { daysBefore, formatDay, today } from '@bank/shared/format';
import { type ApiReply, renderInBank } from '@bank/shared/testing';
import { setBalancesHidden } from '@bank/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import BillsPage from './BillsPage';

const path = '/bills';
const CHANGE = 'PUT /recurring/r1';
const usd = (minor: number) => ({ minor, currency: 'USD' });
const inDays = (days: number) => daysBefore(today(), -days);
const account = { id: 'a1', name: 'Everyday', lastFour: '4821', type: 'Checking', status: 'Active' };
const card = { ...account, id: 'a2', name: 'Rewards', lastFour: '1156', type: 'Credit Card', balance: usd(-9_000) };
const rent = {
  id: 's1',
  kind: 'external',
  from: account,
  to: { name: 'Harbour Court', lastFour: '9017' },
  memo: '',
  amount: usd(60_000),
  rhythm: 'monthly',
  upcoming: [inDays(2)],
  isCancelled: false,
  executions: [{ on: today(), outcome: 'skipped' }],
};
const streaming = {
  id: 'r1',
  accountId: 'a1',
  description: 'Streamline',
  category: 'Utilities',
  amount: usd(-1_499),
  before: usd(-1_299),
  rhythm: 'monthly',
  next: today(),
  bookings: [{ date: daysBefore(today(), 31), amount: usd(-1_499) }],
};
const salary = {
  id: 'r2',
  accountId: 'a1',
  description: 'Northwind',
  category: 'Income',
  amount: usd(200_000),
  rhythm: 'monthly',
  next: inDays(10),
  bookings: [],
};

const answers: Record<string, ApiReply> = {
  'GET /accounts': { body: [{ ...account, balance: usd(50_000) }, card] },
  'GET /schedules': { body: [rent] },
  'GET /recurring': { body: [streaming, salary] },
  'GET /accounts/a2/details': { body: { pending: [], due: { date: inDays(5), minimum: usd(2_500) } } },
};
const open = (changed: Record<string, ApiReply> = {}, language = 'en') =>
  renderInBank(<BillsPage />, { remote, path, language, mode: 'live', api: { ...answers, ...changed } });
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const rowsOf = (name: string | RegExp) =>
  region(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows what is due today, this week and later, and what each account then has left', async () => {
  await open();

  expect(rowsOf('Today')).toEqual([
    `Streamline${formatDay(today())} · Recurring payment$485.01 left in Everyday−$14.99`,
  ]);
  expect(rowsOf('Next 7 days')).toEqual([
    `Harbour Court${formatDay(inDays(2))} · Scheduled transfer−$600.00Not covered by Everyday`,
    `Rewards${formatDay(inDays(5))} · Minimum card payment−$25.00Not covered by Everyday`,
  ]);
  expect(rowsOf('Later')[0]).toContain('Northwind');
  expect(screen.getByText(`On ${formatDay(inDays(2))}, Everyday will be $114.99 short of what’s due.`)).toBeVisible();
});

test('says what is safe to spend until payday, and how that is worked out', async () => {
  const { user } = await open();
  const safe = region('Safe to spend until payday');

  expect(safe.getByText('−$139.99')).toBeVisible();
  expect(
    safe.getByText(
      `Payday is probably ${formatDay(inDays(10))}: about $2,000.00 (Northwind). Until then, $639.99 is due from your checking accounts.`,
    ),
  ).toBeVisible();
  await user.click(safe.getByText('How we worked this out'));
  expect(safe.getByText('Scheduled transfers').parentElement).toHaveTextContent('−$600.00');
});

test('lists recurring payments, says what their price was before, and what was skipped this month', async () => {
  await open();

  const [row] = rowsOf('Recurring payments');
  expect(row).toMatch(/^StreamlineMonthly · last .* · next .*\$14\.99Up from \$12\.99Not a bill$/);
  expect(region('Recurring payments').getByText('About $14.99 a month')).toBeVisible();
  expect(rowsOf(/^Paid and skipped/)).toEqual([`Harbour Court${formatDay(today())}$600.00Skipped`]);
});

test('what the customer says is no bill is left out of all that is due, and can be put back', async () => {
  const { user, api, toasts } = await open();
  const leftOut = { ...streaming, isLeftOut: true };
  api.answer(CHANGE, { status: 204 });
  api.answer('GET /recurring', { body: [leftOut, salary] });

  await user.click(region('Recurring payments').getByRole('button', { name: 'Not a bill: Streamline' }));

  const others = await screen.findByText('Not bills (1)');
  expect(screen.getByRole('region', { name: 'Recurring payments' })).toHaveFocus();
  await user.click(others);
  expect(screen.queryByRole('region', { name: 'Today' })).not.toBeInTheDocument();
  expect(region('Recurring payments').queryByText(/a month$/)).not.toBeInTheDocument();
  await user.click(region('Recurring payments').getByRole('button', { name: 'It’s a bill: Streamline' }));
  expect(api.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ isLeftOut: true }, { isLeftOut: false }]);
  expect(toasts().map(({ title }) => title)).toEqual([
    'Streamline no longer counts as a bill',
    'Streamline counts as a bill again',
  ]);
});

test('says why it was not left out', async () => {
  const { user, toasts } = await open({ [CHANGE]: { status: 500 } });

  await user.click(region('Recurring payments').getByRole('button', { name: 'Not a bill: Streamline' }));

  await waitFor(() => expect(toasts()).toEqual([expect.objectContaining({ title: 'We couldn’t save that' })]));
  expect(region('Today').getByText('Streamline')).toBeVisible();
});

test('somebody of the payee book is paid from here', async () => {
  const ada = { ...streaming, description: 'To Ada', wording: { kind: 'to', name: 'Ada' } };
  await open({ 'GET /recurring': { body: [ada, salary] } });

  expect(region('Recurring payments').getByRole('link', { name: 'Pay' })).toHaveAttribute(
    'href',
    '/transfers/external?for=bill&to=Ada',
  );
});

test('leads to the page where a scheduled transfer is skipped, changed or canceled', async () => {
  await open();

  expect(region('Next 7 days').getByRole('link', { name: 'Harbour Court' })).toHaveAttribute(
    'href',
    '/transfers/scheduled/s1',
  );
});

test('tells no amount while balances are hidden', async () => {
  setBalancesHidden(true);
  const { container, unmount } = await open();

  expect(container).not.toHaveTextContent(/\$/);
  unmount();
  setBalancesHidden(false);
});

test('says that nothing is due, and offers to try again after a failure', async () => {
  const none = { 'GET /accounts': { body: [] }, 'GET /schedules': { body: [] }, 'GET /recurring': { body: [] } };
  const { unmount } = await open(none);
  expect(screen.getByText('Nothing is due')).toBeVisible();
  unmount();

  await open({ 'GET /recurring': { status: 500 } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each(['es', 'ar'])('has texts in %s', async (language) => {
  const { container } = await open({}, language);

  expect(container).not.toHaveTextContent(/Payday|Due next|Recurring/);
});

test('shows the sample bank', async () => {
  sessionStorage.clear();
  const { user } = await renderInBank(<BillsPage />, { remote, path });

  expect(rowsOf('Recurring payments')).toHaveLength(4);
  expect(screen.getByText(/^Payday is probably/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^Not a bill: City Power/ }));
  await user.click(await screen.findByText('Not bills (1)'));
  await user.click(screen.getByRole('button', { name: /^It’s a bill: City Power/ }));
  expect(await screen.findByRole('button', { name: /^Not a bill: City Power/ })).toBeVisible();
});
