import { useSupport } from '@bank/shared/contract';
import { openedSampleAccounts } from '@bank/shared/sample';
import { type ApiReply, problem, renderInBank } from '@bank/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { sampleCards } from '../data/sampleCards';
import CardsPage from './CardsPage';

const path = '/cards';

const open = () => renderInBank(<CardsPage />, { remote, path });
const openLive = async (api: Record<string, ApiReply>, language = 'en') =>
  renderInBank(<CardsPage />, {
    remote,
    path,
    language,
    mode: 'live',
    api: {
      'GET /cards': { body: await sampleCards.cards() },
      'GET /cards/debit/payments': { body: [] },
      'GET /cards/credit/payments': { body: [] },
      ...api,
    },
  });
const debit = () => within(screen.getByRole('region', { name: /^Debit card/ }));

beforeEach(() => sessionStorage.clear());

test('shows each card with its last four digits alone', async () => {
  await open();

  const face = debit().getByRole('img');
  expect(face).toHaveAccessibleName('Debit card, Visa ending 6204, valid until 08/29, Amelia Hart');
  expect(face).toHaveTextContent('•••• •••• •••• 6204');
  expect(debit().getByRole('link', { name: 'Primary Checking' })).toHaveAttribute('href', '/accounts/details/checking');
  expect(screen.getByRole('region', { name: /^Credit card/ })).toHaveTextContent('Active');
});

test('freezes at once, says what goes on, and keeps it in the tab', async () => {
  const { user, unmount } = await open();
  const freeze = debit().getByRole('switch', { name: 'Freeze card' });
  expect(freeze).not.toBeChecked();

  await user.click(freeze);

  expect(freeze).toBeChecked();
  expect(freeze).toHaveAccessibleDescription(
    'New payments and withdrawals are declined. Scheduled transfers from the account and pending payments still go through.',
  );
  expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(1);
  unmount();
  await open();
  expect(debit().getByRole('switch')).toBeChecked();
});

test('is frozen before the bank has answered, and sends it once', async () => {
  const { user, api } = await openLive({ 'POST /cards/debit/freeze': 'silence' });

  await user.click(debit().getByRole('switch'));
  await user.click(debit().getByRole('switch'));

  expect(debit().getByRole('switch')).toBeChecked();
  expect(debit().getByRole('img')).toHaveAttribute('data-frozen', 'true');
  expect(api.callsOf('POST /cards/debit/freeze')).toHaveLength(1);
});

test('goes back and says so when the bank could not do it', async () => {
  const { user } = await openLive({ 'POST /cards/debit/freeze': 'broken' });

  await user.click(debit().getByRole('switch'));

  expect(await debit().findByText(/^Your card is not frozen. We couldn’t reach the bank/)).toBeVisible();
  expect(debit().getByRole('switch')).not.toBeChecked();
});

test('says in the page’s language that the card has been reported elsewhere', async () => {
  const { user } = await openLive(
    { 'POST /cards/debit/freeze': problem(409, { type: '/problems/card-blocked', detail: 'It is blocked.' }) },
    'es',
  );
  const card = within(screen.getByRole('region', { name: /^Tarjeta de débito/ }));

  await user.click(card.getByRole('switch'));

  expect(await card.findByText(/Esta tarjeta fue reportada/)).toBeVisible();
});

test('saves limits and channels, asks before they are lost, and goes on with what is saved', async () => {
  const { user, isUnsaved, toasts } = await open();
  const spending = debit().getByRole('textbox', { name: 'Daily spending limit' });
  expect(spending).toHaveValue('$2,500');
  expect(spending).toHaveAccessibleDescription('Up to $5,000');

  await user.clear(spending);
  await user.type(spending, '1000');
  await user.click(debit().getByRole('checkbox', { name: /^Abroad/ }));
  expect(isUnsaved()).toBe(true);
  await user.click(debit().getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(isUnsaved()).toBe(false));
  expect(spending).toHaveValue('$1,000');
  expect(debit().getByRole('checkbox', { name: /^Abroad/ })).not.toBeChecked();
  expect(toasts()).toMatchObject([{ kind: 'success', title: 'Saved for the card ending 6204' }]);
});

