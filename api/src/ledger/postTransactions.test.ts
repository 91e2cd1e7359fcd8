import { randomUUID } from 'node:crypto';
import { openPostgres } from '../kernel/database/openPostgres.ts';
import { addCustomer } from '../testing/addCustomer.ts';
import { createTestDatabase } from '../testing/openTestDatabase.ts';
import { customerSource } from './customerSource.ts';
import { postTransactions } from './postTransaction.ts';

const TURNS = 10;

test('two that post many to the same accounts, each in an order of its own, wait for each other and both end', async () => {
  const { db, close } = await openPostgres(await createTestDatabase(), () => {});
  const payees: string[] = [];
  for (let at = 0; at < 10; at += 1) {
    const { accounts } = await addCustomer(db, { accounts: [['Checking', 0]] });
    payees.push(...accounts.map(({ id }) => id));
  }
  const payer = async () => {
    const { id, accounts } = await addCustomer(db, { accounts: [['Checking', 10_000]] });
    return { source: customerSource(id), from: accounts[0]?.id ?? '' };
  };
  const pay = async ({ source, from }: { source: string; from: string }, to: string[]) => {
    const leg = { currency: 'USD', description: 'Rent', category: 'Transfer' as const };
    const postings = to.map((accountId) => ({
      source,
      key: randomUUID(),
      orderHash: Buffer.alloc(0),
      memo: '',
      legs: [
        { ...leg, accountId: from, amount: -1n },
        { ...leg, accountId, amount: 1n },
      ],
    }));
    const posted = await db.transaction().execute((trx) => postTransactions(trx, postings));
    return posted.map(({ outcome }) => outcome.outcome);
  };
  const [one, other] = [await payer(), await payer()];

  for (let turn = 0; turn < TURNS; turn += 1) {
    const outcomes = await Promise.all([pay(one, payees), pay(other, payees.toReversed())]);
    expect(new Set(outcomes.flat())).toEqual(new Set(['posted']));
  }

  const posted = await db.selectFrom('accounts').select('posted').where('id', 'in', payees).execute();
  expect(new Set(posted.map((account) => account.posted))).toEqual(new Set([BigInt(2 * TURNS)]));
  await close();
});
