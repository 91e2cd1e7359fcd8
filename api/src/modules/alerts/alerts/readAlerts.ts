import { type RawBuilder, sql } from 'kysely';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { readWording } from '../../../ledger/wording.ts';
import { type AlertKind, MAX_COUNTED, PAGE_SIZE } from '../contract/alerts.ts';
import type { Facts } from '../tables.ts';

/** @param before the id of an alert of the customer; only older ones are read */
export async function alertsOf({ db }: Bank, customerId: string, before?: string, kind?: AlertKind) {
  const rows = await db
    .selectFrom('alerts')
    .select(['id', 'kind', 'at', 'read_at', 'facts'])
    .where('customer_id', '=', customerId)
    .where('in_bank', '=', true)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'security'))
    .$if(before !== undefined, (query) => query.where(sql<boolean>`(at, id) < ${placeOf(customerId, before ?? '')}`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .execute();
  return rows.map(({ id, kind: told, at, read_at, facts }) => ({
    id,
    kind: told,
    at: at.toISOString(),
    isRead: read_at !== null,
    ...shownOf(facts),
  }));
}

function shownOf({ minor, currency, source, description, ...facts }: Facts) {
  const wording = description && source ? readWording(description, source) : undefined;
  return {
    ...facts,
    ...(minor !== undefined && currency && { amount: { minor, currency } }),
    ...(description && { description }),
    ...(wording && { wording }),
  };
}

export async function countUnread(db: Connection, customerId: string) {
  const some = db
    .selectFrom('alerts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('in_bank', '=', true)
    .where('read_at', 'is', null)
    .limit(MAX_COUNTED);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Number(count) };
}

/** Alerts that are newer than `upTo` stay unread. @throws not-found, for alerts of other customers too */
export async function markRead(bank: Bank, customerId: string, upTo: string) {
  await countAttempt(bank, [{ what: 'alerts', who: customerId, tries: 300 }]);
  const { db, now } = bank;
  const last = await db
    .selectFrom('alerts')
    .select('id')
    .where('id', '=', upTo)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!last) throw new ProblemError('not-found', 'There is no such alert.');
  await db
    .updateTable('alerts')
    .set({ read_at: now() })
    .where('customer_id', '=', customerId)
    .where('in_bank', '=', true)
    .where('read_at', 'is', null)
    .where(sql<boolean>`(at, id) <= ${placeOf(customerId, upTo)}`)
    .execute();
  return countUnread(db, customerId);
}

function placeOf(customerId: string, id: string): RawBuilder<unknown> {
  return sql`(select last.at, last.id from alerts as last where last.id = ${id} and last.customer_id = ${customerId})`;
}
