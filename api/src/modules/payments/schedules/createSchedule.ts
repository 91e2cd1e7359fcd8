import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { lastFourOf } from '../../../kernel/bank/normalize.ts';
import { keepRefusal, keyReused } from '../../../kernel/idempotency/keepRefusal.ts';
import { askingToConfirm } from '../../../kernel/stepUp/stepUp.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import type { createSchedule as endpoint } from '../contract/schedules.ts';
import { type Orderer, requireConfirmedPayment } from '../transfers/confirmations.ts';
import { findParties } from '../transfers/findParties.ts';
import { lockCustomer } from '../transfers/lockCustomer.ts';
import { refusalOf } from '../transfers/refusalOf.ts';
import { requireDates } from './requireDates.ts';
import { findSchedule } from './schedules.ts';

type ScheduleOrder = Static<typeof endpoint.schema.body>;

const SCHEDULES = { what: 'schedules', tries: 100 };

/** Keeps an order for later, or its refusal, once per idempotency key. What it needs when it is due is looked at then. */
export async function createSchedule(bank: Bank, orderer: Orderer, key: string, order: ScheduleOrder) {
  const customerId = orderer.id;
  await countAttempt(bank, [{ ...SCHEDULES, who: customerId }]);
  const hash = hashOf(order);
  const keep = async (db: Connection) => {
    const known = await findByKey(db, customerId, key, hash);
    const id = known ?? (await insert({ ...bank, db }, orderer, key, hash, order));
    return { ...(await findSchedule(db, customerId, id)), isRepeated: known !== undefined };
  };
  const request = { source: `schedules:${customerId}`, key, hash };
  return askingToConfirm(bank, () => keepRefusal(bank, request, keep));
}

/** @throws {ProblemError} when the key was used for another order */
async function findByKey(db: Connection, customerId: string, key: string, hash: Buffer): Promise<string | undefined> {
  const earlier = await db
    .selectFrom('schedules')
    .select(['id', 'order_hash'])
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!earlier || earlier.order_hash.equals(hash)) return earlier?.id;
  throw keyReused();
}

async function insert(bank: Bank, orderer: Orderer, key: string, hash: Buffer, order: ScheduleOrder) {
  const customerId = orderer.id;
  const { db, now } = bank;
  const { fromAccountId, amount, memo, firstOn, lastOn, rhythm } = order;
  requireDates(bank, { nextOn: firstOn, lastOn: lastOn ?? null }, 'firstOn');
  await lockCustomer(db, customerId);
  const parties = await findParties(db, customerId, order, { isDue: false });
  if (typeof parties === 'string') {
    throw await refusalOf(db, customerId, amount, { outcome: parties, accountId: null, room: null });
  }
  const parts = [key, hash.toString('hex')];
  const plan = { rhythm, firstOn, lastOn: lastOn ?? null };
  await requireConfirmedPayment(bank, orderer, parties, { amount, parts, plan });
  const isOwn = parties.to.customer_id === customerId;
  const added = await db
    .insertInto('schedules')
    .values({
      customer_id: customerId,
      key,
      order_hash: hash,
      from_account_id: fromAccountId,
      to_account_id: isOwn ? order.to : null,
      payee_id: isOwn ? null : order.to,
      amount: BigInt(amount.minor),
      currency: amount.currency,
      memo: memo?.trim() ?? '',
      rhythm,
      first_on: firstOn,
      last_on: lastOn ?? null,
      next_on: firstOn,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const details = {
    schedule: added.id,
    from: lastFourOf(parties.from.number),
    to: lastFourOf(parties.to.number),
    rhythm,
    firstOn,
  };
  await record(db, now(), customerId, { event: 'transfer-scheduled', details: { ...details, ...amount } });
  return added.id;
}

function hashOf({ fromAccountId, to, amount, memo, firstOn, rhythm, lastOn }: ScheduleOrder): Buffer {
  const parts = [fromAccountId, to, amount.minor, amount.currency, memo?.trim() ?? '', firstOn, rhythm, lastOn];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
