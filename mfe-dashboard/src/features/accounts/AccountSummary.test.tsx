import type { Account } from '@bank/shared/api';
import { type ApiReply, renderInBank } from '@bank/shared/testing';
import { act, screen } from '@testing-library/react';
import { usd } from '../../testing/usd';
import { AccountSummary, MAX_CARDS } from './AccountSummary';

const account = (facts: Pick<Account, 'type' | 'lastFour' | 'balance'> & Partial<Account>): Account => ({
  id: facts.type,
  name: `My ${facts.type}`,
  status: 'Active',
  ...facts,
});

const loan = account({ type: 'Loan', lastFour: '3378', balance: usd(-1_368_500) });
const sample = [
  account({ type: 'Checking', lastFour: '4821', balance: usd(856_240) }),
  account({ type: 'Savings', lastFour: '7093', balance: usd(2_431_085), apy: 3.2 }),
  account({ type: 'Credit Card', lastFour: '1156', balance: usd(-124_090), limit: usd(750_000) }),
  loan,
];

const open = (reply: ApiReply = { body: sample }) =>
  renderInBank(<AccountSummary />, { mode: 'live', path: '/dashboard', api: { 'GET /accounts': reply } });

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['scrollBy', 'scrollIntoView']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

test.each([
  ['Checking ending 4821', ['$8,562.40'], '/accounts/details/Checking'],
  ['Savings ending 7093', ['$24,310.85', 'APY 3.2%'], '/accounts/details/Savings'],
  ['Credit Card ending 1156', ['−$1,240.90', 'Limit $7,500.00'], '/accounts/details/Credit%20Card'],
])('shows the card %s, which leads to its page', async (title, facts, href) => {
  await open();
  const card = screen.getByRole('link', { name: new RegExp(title) });
  expect(card).toHaveAttribute('href', href);
  for (const fact of facts) expect(card).toHaveTextContent(fact);
});

test('breaks a name without spaces, and keeps it within two lines', async () => {
  const name = 'Haushaltsgemeinschaftskontoinhaberversicherungskonto';
  await open({ body: [account({ type: 'Checking', lastFour: '4821', balance: usd(1), name })] });
  const style = getComputedStyle(screen.getByText(name).parentElement as Element);
  expect(style.getPropertyValue('overflow-wrap')).toBe('anywhere');
  expect(style.getPropertyValue('-webkit-line-clamp')).toBe('2');
});

test('leaves loans to the accounts page', async () => {
  await open();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText(/3378/)).not.toBeInTheDocument();
});

test('lets the keyboard scroll the cards while they do not fit', async () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1);
  await open();
  expect(screen.getByRole('region', { name: 'Account cards' })).toHaveAttribute('tabindex', '0');
});

test('scrolls a card that the keyboard reaches into view', async () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1);
  const { user } = await open();
  const shown: (string | null)[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.textContent);
  };
  act(() => screen.getByRole('region', { name: 'Account cards' }).focus());
  await user.tab();
  await user.tab();
  expect(shown).toEqual([expect.stringContaining('Checking'), expect.stringContaining('Savings')]);
});

/** A strip of 600 px with 824 px of cards, of which one begins every 280 px. */
function layOut() {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(824);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 280 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  HTMLElement.prototype.scrollBy = function scrollBy(options) {
    const left = this.scrollLeft + ((options as ScrollToOptions).left ?? 0);
    this.scrollLeft = Math.min(left, 824 - 600);
    this.dispatchEvent(new Event('scroll'));
  };
}

test('moves by one card on and back while there are more than fit', async () => {
  layOut();
  const { user } = await open();
  const cards = screen.getByRole('region', { name: 'Account cards' });
  expect(screen.getByRole('button', { name: 'This is the first account' })).toHaveAttribute('aria-disabled', 'true');

  await user.click(screen.getByRole('button', { name: 'Next account' }));
  expect(cards.scrollLeft).toBe(224);
  expect(screen.getByRole('button', { name: 'This is the last account' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Previous account' }));
  expect(cards.scrollLeft).toBeLessThanOrEqual(0);
  expect(screen.getByRole('button', { name: 'Next account' })).not.toHaveAttribute('aria-disabled');
});

test('has no buttons to move where all cards fit', async () => {
  await open();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows the first six of many cards', async () => {
  const [account] = sample;
  await open({ body: Array.from({ length: 9 }, (_, index) => ({ ...account, id: `${index}` })) });
  expect(screen.getAllByRole('listitem')).toHaveLength(MAX_CARDS);
});

test('leads to all accounts', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('link', { name: /^View all/ }));
  expect(address()).toBe('/accounts');
});

test('says that it is loading', async () => {
  await open('silence');
  expect(screen.getByText('Loading your accounts')).toBeInTheDocument();
});

test('explains that there is no account with a card', async () => {
  await open({ body: [loan] });
  expect(screen.getByText('No accounts to show here')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open an account' })).toHaveAttribute('href', '/accounts?add=1');
});

test('loads again after a failure', async () => {
  const { api, user } = await open({ status: 503 });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your accounts');
  api.answer('GET /accounts', { body: sample });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Checking ending 4821/ })).toBeInTheDocument();
});
