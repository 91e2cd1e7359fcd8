import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DAY } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { placeHold } from '../../../ledger/holds.ts';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import type { AccountKind } from '../../../ledger/tables.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';
import { issueDueCards } from '../../cards/cards/issueCards.ts';
import { sendByRail } from '../../payments/rails/sendByRail.ts';

interface OpenAccount {
  id: string;
  number: string;
}

const USD = (minor: number) => ({ minor, currency: 'USD' });
const send = (browser: TestBrowser, from: OpenAccount, to: string, minor: number) =>
  browser.post('/transfers', { fromAccountId: from.id, to, amount: USD(minor) }, { 'idempotency-key': randomUUID() });
const close = (browser: TestBrowser, { id }: OpenAccount) => browser.delete(`/accounts/${id}`);

onEitherDatabase((bank) => {
  const signedIn = async (...accounts: [AccountKind, number][]) => {
    const customer = await addCustomer(bank().owner, { accounts });
    const [first, second] = customer.accounts as [OpenAccount, OpenAccount];
    return { ...customer, first, second, browser: await bank().browser().signIn(customer.username, PASSWORD) };
  };
  const listed = async (browser: TestBrowser): Promise<string[]> =>
    (await browser.get('/accounts')).json().map(({ id }: OpenAccount) => id);

  test('closes an account for good: it is in no list, takes and pays nothing, and what was booked stays', async () => {
    const { browser, first, second, email } = await signedIn(['Checking', 5000], ['Savings', 0]);
    const other = await signedIn(['Checking', 9000]);
    await send(browser, first, second.id, 5000);

    expect((await close(browser, first)).statusCode).toBe(204);

    expect(await listed(browser)).toEqual([second.id]);
    expect(refusal(await send(other.browser, other.first, first.number, 100)).name).toBe('unknown-payee');
    expect(refusal(await send(browser, second, first.id, 100)).name).toBe('unknown-payee');
    expect(refusal(await send(browser, first, second.id, 100)).name).toBe('not-your-account');
    const { items } = (await browser.get(`/transactions?account=${first.id}&sort=newest`)).json();
    expect(items).toHaveLength(2);
    expect(await bank().messageTo(email)).toContain(`ending ${first.number.slice(-4)} was closed`);
    expect((await browser.get('/activity')).json()[0]).toMatchObject({ event: 'account-closed' });
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('closes it once, however often it is asked, and nobody else’s', async () => {
    const { browser, first } = await signedIn(['Checking', 0]);
    const other = await signedIn(['Checking', 0]);

    expect(refusal(await close(browser, other.first)).name).toBe('not-found');
    const answers = [await close(browser, first), await close(browser, first)];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const events: { event: string }[] = (await browser.get('/activity')).json();
    expect(events.filter(({ event }) => event === 'account-closed')).toHaveLength(1);
    expect(await listed(other.browser)).toEqual([other.first.id]);
  });

  test.each<[string, AccountKind, number]>([
    ['there is money on it', 'Savings', 1],
    ['a card’s balance is owed', 'Credit Card', -1],
    ['a loan is owed', 'Loan', -1],
  ])('refuses while %s', async (_, kind, balance) => {
    const { browser, first } = await signedIn([kind, balance]);

    expect(refusal(await close(browser, first))).toEqual({ status: 409, name: 'not-at-zero' });

    expect(await listed(browser)).toEqual([first.id]);
  });

  test('refuses while money of it is held, and until a payment to another bank can no longer come back', async () => {
    const { browser, first } = await signedIn(['Checking', 5000]);
    const hold = { source: 'card', key: randomUUID(), orderHash: Buffer.from(''), description: 'Shop' };
    const held = { accountId: first.id, currency: 'USD', amount: 5000n, expiresAt: new Date(Date.now() + DAY) };
    const { id } = await placeHold(bank().bank.db, { ...hold, ...held });
    expect(refusal(await close(browser, first)).name).toBe('payments-pending');
    await sql`select void_hold(${id})`.execute(bank().bank.db);
    const payee = { name: 'Noah Beck', accountNumber: 'GB82 WEST 1234 5698 7654 32' };
    await send(browser, first, (await browser.post('/payees', payee)).json().id, 5000);

    expect(refusal(await close(browser, first)).name).toBe('payments-pending');

    await sendByRail(bank().bank, jobRun());
    expect((await close(browser, first)).statusCode).toBe(204);
  });

  test('refuses while a payment is planned from or to it', async () => {
    const { browser, first, second } = await signedIn(['Checking', 0], ['Savings', 0]);
    const order = { fromAccountId: first.id, to: second.id, amount: USD(100), rhythm: 'monthly' };
    const planned = { ...order, firstOn: dayAt(new Date(Date.now() + 2 * DAY)) };
    const { id } = (await browser.post('/schedules', planned, { 'idempotency-key': randomUUID() })).json();

    for (const account of [first, second]) {
      expect(refusal(await close(browser, account))).toEqual({ status: 409, name: 'payments-scheduled' });
    }

    await browser.delete(`/schedules/${id}`);
    expect((await close(browser, first)).statusCode).toBe(204);
  });

  test('ends its card, and orders none', async () => {
    const { browser, first } = await signedIn(['Checking', 0]);
    await issueDueCards(bank().bank, jobRun());
    const [card] = (await browser.get('/cards')).json();

    await close(browser, first);
    await issueDueCards(bank().bank, jobRun());

    expect((await browser.get('/cards')).json()).toEqual([]);
    expect(refusal(await browser.post(`/cards/${card.id}/unfreeze`)).name).toBe('card-blocked');
  });

  test('the database keeps it so: what a server of the release before sends there is refused', async () => {
    const { browser, first, second, id } = await signedIn(['Checking', 0], ['Savings', 100]);
    await close(browser, first);
    const legs = [first, second].map((account, index) => ({
      account_id: account.id,
      currency: 'USD',
      amount: index === 0 ? 100 : -100,
      description: 'From before',
      category: 'Transfer',
    }));

    const { rows } = await sql`
      select outcome from post_transaction(${`customer:${id}`}, ${randomUUID()}, '', ${JSON.stringify(legs)}, '')`.execute(
      bank().bank.db,
    );

    expect(rows).toEqual([{ outcome: 'above-ceiling' }]);
    await expect(sql`update accounts set closed_at = null`.execute(bank().bank.db)).rejects.toThrow(
      'permission denied',
    );
    await expect(
      sql`update accounts set closed_at = now() where id = ${second.id}`.execute(bank().owner),
    ).rejects.toThrow('accounts_bounds');
  });
});
