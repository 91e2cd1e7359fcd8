import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { verifyAudit } from './kernel/audit/verifyAudit.ts';
import { DAY } from './kernel/bank/Bank.ts';
import { dayAt } from './kernel/bank/days.ts';
import { kernel } from './kernel/kernel.ts';
import { faultsOf } from './ledger/proveBooks.ts';
import { issueDueCards } from './modules/cards/cards/issueCards.ts';
import { settleCardPayments } from './modules/cards/payments/settle.ts';
import { sendByRail } from './modules/payments/rails/sendByRail.ts';
import { asApi } from './released/recording.ts';
import { addCustomer, PASSWORD } from './testing/addCustomer.ts';
import { jobRun } from './testing/jobRun.ts';
import { retainedColumns } from './testing/retainedColumns.ts';
import { onEitherDatabase, type TestBank } from './testing/TestBank.ts';

const IBAN = 'GB82WEST12345698765432';
const WIRED = 'DE89370400440532013000';
const NETWORK = '203.0.113.77';
/** Nothing else in the database contains these. */
const WORDS = ['Zuleika', 'Quillfeather', 'Balthasar', 'Persephone', 'Marmalade', 'Lantern', IBAN, WIRED, NETWORK];
const usd = (minor: number) => ({ minor, currency: 'USD' });
const keyed = () => ({ 'idempotency-key': randomUUID() });

/** A customer who leaves traces in as many places as the API can make, and has nothing left. */
async function busyCustomer(bank: TestBank) {
  const { owner } = bank;
  const customer = await addCustomer(owner, { accounts: [['Checking', 800_00]] });
  const name = { first_name: 'Zuleika', last_name: 'Quillfeather', date_of_birth: '1911-10-13' };
  await owner.updateTable('customers').set(name).where('id', '=', customer.id).execute();
  const payee = await addCustomer(owner, { accounts: [['Checking', 0]] });
  const refused = { recipient: 'ledger', subject: 'signed-in', body: NETWORK, chain: customer.id };
  const [created_at, next_try_at, failed_at] = Array(3).fill(new Date());
  await owner
    .insertInto('webhook_events')
    .values({ ...refused, created_at, next_try_at, failed_at })
    .execute();
  await issueDueCards(bank.bank, jobRun());
  const browser = await bank.browser(NETWORK).signIn(customer.username, PASSWORD);
  const [account] = customer.accounts;
  const order = (to: string | undefined, minor: number) => ({
    fromAccountId: account?.id,
    to,
    amount: usd(minor),
    memo: 'Marmalade',
  });
  const added = async (details: object): Promise<string> => (await browser.post('/payees', details)).json().id;
  const friend = await added({ name: 'Persephone Vane', accountNumber: payee.accounts[0]?.number });
  const elsewhere = await added({ name: 'Balthasar Crumb', accountNumber: IBAN });
  await browser.post('/transfers', order(friend, 100_00), keyed());
  await browser.post('/transfers', order(elsewhere, 100_00), keyed());
  const wire = { recipient: 'Balthasar Crumb', bic: 'COBADEFF', accountNumber: WIRED, memo: 'Marmalade' };
  const euros = { amount: { minor: 100_00, currency: 'EUR' }, fromAccountId: account?.id };
  const { id: quoteId, amount, debit } = (await browser.post('/wires/quotes', { ...wire, ...euros })).json();
  await browser.post('/wires', { quoteId, amount, debit }, keyed());
  const monthly = { ...order(friend, 1), rhythm: 'monthly', firstOn: dayAt(new Date(Date.now() + 2 * DAY)) };
  const { id } = (await browser.post('/schedules', monthly, keyed())).json();
  await browser.delete(`/schedules/${id}`);
  await browser.post('/schedules', { ...monthly, to: randomUUID() }, keyed());
  const [card] = (await browser.get('/cards')).json();
  const paid = { cardId: card.id, merchant: 'Lantern Books', merchantCode: '5942', amount: usd(10_00) };
  const payload = { ...paid, id: randomUUID(), channel: 'chip', isAbroad: false };
  const headers = { 'x-bank-request': '1', 'sec-fetch-site': 'same-origin' };
  await asApi(() => bank.api.inject({ method: 'POST', url: '/internal/card-payments', payload, headers }));
  bank.ahead = 3 * DAY;
  await asApi(() => settleCardPayments(bank.bank, jobRun()));
  await sendByRail(bank.bank, jobRun());
  await browser.signIn(customer.username, PASSWORD);
  const [{ balance }] = (await browser.get('/accounts')).json();
  await browser.post('/transfers', order(friend, balance.minor), keyed());
  return { ...customer, account: account?.id, browser, payee };
}

type Busy = Awaited<ReturnType<typeof busyCustomer>>;

