import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { postTransaction } from '../../../ledger/postTransaction.ts';
import { faultsOf, proveBooks } from '../../../ledger/proveBooks.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { faultsAfter } from '../../../testing/faultsAfter.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { sendByRail } from './sendByRail.ts';

const SETTLES = 'GB82 WEST 1234 5698 7654 32';
const RETURNED = 'GB87 WEST 1234 5698 7654 39';
const THIEF = 'GB17WEST12345698765438';

onEitherDatabase((bank) => {
  let customer: Awaited<ReturnType<typeof addCustomer>>;
  let browser: Awaited<ReturnType<ReturnType<ReturnType<typeof bank>['browser']>['signIn']>>;
  const ids = { settled: '', returned: '', open: '', wire: '' };
  const pay = async (accountNumber: string) => {
    const payees = (await browser.get('/payees')).json();
    const known = payees.find(({ lastFour }: { lastFour: string }) =>
      accountNumber.replaceAll(' ', '').endsWith(lastFour),
    );
    const to = known?.id ?? (await browser.post('/payees', { name: 'Noah Beck', accountNumber })).json().id;
    const order = { fromAccountId: customer.accounts[0]?.id, to, amount: { minor: 1000, currency: 'USD' } };
    return (await browser.post('/transfers', order, { 'idempotency-key': randomUUID() })).json().id;
  };
  const wire = async () => {
    const [fromAccountId, amount] = [customer.accounts[0]?.id, { minor: 5000, currency: 'EUR' }];
    const recipient = { recipient: 'Anna Weber', bic: 'COBADEFF', accountNumber: 'DE89 3704 0044 0532 0130 00' };
    const quote = (
      await browser.post('/wires/quotes', { fromAccountId, amount, ...recipient, memo: 'Invoice 7' })
    ).json();
    const order = { quoteId: quote.id, amount, debit: quote.debit };
    return (await browser.post('/wires', order, { 'idempotency-key': randomUUID() })).json().id;
  };
  const logged: string[] = [];
  const run = () => jobRun((error) => logged.push((error as Error).message));

  beforeAll(async () => {
    bank().bank.confirmAbove = null;
    customer = await addCustomer(bank().owner, { accounts: [['Checking', 100_000]] });
    browser = await bank().browser().signIn(customer.username, PASSWORD);
    [ids.settled, ids.returned] = [await pay(SETTLES), await pay(RETURNED)];
    for (const _ of ['handed over', 'taken in']) await sendByRail(bank().bank, run());
    [ids.open, ids.wire] = [await pay(SETTLES), await wire()];
  });

  test('finds nothing in what was sent, came back and is on its way', async () => {
    const states = bank().owner.selectFrom('rail_payments').select('state').orderBy('ordered_at');
    const rows = await states.execute();
    expect(rows.map(({ state }) => state)).toEqual(['settled', 'returned', 'accepted', 'accepted']);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  const change = (id: keyof typeof ids, set: string) => () =>
    `update rail_payments set ${set} where transaction_id = '${ids[id]}'`;
  const withoutRules = (table: string, statement: () => string) => () =>
    `alter table ${table} disable trigger user; ${statement()}; alter table ${table} enable trigger user`;

  test.each<[string, keyof typeof ids, () => string]>([
    ['another account', 'open', change('open', `number = '${THIEF}'`)],
    ['another name', 'open', change('open', `name = 'Thief'`)],
    ['another bank', 'wire', change('wire', `bic = 'BARCGB22'`)],
    ['another account of what has left', 'settled', change('settled', `number = '${THIEF}'`)],
    ['another amount', 'open', change('open', 'amount = amount * 100')],
    ['another currency', 'open', change('open', `currency = 'EUR'`)],
    ['a payment that is gone', 'open', () => `delete from rail_payments where transaction_id = '${ids.open}'`],
    ['a return without the money', 'settled', change('settled', `state = 'returned', reason = 'account-closed'`)],
    ['money back for what has settled', 'returned', change('returned', `state = 'settled', reason = null`)],
    [
      'what is on its way without its hash',
      'open',
      withoutRules('rail_payment_hashes', () => `delete from rail_payment_hashes where transaction_id = '${ids.open}'`),
    ],
    [
      'a payment that was never booked to leave',
      'settled',
      () => `update entries set account_id = (select id from accounts where number = 'FEES-USD')
        where transaction_id = '${ids.settled}' and amount > 0`,
    ],
    [
      'another fee than was quoted',
      'wire',
      () => `update wire_quotes set fee = 0 where transaction_id = '${ids.wire}'`,
    ],
    [
      'another number than was quoted',
      'wire',
      () => `update wire_quotes set number = '1' where transaction_id = '${ids.wire}'`,
    ],
  ])('finds %s', async (_, id, statement) => {
    const found = await faultsAfter(bank(), statement());

    expect(found).toContainEqual(expect.stringContaining(`Payment ${ids[id]} `));
    expect(await faultsOf(bank().owner)).toEqual([]);
  });

  test('does not send what is for somebody else than was booked, and the proof reports it', async () => {
    await sql.raw(change('open', `number = '${THIEF}'`)()).execute(bank().owner);

    await sendByRail(bank().bank, run());
    await proveBooks(bank().bank, run());

    const payment = bank().owner.selectFrom('rail_payments').where('transaction_id', '=', ids.open);
    expect(await payment.select(['state', 'failures']).execute()).toEqual([{ state: 'accepted', failures: 1 }]);
    expect(logged).toEqual([
      `Payment ${ids.open} is for somebody else than was booked: it is not sent.`,
      `The books do not balance: Payment ${ids.open} is for somebody else than was booked.`,
    ]);
    expect((await browser.get('/health')).json()).toMatchObject({ status: 'degraded', ledgerFaults: 1 });
  });

  test('takes no payment from the application’s role after its booking', async () => {
    const { db } = bank().bank;
    const clearing = await db
      .selectFrom('accounts')
      .select('id')
      .where('number', '=', 'RAIL-USD')
      .executeTakeFirstOrThrow();
    const leg = { currency: 'USD', description: 'Later', category: 'Transfer' as const };
    const posted = await postTransaction(db, {
      source: `customer:${customer.id}`,
      key: randomUUID(),
      orderHash: Buffer.from(''),
      memo: '',
      legs: [
        { ...leg, accountId: customer.accounts[0]?.id ?? '', amount: -1000n },
        { ...leg, accountId: clearing.id, amount: 1000n },
      ],
    });

    const attempt = sql`
      insert into rail_payments (transaction_id, customer_id, number, name, amount, currency, ordered_at)
      values (${posted.id}, ${customer.id}, ${THIEF}, 'Thief', 1000, 'USD', now())`.execute(db);

    await expect(attempt).rejects.toThrow('is not what was booked to leave');
  });
});
