import type { PaletteAnswer, PaletteEntry, PaletteResult, Slots } from '@bank/shared/contract';
import { setSession, useSession } from '@bank/shared/session';
import { type BankOptions, renderInBank } from '@bank/shared/testing';
import { setBalancesHidden, useBalances } from '@bank/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { defaultNavigation } from '../navigation/defaultNavigation';
import { Palette } from './Palette';
import { closePalette, type PaletteView, showView, usePalette } from './paletteState';

type Offer = Slots['bank/palette/entries@1'];

const account: PaletteEntry = {
  id: '7',
  section: 'accounts',
  label: 'Everyday',
  icon: 'accounts',
  lastFour: '4821',
  amount: { minor: 856_240, currency: 'USD' },
  to: '/accounts?details=7',
};
const offering = (...entries: PaletteEntry[]) =>
  function Offering({ offer }: Offer) {
    useEffect(() => offer(entries), [offer]);
    return null;
  };
const slotOf = (...entries: PaletteEntry[]): BankOptions['slots'] => ({
  'bank/palette/entries@1': [{ id: 'remote', title: 'Remote', component: offering(...entries) }],
});

const maya: PaletteResult = { id: 'maya', label: 'Maya Lindqvist', icon: { person: 'Maya Lindqvist' }, to: '/pay' };
const answering =
  (answer: (query: string) => PaletteAnswer) =>
  ({ query, offer }: Slots['bank/palette/results@1']) => {
    useEffect(() => offer(answer(query)));
    return null;
  };
const resultsOf = (answer: (query: string) => PaletteAnswer): BankOptions['slots'] => ({
  'bank/palette/results@1': [{ id: 'payees', title: 'Payees', component: answering(answer) }],
});

async function open(view: PaletteView, options: BankOptions = {}) {
  const page = (
    <>
      <button type="button" onClick={() => showView(view)}>
        Opener
      </button>
      <Palette navigation={defaultNavigation} />
    </>
  );
  const bank = await renderInBank(page, { path: '/cards', slots: {}, ...options });
  await bank.user.click(screen.getByRole('button', { name: 'Opener' }));
  return bank;
}

const field = () => screen.getByRole('combobox', { name: 'Search the bank' });
const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  act(() => {
    closePalette();
    setBalancesHidden(false);
  });
});

