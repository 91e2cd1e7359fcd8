import { renderInBank } from '@bank/shared/testing';
import { setBalancesHidden } from '@bank/shared/ui';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';
import { setUnread } from '../bell/unread';
import { type Alert, PAGE_SIZE } from '../data/types';
import AlertsPage from './AlertsPage';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const now = new Date().toISOString();
const old = '2026-01-05T12:00:00.000Z';

const received: Alert = {
  id: 'a1',
  kind: 'money-in',
  at: now,
  isRead: false,
  amount: usd(600_00),
  accountId: 'c1',
  lastFour: '4821',
  description: 'From Noah Beck',
  wording: { kind: 'from', name: 'Noah Beck' },
};
const declined: Alert = { id: 'a2', kind: 'card-declined', at: old, isRead: true, lastFour: '4821', reason: 'frozen' };

const choices = [
  { kind: 'money-in' as const, inBank: true, byMail: false, isAlwaysMailed: false, amount: usd(500_00) },
  { kind: 'security' as const, inBank: true, byMail: true, isAlwaysMailed: true },
];

const open = (alerts: Alert[] | 'failure' = [received, declined], path = '/alerts', language = 'en') =>
  renderInBank(<AlertsPage />, {
    remote,
    path,
    language,
    mode: 'live',
    api: {
      'GET /alerts': alerts === 'failure' ? { status: 500 } : { body: alerts },
      'POST /alerts/read': { body: { count: 0 } },
      'GET /alerts/choices': { body: choices },
      'PUT /alerts/choices/money-in': { body: choices[0] },
    },
  });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

afterEach(() => setUnread(0));

test('lists by day what happened, the unread marked, each with the way to it', async () => {
  await open();

  expect(screen.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Today' })).getByRole('link', { name: 'Money in' })).toHaveAttribute(
    'href',
    '/accounts/details/c1',
  );
  expect(rows()[0]).toMatch(/^Money in NewFrom Noah Beck\+\$600\.00/);
  expect(rows()[1]).toMatch(/^Card declined The card is frozen\./);
  expect(screen.getByRole('region', { name: 'Jan 5, 2026' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Card declined' })).toHaveAttribute('href', '/cards');
});

test('says it in the customer’s language', async () => {
  await open([received], '/alerts', 'es');

  expect(rows()[0]).toMatch(/^Dinero recibido NuevaDe Noah Beck/);
});

test('tells no amount while balances are hidden', async () => {
  setBalancesHidden(true);
  const { container, unmount } = await open();

  expect(container).not.toHaveTextContent('$');
  unmount();
  setBalancesHidden(false);
});

test('marks as read what is on screen, up to the newest', async () => {
  const { user, api } = await open();

  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));

  expect(api.callsOf('POST /alerts/read').map(({ body }) => body)).toEqual([{ upTo: 'a1' }]);
});

test('asks for one kind, and keeps it in the address', async () => {
  const { user, api, address } = await open();

  await user.selectOptions(screen.getByLabelText('Show'), 'Card declined');

  expect(address()).toBe('/alerts?kind=card-declined');
  expect(api.callsOf('GET /alerts').at(-1)?.query).toEqual({ kind: 'card-declined' });
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

test('says what would be here, and offers to try again after a failure', async () => {
  const { unmount } = await open([]);
  expect(screen.getByText('No alerts yet')).toBeVisible();
  unmount();

  const ofKind = await open([], '/alerts?kind=security');
  expect(screen.getByText('No alerts of this kind')).toBeVisible();
  ofKind.unmount();

  await open('failure');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('says by what the bank finds it when more of them do not come', async () => {
  const { user, api } = await open(Array.from({ length: PAGE_SIZE }, (_, at) => ({ ...received, id: `a${at}` })));
  api.answer('GET /alerts', { status: 503 });

  await user.click(screen.getByRole('button', { name: 'Show more' }));

  expect(await screen.findByText('We couldn’t load more alerts.')).toBeVisible();
  expect(screen.getByText(/^Reference/)).toBeVisible();
});

test('saves how a kind is told, and not an amount that cannot be read', async () => {
  const { user, api, toasts } = await open([], '/alerts?choices=1');
  const moneyIn = within(screen.getByRole('form', { name: 'Money in' }));
  const amount = moneyIn.getByLabelText('From this amount');

  await user.clear(amount);
  await user.type(amount, 'much');
  await user.click(moneyIn.getByRole('button', { name: 'Save' }));
  expect(amount).toHaveAccessibleDescription(/Enter an amount such as/);
  await user.clear(amount);
  await user.type(amount, '20');
  await user.click(moneyIn.getByLabelText('By email'));
  await user.click(moneyIn.getByRole('button', { name: 'Save' }));

  expect(api.callsOf('PUT /alerts/choices/money-in').map(({ body }) => body)).toEqual([
    { inBank: true, byMail: true, amount: 20_00 },
  ]);
  expect(toasts().at(-1)?.title).toBe('Saved: Money in');
  expect(moneyIn.getByLabelText('In online banking')).toHaveFocus();
});

test('what protects the account is always mailed', async () => {
  await open([], '/alerts?choices=1');

  const security = within(screen.getByRole('form', { name: 'Security change' }));
  expect(security.getByLabelText('By email, always')).toBeDisabled();
  expect(security.queryByRole('textbox')).not.toBeInTheDocument();
});

test('keeps in the tab of a sample what was read and chosen', async () => {
  const { user } = await renderInBank(<AlertsPage />, { remote });
  expect(screen.getAllByText('New')).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));

  expect(screen.queryByText('New')).not.toBeInTheDocument();
  sessionStorage.clear();
});
