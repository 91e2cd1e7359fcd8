import { randomInt, randomUUID } from 'node:crypto';
import type { Connection } from '../kernel/bank/Bank.ts';
import { addCustomer } from '../testing/addCustomer.ts';
import { jobRun } from '../testing/jobRun.ts';
import { LedgerModel } from '../testing/LedgerModel.ts';
import { onEitherDatabase, onPostgres, type TestBank } from '../testing/TestBank.ts';
import { allowSource } from './allowSource.ts';
import { placeHold, voidExpiredHolds, voidHold } from './holds.ts';
import type { Outcome } from './outcome.ts';
import { captureHold, type Leg, postTransaction, reverseTransaction } from './postTransaction.ts';
import { faultsOf } from './proveBooks.ts';

const STEPS = 250;
/** These may run at the same time. `expire` may not, because it counts every hold that ends. */
const CROSSING = ['post', 'post', 'post', 'hold', 'hold', 'capture', 'void', 'reverse', 'repeat'];
const ALL = [...CROSSING, 'expire'];
const AT_ONCE = 20;
const HASH_BYTES = 4;

/** Equal seeds give equal steps: mulberry32. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

async function newModel(bank: TestBank): Promise<LedgerModel> {
  const { id: customer, accounts } = await addCustomer(bank.owner, {
    accounts: [
      ['Checking', 3000],
      ['Savings', 3000],
      ['Loan', -2000],
      ['Checking', 0],
    ],
  });
  await allowSource(bank.owner, 'customer', 'CLEARING-%', 'always');
  const outside = bank.owner.selectFrom('accounts').select('id').where('number', '=', 'CLEARING-USD');
  const [checking = '', savings = '', loan = '', empty = ''] = accounts.map(({ id }) => id);
  return new LedgerModel(`customer:${customer}`, [
    { id: checking, posted: 3000, floor: 0 },
    { id: savings, posted: 3000, floor: 0 },
    { id: loan, posted: -2000, floor: -2000, ceiling: 0 },
    { id: empty, posted: 0, floor: 0 },
    { id: (await outside.executeTakeFirstOrThrow()).id, posted: 0 },
  ]);
}

const orderOf = ({ source }: LedgerModel, parts: unknown[], key: string = randomUUID()) => {
  const orderHash = Buffer.from(JSON.stringify(parts));
  return { source, key, orderHash };
};

function legsOf(from: string, to: string, amount: number): Leg[] {
  const leg = { currency: 'USD', description: 'Step', category: 'Transfer' as const };
  return [
    { ...leg, accountId: from, amount: BigInt(-amount) },
    { ...leg, accountId: to, amount: BigInt(amount) },
  ];
}

const said = ({ outcome, isRepeated }: Outcome) => (isRepeated ? `${outcome} again` : outcome);

/** Takes one random step in the ledger and in the model. @returns what both say */
async function step(
  bank: TestBank,
  model: LedgerModel,
  random: (below: number) => number,
  kinds = ALL,
): Promise<[string, string]> {
  const { db } = bank.bank;
  const pick = <T>(list: T[]) => list[random(list.length)];
  const [from, to] = [pick(model.ids) ?? '', pick(model.ids) ?? ''];
  const amount = 1 + random(1500);
  const hold = pick(model.holds.filter(({ id }) => id));
  const kind = from === to ? 'repeat' : pick(kinds);
  if (kind === 'post') {
    const order = orderOf(model, [from, to, amount]);
    const wanted = model.post(order.key, from, to, amount);
    const outcome = await postTransaction(db, { ...order, memo: '', legs: legsOf(from, to, amount) });
    model.remember(order.key, outcome.id);
    return [said(outcome), wanted];
  }
  if (kind === 'hold' && model.canHold(from)) {
    const order = orderOf(model, [from, amount]);
    const wanted = model.hold(order.key, from, amount);
    const expiresAt = new Date(Date.now() + 86_400_000);
    const rest = { accountId: from, currency: 'USD', amount: BigInt(amount), description: 'Hold', expiresAt };
    const outcome = await placeHold(db, { ...order, ...rest });
    if (outcome.id) model.remember(order.key, outcome.id);
    return [said(outcome), wanted];
  }
  if (kind === 'expire' && model.canHold(from)) return expire(bank, model, from, amount);
  if (kind === 'capture' && hold && hold.account !== to) {
    const part = 1 + random(hold.amount + 20);
    const order = orderOf(model, [hold.id, to, part]);
    const wanted = model.capture(hold, order.key, to, part);
    const outcome = await captureHold(db, hold.id, { ...order, memo: '', legs: legsOf(hold.account, to, part) });
    model.remember(order.key, outcome.id);
    return [said(outcome), wanted];
  }
  if (kind === 'void' && hold) return [(await voidHold(db, hold.id)) ?? 'none', model.void(hold)];
  const posting = pick(model.postings.filter(({ id }) => id));
  if (kind === 'reverse' && posting) {
    const order = orderOf(model, [posting.id]);
    const wanted = model.reverse(posting, order.key);
    const outcome = await reverseTransaction(db, posting.id, order, '');
    model.remember(order.key, outcome.id);
    return [said(outcome), wanted];
  }
  // A step that cannot be taken ends here too: an earlier order is sent again, as it was or with another amount.
  if (!posting?.isPlain) return ['', ''];
  const isChanged = random(2) === 0;
  const amountAgain = posting.amount + (isChanged ? 1 : 0);
  const outcome = await postTransaction(db, {
    ...orderOf(model, [posting.from, posting.to, amountAgain], posting.key),
    memo: '',
    legs: legsOf(posting.from, posting.to, amountAgain),
  });
  return [said(outcome), isChanged ? 'key-reused again' : 'posted again'];
}

