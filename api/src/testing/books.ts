import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

export async function faultsOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'transfer ' || transfers.id as fault
    from transfers left join entries on entries.transfer_id = transfers.id
    group by transfers.id
    having count(entries.id) <> 2 or sum(entries.amount) <> 0 or max(entries.amount) <> transfers.amount
    union all
    select 'account ' || accounts.id
    from accounts left join entries on entries.account_id = accounts.id
    group by accounts.id
    having accounts.balance <> coalesce(sum(entries.amount), 0)
    union all
    select 'sum of all accounts' from accounts having sum(balance) <> 0`.execute(db);
  return rows.map(({ fault }) => fault);
}