test('says at the field what is wrong with a limit', async () => {
  const { user } = await open();
  const cash = debit().getByRole('textbox', { name: 'Daily cash limit' });
  for (const [typed, wrong] of [
    ['1000.01', 'Enter $1,000 or less.'],
    ['some', 'Enter an amount such as $1,000.'],
  ] as const) {
    await user.clear(cash);
    await user.type(cash, typed);
    await user.click(debit().getByRole('button', { name: 'Save changes' }));
    expect(cash).toHaveFocus();
    expect(cash).toHaveAccessibleDescription(`Up to $1,000 ${wrong}`);
  }
});

test('says at the field what the bank refuses', async () => {
  const detail = 'Choose $100.00 or less.';
  const { user } = await openLive({
    'PATCH /cards/debit': problem(422, { detail, errors: [{ path: '/cashLimit', message: detail }] }),
  });

  await user.click(debit().getByRole('button', { name: 'Save changes' }));

  expect(debit().getByRole('textbox', { name: 'Daily cash limit' })).toHaveAccessibleDescription(
    `Up to $1,000 ${detail}`,
  );
});

test('blocks a lost card for good after asking, and shows the one that comes instead', async () => {
  const { user, toasts } = await open();
  await user.click(debit().getByRole('button', { name: 'Report lost or stolen: card ending 6204' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Block your card ending 6204?' }));
  await user.click(dialog.getByRole('radio', { name: 'It was stolen' }));

  await user.click(dialog.getByRole('button', { name: 'Block and replace' }));

  await waitFor(() => expect(debit().getByText(/ending 6204, reported stolen on/)).toBeVisible());
  expect(debit().getByText(/^On its way: arrives by/)).toBeVisible();
  expect(debit().getByRole('img')).not.toHaveTextContent('6204');
  // Not its button, which now would block the card that comes.
  expect(screen.getByRole('region', { name: /^Debit card/ })).toHaveFocus();
  expect(toasts()).toMatchObject([{ kind: 'success', title: 'Your card ending 6204 is blocked' }]);
});

test('says in the dialog why a card could not be blocked', async () => {
  const { user } = await openLive({ 'POST /cards/debit/report': 'broken' });
  await user.click(debit().getByRole('button', { name: /^Report/ }));
  await user.click(screen.getByRole('button', { name: 'Block and replace' }));

  expect(await within(screen.getByRole('alertdialog')).findByText(/couldn’t reach the bank/)).toBeVisible();
});

test('leads to the limits from the header', async () => {
  const { user } = await open();

  await user.click(screen.getByRole('button', { name: 'Manage' }));

  expect(debit().getByRole('heading', { name: 'Limits and channels' })).toHaveFocus();
});

test('leads to an account for another debit card, and to the bank’s people for a credit card', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Apply for Card' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Apply for a card' }));
  expect(dialog.getByRole('link', { name: 'Open a checking account' })).toHaveAttribute('href', '/accounts?add=1');

  await user.click(dialog.getByRole('button', { name: 'Ask about a credit card' }));

  expect(useSupport.getState()).toEqual({ topic: 'Apply for a credit card' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('has the card of a checking account that was opened in this tab, until that is closed', async () => {
  const nothing = { minor: 0, currency: 'USD' };
  const account = { id: 'new', name: 'Household', lastFour: '9004', status: 'Active', balance: nothing } as const;
  openedSampleAccounts.add({ ...account, type: 'Checking' });
  openedSampleAccounts.add({ ...account, id: 'saved', type: 'Savings' });
  const { user, unmount } = await open();
  const [, , third, ...others] = screen.getAllByRole('switch');
  expect(others).toEqual([]);
  expect(screen.getByRole('link', { name: 'Household' })).toHaveAttribute('href', '/accounts/details/new');
  expect(screen.getByText('No payments with this card yet')).toBeVisible();
  await user.click(third as HTMLElement);
  expect(third).toBeChecked();
  unmount();

  openedSampleAccounts.remove('new');
  await open();

  expect(screen.getAllByRole('switch')).toHaveLength(2);
});

test('is in the page’s language', async () => {
  await renderInBank(<CardsPage />, { remote, path, language: 'ar' });

  expect(screen.getAllByRole('switch', { name: 'تجميد البطاقة' })).toHaveLength(2);
});

test('says that it loads, that it could not, and that there are none', async () => {
  const live = (answer: ApiReply) => openLive({ 'GET /cards': answer });
  const waiting = await live('silence');
  expect(screen.getByRole('status')).toHaveTextContent('Loading your cards');
  waiting.unmount();

  const { api, user } = await live('broken');
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your cards');
  api.answer('GET /cards', { body: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No cards yet')).toBeVisible();
});

test('lists the card’s latest payments: what is pending, what was declined and why, and with which card', async () => {
  const payment = { merchant: 'Corner Bakery', amount: { minor: 12_50, currency: 'USD' }, lastFour: '6204' };
  // The page shows the customer's own time zone, whichever it is.
  const at = new Date(2026, 10, 20, 12).toISOString();
  await openLive({
    'GET /cards/debit/payments': {
      body: [
        { ...payment, id: '1', at, state: 'pending' },
        { ...payment, id: '2', at, state: 'declined', reason: 'frozen' },
        { ...payment, id: '3', at, state: 'released', lastFour: '1177' },
        { ...payment, id: '4', at, state: 'settled' },
      ],
    },
  });

  const list = await debit().findByRole('region', { name: /^Latest payments Debit card/ });
  const rows = (await within(list).findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Corner Bakery.*Nov 20, 2026.*\$12.50Pending$/),
    expect.stringMatching(/The card was frozen.*Declined$/),
    expect.stringMatching(/Card ending 1177.*available again.*Released$/),
    expect.stringMatching(/\$12.50$/),
  ]);
  expect(screen.getByRole('region', { name: /^Latest payments Credit card/ })).toHaveTextContent('No payments');
});

test('shows the first payments of a longer list, and all on request', async () => {
  const { user } = await open();
  const list = within(await debit().findByRole('region', { name: /^Latest payments/ }));
  expect(await list.findAllByRole('listitem')).toHaveLength(5);
  expect(list.getByText('Harbour Fuel')).toBeVisible();
  expect(list.getByText('It would have put you over your daily spending limit.')).toBeVisible();

  await user.click(list.getByRole('button', { name: 'Show all 12' }));

  expect(list.getAllByRole('listitem')).toHaveLength(12);
});

test('says that the payments could not be loaded, beside cards that can be frozen', async () => {
  const { user, api } = await openLive({ 'GET /cards/debit/payments': 'broken' });
  expect(await debit().findByText('We couldn’t load this card’s payments')).toBeVisible();
  expect(debit().getByRole('switch')).toBeEnabled();

  await user.click(debit().getByRole('button', { name: 'Try again' }));

  expect(api.callsOf('GET /cards/debit/payments')).toHaveLength(2);
});

test('gives the number for lost cards when none can be shown, and none of the header’s buttons until they are', async () => {
  const { api, user } = await openLive({ 'GET /cards': 'broken' });

  expect(screen.getByRole('alert')).toHaveTextContent('Lost your card');
  expect(screen.getByRole('link', { name: /555.0134$/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(screen.queryByRole('button', { name: 'Manage' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Apply for Card' })).not.toBeInTheDocument();

  api.answer('GET /cards', { body: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('button', { name: 'Apply for Card' })).toBeVisible();
});

test('leads to support from what has nothing to manage', async () => {
  const { user } = await openLive({ 'GET /cards': { body: [] } });

  await user.click(screen.getByRole('button', { name: 'Manage' }));

  expect(useSupport.getState().topic).toBe('Freeze or manage card');
});

test('says how to withdraw cash, and what stands in the way', async () => {
  const { user } = await renderInBank(<CardsPage />, { remote, path: '/cards?for=cash' });
  const cash = screen.getByRole('region', { name: 'Withdraw cash' });
  expect(cash).toHaveTextContent('card ending 6204 and its PIN at any ATM. You can withdraw up to $500 a day.');

  await user.click(debit().getByRole('switch', { name: 'Freeze card' }));

  await waitFor(() => expect(cash).toHaveTextContent('Unfreeze it below'));
});

test('shows payments of the demonstration at different times', async () => {
  const payments = await sampleCards.payments('credit');
  const settled = payments.filter(({ state }) => state === 'settled').map(({ at }) => at.slice(11, 16));

  expect(new Set(settled).size).toBeGreaterThan(settled.length / 2);
});
