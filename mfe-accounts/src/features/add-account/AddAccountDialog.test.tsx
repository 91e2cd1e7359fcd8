import type { Account } from '@bank/shared/api';
import { useSupport } from '@bank/shared/contract';
import { readSampleAccounts, sampleAccounts } from '@bank/shared/sample';
import { type ApiReply, type BankOptions, renderInBank } from '@bank/shared/testing';
import { screen, within } from '@testing-library/react';
import { AddAccountDialog } from './AddAccountDialog';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const holidays: Account = {
  id: 'holidays',
  name: 'Holidays',
  lastFour: '5521',
  type: 'Savings',
  status: 'Active',
  balance: usd(50_000),
  available: usd(50_000),
  apy: 3.2,
};
const opens = { status: 201, body: holidays };
const refuses = (name: string, status: number, path?: string): ApiReply => ({
  status,
  body: {
    type: `/problems/${name}`,
    title: name,
    status,
    detail: `${name}.`,
    ...(path && { errors: [{ path, message: 'Not this.' }] }),
  },
});

async function open(answer: ApiReply = opens, options: BankOptions = {}) {
  const onClose = jest.fn();
  const bank = await renderInBank(<AddAccountDialog open onClose={onClose} />, {
    mode: 'live',
    ...options,
    api: {
      'GET /accounts': { body: sampleAccounts },
      'GET /accounts/offers': { body: [{ type: 'Checking' }, { type: 'Savings', apy: 3.2 }] },
      'POST /accounts': answer,
      ...options.api,
    },
  });
  const press = (name: string | RegExp) => bank.user.click(screen.getByRole('button', { name }));
  const orders = () => bank.api.callsOf('POST /accounts').map(({ body }) => body);
  const sent = jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
  const keys = () => sent.mock.calls.flatMap(([name, value]) => (/^idempotency-key$/i.test(name) ? [value] : []));
  return { ...bank, onClose, press, orders, keys };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Goes to the review of savings with a first deposit of $500. */
async function review({ user, press }: Opened) {
  await press(/^Savings/);
  const name = await screen.findByLabelText('Account name');
  await user.clear(name);
  await user.type(name, 'Holidays');
  await user.selectOptions(screen.getByLabelText('First deposit from'), 'checking');
  await user.type(screen.getByLabelText('Amount (USD)'), '500');
  await press('Continue');
}

const order = { type: 'Savings', name: 'Holidays', deposit: { fromAccountId: 'checking', amount: usd(50_000) } };
const confirm = 'Open account and pay $500.00';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('leaves a credit card to the bank’s people, and says so before', async () => {
  const { onClose, press } = await open();

  await press(/^Credit Card.*Call or write to us/);

  expect(onClose).toHaveBeenCalledTimes(1);
  expect(useSupport.getState()).toEqual({ topic: 'Apply for a credit card' });
});

test('asks to be closed by its button and by Escape, on each step', async () => {
  const { onClose, press, user } = await open();

  await press('Close');
  await press(/^Savings/);
  await screen.findByLabelText('Account name');
  await user.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalledTimes(2);
});

test('is not there while it is closed', async () => {
  await renderInBank(<AddAccountDialog open={false} onClose={jest.fn()} />);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('opens savings with a first deposit, which it shows before, and leads on', async () => {
  const bank = await open();
  await review(bank);
  const dialog = screen.getByRole('dialog', { name: 'Open a savings account' });
  for (const fact of ['Savings', 'Holidays', '3.2%', '$500.00', 'Primary Checking'])
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toContainEqual(expect.stringContaining(fact));

  await bank.press(confirm);

  const opened = await screen.findByRole('dialog', { name: 'Your account is open' });
  expect(bank.orders()).toEqual([order]);
  expect(opened).toHaveTextContent('ending 5521');
  expect(opened).toHaveFocus();
  expect(bank.api.callsOf('GET /accounts')).toHaveLength(2);
  await bank.user.click(screen.getByRole('link', { name: 'Send money to it' }));
  expect(bank.address()).toBe('/transfers/internal?to=holidays');
});

test('opens the first account of a newcomer without asking for a deposit, and says where its card is', async () => {
  const first: Account = { ...holidays, id: 'first', type: 'Checking', name: 'Checking' };
  const bank = await open({ status: 201, body: first }, { api: { 'GET /accounts': { body: [] } } });
  await bank.press(/^Checking/);
  expect(await screen.findByLabelText('Account name')).toHaveValue('Checking');
  expect(screen.queryByLabelText('First deposit from')).not.toBeInTheDocument();

  await bank.press('Continue');
  await bank.press('Open account');

  expect(await screen.findByText(/debit card.*under Cards/)).toBeVisible();
  expect(bank.orders()).toEqual([{ type: 'Checking', name: 'Checking' }]);
  expect(screen.queryByRole('link', { name: 'Send money to it' })).not.toBeInTheDocument();
  await bank.user.click(screen.getByRole('link', { name: 'See account' }));
  expect(bank.address()).toBe('/accounts/details/first');
});

test('keeps what was typed on the way back, and begins with the choice again', async () => {
  const bank = await open();
  await review(bank);

  await bank.press('Back');

  expect(screen.getByLabelText('Account name')).toHaveValue('Holidays');
  expect(screen.getByLabelText('Amount (USD)')).toHaveValue('500');
  await bank.press('Back');
  expect(screen.getByRole('button', { name: /^Checking/ })).toBeVisible();
  expect(bank.orders()).toEqual([]);
});

test.each([
  ['', 'Enter an amount such as $250.00.'],
  ['many', 'Enter an amount such as $250.00.'],
  ['0', 'Enter an amount such as $250.00.'],
  ['8520.41', 'There isn’t enough money in this account.'],
])('does not go on with the amount “%s”', async (typed, message) => {
  const { user, press } = await open();
  await press(/^Savings/);
  await user.selectOptions(await screen.findByLabelText('First deposit from'), 'checking');
  const amount = screen.getByLabelText('Amount (USD)');
  if (typed) await user.type(amount, typed);

  await press('Continue');

  expect(amount).toHaveAccessibleDescription(`Available: $8,520.40 ${message}`);
  expect(amount).toHaveFocus();
});

test('shows what the bank refuses at its field', async () => {
  const bank = await open(refuses('insufficient-funds', 422, '/deposit/amount'));
  await review(bank);

  await bank.press(confirm);

  expect(await screen.findByLabelText('Amount (USD)')).toHaveAccessibleDescription('Available: $8,520.40 Not this.');
});

test.each([
  ['en', 'enough-accounts', 'You have as many accounts as you can open online.'],
  ['es', 'enough-today', 'Ya abrió todas las cuentas que puede abrir en un día.'],
  ['ar', 'enough-accounts', 'لديك أكبر عدد من الحسابات'],
])('says in the page’s language that there are enough: %s, %s', async (language, name, message) => {
  const { user } = await open(refuses(name, 409), { language });
  const button = (at: number) => within(screen.getByRole('dialog')).getAllByRole('button').at(at) as HTMLElement;
  await user.click(button(1));
  await screen.findByRole('textbox');
  await user.click(button(-1));

  await user.click(button(-1));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveTextContent(/555.0134/);
});

test('sends the same key after a lost answer, and another one after a refusal', async () => {
  const bank = await open('broken');
  await review(bank);
  await bank.press(confirm);
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the bank.');

  bank.api.answer('POST /accounts', refuses('enough-today', 409), opens);
  await bank.press(confirm);
  expect(await screen.findByText(/as many accounts as you can in one day/)).toBeVisible();
  await bank.press(confirm);

  await screen.findByRole('dialog', { name: 'Your account is open' });
  const [first, second, third] = bank.keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('keeps the account in sample mode, with its deposit', async () => {
  const bank = await open(undefined, { mode: 'sample' });
  await review(bank);

  await bank.press(confirm);

  expect(await screen.findByRole('dialog', { name: 'Your account is open' })).toHaveTextContent('$500.00');
  const [checking, , , , opened] = readSampleAccounts();
  expect(checking?.balance).toEqual(usd(806_240));
  expect(opened).toMatchObject({ name: 'Holidays', type: 'Savings', balance: usd(50_000), apy: 3.2 });
});
