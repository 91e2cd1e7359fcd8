import { type Kysely, sql } from 'kysely';

/**
 * A closed account has nothing and takes nothing: its bounds are nothing, so that the release before refuses what is sent to it
 * as it refuses what is beyond other bounds. All rows that there are keep the rule, which only has one more case.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      add column closed_at timestamptz(3),
      drop constraint accounts_bounds,
      add constraint accounts_bounds check (coalesce(case
        when type = 'Internal' then num_nonnulls(floor, ceiling, closed_at) = 0
        when closed_at is not null then floor = 0 and ceiling = 0
        when type = 'Loan' then floor <= 0 and ceiling >= 0
        else floor = -coalesce(credit_limit, 0) and ceiling is null end, false)) not valid`.execute(db);
}