onEitherDatabase((bank) => {
  let left: Busy;

  /** Which columns of the database have one of the words, as a text or as its bytes. */
  const columnsWith = async (words: string[]): Promise<string[]> => {
    const pattern = words.flatMap((word) => [word, Buffer.from(word).toString('hex')]).join('|');
    const found = [];
    for (const name of (await catalog()).map(({ column }) => column)) {
      const [table = '', column = ''] = name.split('.');
      const { rows } = await sql`
        select from ${sql.table(table)} where ${sql.ref(column)}::text ~* ${pattern} limit 1`.execute(bank().owner);
      if (rows.length > 0) found.push(name);
    }
    return found;
  };
  const catalog = async () => {
    const { rows } = await sql<{ column: string; type: string }>`
      select table_name || '.' || column_name as column, data_type as type from information_schema.columns
      where table_schema = 'public' and data_type not in
        ('uuid', 'boolean', 'smallint', 'integer', 'bigint', 'xid8', 'timestamp with time zone')
      order by 1`.execute(bank().owner);
    return rows;
  };
  const wordsOf = ({ username, phone, idNumber, accounts }: Busy) => [
    ...[...WORDS, username, phone.replace(/\D/g, ''), idNumber, '1911-10-13'],
    accounts[0]?.number ?? '',
  ];
  const tidyUp = async () => {
    for (const { run } of kernel.jobs ?? []) await run(bank().bank, jobRun());
  };
  const treatments = (columns: string[]) => new Set(columns.map((column) => retainedColumns[column]));

  test('says of every column that can hold a text, a date or a hash what becomes of it', async () => {
    // A new column needs its line in testing/retainedColumns.ts, and a function that erases it.
    expect((await catalog()).map(({ column }) => column)).toEqual(Object.keys(retainedColumns).sort());
  });

  test('keeps of a customer who has left what the law asks for, and no more', async () => {
    left = await busyCustomer(bank());
    const words = wordsOf(left);
    expect(treatments(await columnsWith(words))).toEqual(new Set(['years', 'leaving']));
    expect((await left.browser.delete(`/accounts/${left.account}`)).statusCode).toBe(204);

    expect((await left.browser.delete('/profile')).statusCode).toBe(204);

    const kept = await columnsWith(words);
    // The last messages are on their way.
    expect(treatments(kept)).toEqual(new Set(['years', 'expires']));
    expect(kept).toEqual(
      expect.arrayContaining([
        ...['customers.first_name', 'entries.description', 'transactions.memo', 'holds.description'],
        ...['rail_payments.name', 'wire_quotes.recipient', 'card_payments.merchant', 'audit_events.network'],
        ...['schedules.memo', 'accounts.number'],
      ]),
    );
  });

  test('erases nothing of it before the years have passed, whoever asks', async () => {
    const before = await columnsWith(wordsOf(left));
    await tidyUp();
    expect(await columnsWith(wordsOf(left))).toEqual(before);

    for (const change of [
      "update entries set description = ''",
      "update transactions set memo = ''",
      'delete from rail_payment_hashes',
      'delete from audit_events',
      'update audit_chains set erased_at = now()',
    ])
      await expect(sql.raw(change).execute(bank().owner)).rejects.toThrow('append-only');
    await expect(sql`update holds set description = ''`.execute(bank().owner)).rejects.toThrow('only be posted');
  });

  test('erases all of it then, some at a time, and the books and the audit are whole', async () => {
    const { owner, bank: api } = bank();
    const { heads } = await verifyAudit(api.db);
    const numbers = sql`select amount, sequence, balance_after, booked_at, account_id from entries order by id`;
    const booked = (await numbers.execute(owner)).rows;
    await sql`update former_customers set left_at = left_at - interval '10 years'`.execute(owner);

    const { rows } = await sql<{ erased: number }>`select erase_customers(2) as erased`.execute(api.db);
    expect(rows[0]?.erased).toBeGreaterThan(2);
    expect((await verifyAudit(api.db, heads)).faults).toEqual([]);
    bank().ahead = 34 * DAY;
    await tidyUp();

    expect(await columnsWith(wordsOf(left))).toEqual([]);
    expect((await numbers.execute(owner)).rows).toEqual(booked);
    expect(await faultsOf(api.db)).toEqual([]);
    expect((await verifyAudit(api.db, heads)).faults).toEqual([]);
  });

  test('leaves to others what is theirs, without the name of who has paid them', async () => {
    bank().ahead = 0;
    const browser = await bank().browser().signIn(left.payee.username, PASSWORD);

    const { items } = (await browser.get('/transactions?sort=newest')).json();

    expect(items).toEqual([
      expect.objectContaining({ description: 'From ••••', wording: { kind: 'from', name: '••••' } }),
      expect.objectContaining({ description: 'From ••••', amount: usd(100_00) }),
    ]);
    const former = await bank().bank.db.selectFrom('former_customers').select('erased_at').execute();
    expect(former).toEqual([{ erased_at: expect.any(Date) }]);
  });
});