/** Voids a hold that expired a moment ago. Only the database's owner can place one. */
async function expire({ owner, bank }: TestBank, model: LedgerModel, account: string, amount: number) {
  if (!model.hasAvailable(account, amount)) return ['', ''] as [string, string];
  const [placed_at, expires_at] = [5000, 1000].map((ago) => new Date(Date.now() - ago)) as [Date, Date];
  const values = { source: model.source, key: randomUUID(), order_hash: Buffer.alloc(HASH_BYTES), account_id: account };
  const { id } = await owner
    .insertInto('holds')
    .values({ ...values, currency: 'USD', amount: BigInt(amount), description: 'Late', placed_at, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const order = orderOf(model, [id]);
  const late = await captureHold(bank.db, id, { ...order, memo: '', legs: legsOf(account, model.outside, amount) });
  const voided = await voidExpiredHolds(bank, jobRun());
  return [`${said(late)}, ${voided} voided`, 'hold-ended, 1 voided'] as [string, string];
}

async function amountsOf(db: Connection, { ids }: LedgerModel) {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'posted', 'held'])
    .where('id', 'in', ids)
    .where('type', '<>', 'Internal')
    .execute();
  return Object.fromEntries(rows.map(({ id, posted, held }) => [id, [Number(posted), Number(held)]]));
}

onEitherDatabase((bank) => {
  test('does what a small model says, step by step', async () => {
    const seed = randomInt(2 ** 31);
    const random = seeded(seed);
    const model = await newModel(bank());
    for (let at = 0; at < STEPS; at += 1) {
      const [is, wanted] = await step(bank(), model, random);
      expect({ seed, at, is }).toEqual({ seed, at, is: wanted });
      if (at % 10 === 0)
        expect({ seed, at, ...(await amountsOf(bank().owner, model)) }).toEqual({ seed, at, ...model.amounts() });
    }
    expect(await amountsOf(bank().owner, model)).toEqual(model.amounts());
    expect(await faultsOf(bank().owner)).toEqual([]);
  });
});

onPostgres((bank) => {
  test('keeps the books through steps that cross each other', async () => {
    const seed = randomInt(2 ** 31);
    const random = seeded(seed);
    const model = await newModel(bank());
    const walkers = Array.from({ length: AT_ONCE }, async () => {
      for (let at = 0; at < STEPS / 10; at += 1) await step(bank(), model, random, CROSSING);
    });
    await Promise.all(walkers);

    expect({ seed, faults: await faultsOf(bank().owner) }).toEqual({ seed, faults: [] });
    const amounts = Object.values(await amountsOf(bank().owner, model));
    const { total } = await bank()
      .owner.selectFrom('entries')
      .select(({ fn }) => fn.sum<string>('amount').as('total'))
      .executeTakeFirstOrThrow();
    expect([amounts.length, Number(total)]).toEqual([4, 0]);
  });

  test('books an order once that is sent by many at once, and reverses it once', async () => {
    const { db } = bank().bank;
    const model = await newModel(bank());
    const [from = '', to = ''] = model.ids;
    const order = orderOf(model, [from, to, 100]);
    const posting = { ...order, memo: '', legs: legsOf(from, to, 100) };
    const many = <T>(task: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, task));

    const posted = await many(() => postTransaction(db, posting));
    const id = posted[0]?.id ?? '';
    const reversed = await many(() => reverseTransaction(db, id, orderOf(model, [id]), ''));

    expect(new Set(posted.map((outcome) => outcome.id)).size).toBe(1);
    expect(posted.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(reversed.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
    expect(reversed.filter(({ outcome }) => outcome === 'already-reversed')).toHaveLength(AT_ONCE - 1);
    expect(await amountsOf(db, model)).toEqual(model.amounts());
  });
});