test('opens on its field, with pages and actions, and gives the focus back', async () => {
  const { user } = await open('search');

  expect(screen.getByRole('dialog', { name: 'Search the bank' })).toBeVisible();
  expect(field()).toHaveFocus();
  expect(within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option')).toHaveLength(9);
  expect(screen.getByRole('group', { name: 'Actions' })).toBeVisible();
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
});

test('moves with arrows, Home and End, and round at both ends', async () => {
  const { user } = await open('search');
  const after = async (keys: string) => {
    await user.keyboard(keys);
    return active();
  };

  expect(active()).toBe('Dashboard');
  expect(await after('{ArrowDown}')).toBe('Accounts');
  expect(await after('{ArrowUp}{ArrowUp}')).toBe('Keyboard shortcuts');
  expect(await after('{ArrowDown}')).toBe('Dashboard');
  expect(await after('{End}')).toBe('Keyboard shortcuts');
  expect(await after('{Home}')).toBe('Dashboard');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Dashboard');
  expect(field()).toHaveFocus();
});

test('finds a page below a page, says how much it found, and opens it with Enter', async () => {
  const { user, address } = await open('search');
  await user.keyboard('{ArrowDown}');
  await user.type(field(), 'wire');
  expect(labels()).toEqual(['Wire TransferTransfers']);
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
  expect(active()).toBe('Wire TransferTransfers');

  await user.keyboard('{Enter}');

  expect(address()).toBe('/transfers/wire');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('says that nothing is found, and what to try', async () => {
  const { user, address } = await open('search');
  await user.type(field(), 'zzz{Enter}');

  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
  expect(screen.getByText(/Check the spelling/)).toBeVisible();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  expect(address()).toBe('/cards');
});

test('shows what remotes offer, and opens it by a press', async () => {
  const { user, address } = await open('search', { slots: slotOf(account) });
  const option = screen.getByRole('option', { name: /Everyday/ });
  expect(option).toHaveTextContent('Everyday•••• 4821ending 4821$8,562.40');

  await user.hover(option);
  expect(active()).toContain('Everyday');
  await user.click(option);

  expect(address()).toBe('/accounts?details=7');
});

test('finds accounts by that word, whatever their names', async () => {
  const { user } = await open('search', { slots: slotOf(account) });
  await user.type(field(), 'acc');

  expect(labels().at(-1)).toContain('Everyday');
});

test('shows what a remote finds for the text, as it is, in a group of its own', async () => {
  const answer = jest.fn((): PaletteAnswer => ({ status: 'ready', results: [maya] }));
  const { user, address } = await open('search', { slots: resultsOf(answer) });
  expect(screen.queryByRole('group', { name: 'Payees' })).not.toBeInTheDocument();

  await user.type(field(), ' zzz ');
  expect(answer).toHaveBeenLastCalledWith('zzz');
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
  expect(within(screen.getByRole('group', { name: 'Payees' })).getByRole('option')).toHaveTextContent('Maya Lindqvist');
  await user.keyboard('{Enter}');

  expect(address()).toBe('/pay');
});

test('says that a remote still searches, and shows the rest', async () => {
  const { user } = await open('search', { slots: resultsOf(() => ({ status: 'loading', results: [] })) });
  await user.type(field(), 'wire');

  expect(active()).toBe('Wire TransferTransfers');
  expect(within(screen.getByRole('group', { name: 'Payees', busy: true })).getByRole('option')).toHaveTextContent(
    'Searching…',
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says that a remote cannot search, shows the rest, and stays open to try again', async () => {
  const retry = jest.fn();
  const { user } = await open('search', { slots: resultsOf(() => ({ status: 'error', retry })) });
  await user.type(field(), 'wire');
  expect(active()).toBe('Wire TransferTransfers');

  await user.click(within(screen.getByRole('group', { name: 'Payees' })).getByRole('option', { name: /Try again/ }));

  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('has what was opened last above the rest, until somebody else signs in', async () => {
  const { user } = await open('search', { slots: resultsOf(() => ({ status: 'ready', results: [maya] })) });
  await user.type(field(), 'maya{Enter}');
  act(() => showView('search'));
  await user.type(field(), 'cards{Enter}');
  act(() => showView('search'));

  const recent = within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option');
  expect(recent.map(({ textContent }) => textContent)).toEqual(['Cards', expect.stringContaining('Maya Lindqvist')]);
  expect(screen.getAllByRole('option', { name: 'Cards' })).toHaveLength(1);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Maya');

  act(() => setSession('signed-out'));
  act(() => setSession('signed-in'));
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
});

test('shows no amounts while the customer hides balances', async () => {
  setBalancesHidden(true);
  await open('search', { slots: slotOf(account) });

  expect(screen.getByRole('option', { name: /Everyday/ })).not.toHaveTextContent('$');
});

test('withdraws what a remote offered once its extension goes', async () => {
  const { user } = await open('search', { slots: slotOf(account) });
  await user.keyboard('{Escape}');

  act(() => showView('search'));
  expect(screen.getAllByRole('option', { name: /Everyday/ })).toHaveLength(1);
});

test('does not render remotes again because of what they offer', async () => {
  const renders = jest.fn();
  const Restless = ({ offer }: Offer) => {
    renders();
    useEffect(() => offer([account]));
    return null;
  };
  await open('search', { slots: { 'bank/palette/entries@1': [{ id: 'x', title: 'X', component: Restless }] } });

  expect(screen.getByRole('option', { name: /Everyday/ })).toBeVisible();
  expect(renders).toHaveBeenCalledTimes(1);
});

test('says when what a remote does fails', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {});
  const onSelect = () => Promise.reject(new Error('no export'));
  const { to: _, ...rest } = account;
  const { user, toasts } = await open('search', { slots: slotOf({ ...rest, onSelect }) });

  await user.click(screen.getByRole('option', { name: /Everyday/ }));

  expect(toasts()).toMatchObject([{ kind: 'error', title: '“Everyday” didn’t work' }]);
  expect(report).toHaveBeenCalledTimes(1);
});

test('shows the rest beside a remote whose extension has a name that every object has', async () => {
  const nothing = { id: 'constructor', title: 'Nothing', component: () => null };
  const slots = { 'bank/palette/entries@1': [nothing], 'bank/palette/results@1': [nothing] };
  const { user } = await open('search', { slots });

  await user.type(field(), 'accounts');

  expect(labels()).toContain('Accounts');
});

test('opens what is pressed, whatever ids another remote gives its own', async () => {
  const slots = {
    'bank/palette/entries@1': [
      { id: 'results', title: 'Other', component: offering({ ...account, id: 'payees.maya', to: '/other' }) },
    ],
    ...resultsOf(() => ({ status: 'ready', results: [maya] })),
  };
  const { user, address } = await open('search', { slots });
  await user.type(field(), 'a');

  await user.click(screen.getByRole('option', { name: /Maya Lindqvist/ }));

  expect(address()).toBe('/pay');
});

test('closes, and leaves the page alone, when what a remote offers cannot be shown', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {});
  await open('search', { slots: slotOf({ ...account, amount: { minor: 1, currency: 'none' } }) });

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(usePalette.getState().view).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Opener' })).toBeVisible();
  expect(report).toHaveBeenCalled();
});

test.each([
  ['es', 'analisis', 'Análisis'],
  ['ar', 'حسابات', 'الحسابات'],
])('is in the language of the page, and finds in it and in English: %s', async (language, query, first) => {
  const { user } = await open('search', { language });
  const input = screen.getByRole('combobox');
  await user.type(input, query);
  expect(labels()[0]).toContain(first);

  await user.clear(input);
  await user.type(input, 'budget');
  expect(labels()).toHaveLength(1);
});

test.each([
  ['hide', () => useBalances.getState().isHidden],
  ['dark', () => document.documentElement.dataset.theme === 'dark'],
  ['contact support', () => usePalette.getState().view === 'support'],
  ['sign out', () => useSession.getState().status === 'signed-out'],
])('"%s" does so', async (query, isDone) => {
  const { user } = await open('search');
  await user.type(field(), `${query}{Enter}`);

  await waitFor(() => expect(isDone()).toBe(true));
});

test.each([
  ['profile', 'My Profile'],
  ['shortcuts', 'Keyboard shortcuts'],
])('"%s" opens that dialog, which gives the focus back to where the search was opened', async (query, name) => {
  const { user } = await open('search', { api: { 'GET /auth/me': 'silence' } });
  await user.type(field(), `${query}{Enter}`);
  const dialog = screen.getByRole('dialog', { name });

  await user.click(within(dialog).getByRole('button', { name: 'Close' }));

  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
});

test('prints without the search', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  const { user } = await open('search');
  await user.type(field(), 'print{Enter}');

  expect(print).toHaveBeenCalledTimes(1);
});

test('leaves printing to a page that answers Ctrl P', async () => {
  const print = jest.spyOn(window, 'print').mockReset();
  const answer = jest.fn((event: KeyboardEvent) => event.preventDefault());
  const onKeyDown = (event: KeyboardEvent) => event.ctrlKey && event.key === 'p' && answer(event);
  window.addEventListener('keydown', onKeyDown);
  const { user } = await open('search');
  await user.type(field(), 'print{Enter}');
  window.removeEventListener('keydown', onKeyDown);

  expect(answer).toHaveBeenCalledTimes(1);
  expect(print).not.toHaveBeenCalled();
});

test('names keys that show an icon', async () => {
  await open('shortcuts');

  expect(screen.getByText('Next, previous').nextSibling).toHaveTextContent('Down arrowUp arrow');
  expect(screen.getByText('Open the highlighted item').nextSibling).toHaveTextContent('Enter');
});

test('lists the shortcuts, and takes out the one of a single character when it is turned off', async () => {
  const { user } = await open('shortcuts');
  const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms()).toContain('Show this list');

  await user.click(screen.getByRole('checkbox', { name: 'Open this list with the ? key', checked: true }));

  expect(terms()).not.toContain('Show this list');
  expect(localStorage.getItem('bank:question-mark')).toBe('off');
});
