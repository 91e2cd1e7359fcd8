import { type Kysely, sql } from 'kysely';

/** What a payer wrote no longer stands alone on the payee's statement: the payer's name comes first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update entries set description = 'From ' || payers.first_name || ' ' || payers.last_name ||
      case when transfers.memo = '' then '' else ' · ' || transfers.memo end
    from transfers
    join accounts payer on payer.id = transfers.from_account_id
    join customers payers on payers.id = payer.customer_id
    where transfers.id = entries.transfer_id
      and transfers.customer_id is not null
      and entries.account_id = transfers.to_account_id
      and entries.customer_id is distinct from payer.customer_id`.execute(db);
}
