import { type Kysely, sql } from 'kysely';

/** Nothing is captured but a hold, and no refusal says that something was booked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function capture_hold(
      captured uuid, source text, key text, hash bytea, legs jsonb, memo text, effective_on date default (now() at time zone 'UTC')::date
    ) returns order_outcome
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    begin
      if captured is null then
        raise exception 'What is captured is a hold: give its id' using errcode = 'null_value_not_allowed';
      end if;
      return post_order(source, key, hash, legs, memo, effective_on, null, captured);
    end $$`.execute(db);
  await sql`alter table refusals add constraint refusals_reason check (reason <> 'posted')`.execute(db);
}
