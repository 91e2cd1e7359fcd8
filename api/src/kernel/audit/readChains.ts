import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Connection } from '../bank/Bank.ts';
import type { Tables } from '../database/tables.ts';

export type AuditRow = Selectable<Tables['audit_events']>;

const ROWS_AT_ONCE = 1000;

/** All events, chain by chain, in order. */
export async function* readEvents(db: Connection): AsyncGenerator<AuditRow> {
  let last: AuditRow | undefined;
  while (true) {
    const rows = await nextRows(db, last);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1);
  }
}

function nextRows(db: Connection, last: AuditRow | undefined): Promise<AuditRow[]> {
  return db
    .selectFrom('audit_events')
    .selectAll()
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('chain', 'number'), '>', tuple(last?.chain ?? '', last?.number ?? 0n)),
      ),
    )
    .orderBy('chain')
    .orderBy('number')
    .limit(ROWS_AT_ONCE)
    .execute();
}

/** What the database's trigger calculates, calculated again. */
export function hashOfEvent({ previous, chain, number, at, event, network, details }: AuditRow): Buffer {
  const text = [chain, number, at.getTime(), event, network, details].join('\n');
  return createHash('sha256').update(previous).update(text).digest();
}
