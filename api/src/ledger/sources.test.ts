import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addCustomer } from '../testing/addCustomer.ts';
import { onEitherDatabase } from '../testing/TestBank.ts';
import { placeHold } from './holds.ts';
import { captureHold, postTransaction, reverseTransaction } from './postTransaction.ts';
import { faultsOf } from './proveBooks.ts';

/** What whoever has the API's role could try: it may call the ledger's functions with anything. */
onEitherDatabase((bank) => {
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    for (const who of ['ada', 'ben']) {
      const { id, accounts } = await addCustomer(bank().owner, { accounts: [['Checking', 5000]] });
      ids[`${who} herself`] = id;
      ids[who] = accounts[0]?.id ?? '';
    }
    const own = await bank()
      .owner.selectFrom('accounts')
      .select(['id', 'number'])
      .where('type', '=', 'Internal')
      .execute();
    for (const { id, number } of own) ids[number] = id;
  });
  const orderOf = (source: string) => ({
    source: source.replace('ada', ids['ada herself'] ?? ''),
    key: randomUUID(),
    orderHash: Buffer.from(''),
  });
  const legsOf = (from: string, to: string, amount = 500n) =>
    [[from, -amount] as const, [to, amount] as const].map(([account, leg]) => ({
      accountId: ids[account] ?? '',
      currency: 'USD',
      amount: leg,
      description: 'Attack',
      category: 'Transfer' as const,
    }));
  const post = (source: string, from: string, to: string) =>
    postTransaction(bank().bank.db, { ...orderOf(source), memo: '', legs: legsOf(from, to) });
  const hold = async (account: string) => {
    const rest = { currency: 'USD', amount: 500n, description: 'Hold', expiresAt: new Date(Date.now() + 60_000) };
    return (await placeHold(bank().bank.db, { ...orderOf('card'), ...rest, accountId: ids[account] ?? '' })).id ?? '';
  };
  const balances = () =>
    sql`select id, posted from accounts where posted is not null order by id`.execute(bank().owner);

  test.each([
    ['the bank’s money, as the bank', 'bank', 'CLEARING-USD', 'ada'],
    ['the bank’s money, as a customer', 'customer:ada', 'CLEARING-USD', 'ada'],
    ['what is on its way to other banks, as a customer', 'customer:ada', 'RAIL-USD', 'ada'],
    ['what is on its way to other banks, as the rail', 'rail', 'RAIL-USD', 'ada'],
    ['what was paid by card', 'card', 'CARDS-USD', 'ada'],
    ['the bank’s fees', 'customer:ada', 'FEES-USD', 'ada'],
    ['another customer’s money', 'customer:ada', 'ben', 'ada'],
    ['another customer’s money, as nobody', 'salary', 'ben', 'ada'],
    ['a customer’s money by card, that nothing holds', 'card', 'ben', 'CARDS-USD'],
    ['a customer’s money to another bank, by card', 'card', 'ben', 'RAIL-USD'],
  ])('the application’s role does not get %s', async (_, source, from, to) => {
    const before = await balances();

    await expect(post(source, from, to)).rejects.toThrow(/may not use account|nothing as the bank itself/);

    expect((await balances()).rows).toEqual(before.rows);
  });

  test('what a card holds goes to the account of the cards alone, and nobody takes it back', async () => {
    const { db } = bank().bank;
    const held = await hold('ada');
    const capture = (to: string) => captureHold(db, held, { ...orderOf('card'), memo: '', legs: legsOf('ada', to) });

    await expect(capture('RAIL-USD')).rejects.toThrow('may not use account');
    const { id } = await capture('CARDS-USD');

    for (const source of ['card', 'rail', 'customer:ada', 'nobody'])
      await expect(reverseTransaction(db, id ?? '', orderOf(source), '')).rejects.toThrow('may not use account');
    await expect(reverseTransaction(db, id ?? '', orderOf('bank'), '')).rejects.toThrow('as the bank itself');
  });

  test('a customer’s own order is booked, and the proof finds what no payment stands for', async () => {
    expect(await post('customer:ada', 'ada', 'ben')).toMatchObject({ outcome: 'posted' });
    const paid = await post('customer:ada', 'ada', 'RAIL-USD');

    expect(await faultsOf(bank().bank.db)).toContain(`Payment ${paid.id} is not what was booked to leave`);
  });

  test.each([
    `insert into source_accounts select 'salary', id, 'always' from accounts where number = 'CLEARING-USD'`,
    `update source_accounts set pays = 'always'`,
    `delete from source_accounts`,
    `delete from rail_payment_hashes`,
    `update rail_payment_hashes set hash = ''`,
  ])('the application’s role does not change who may use what: %s', async (statement) => {
    await expect(sql.raw(statement).execute(bank().bank.db)).rejects.toThrow('permission denied');
  });
});
