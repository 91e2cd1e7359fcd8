import { type Kysely, sql } from 'kysely';

/** Holds are placed and voided through these functions only. `capture_hold` posts one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function place_hold(
      wanted_source text, wanted_key text, hash bytea, account uuid, wanted_currency text, wanted bigint,
      about text, expiry timestamptz
    ) returns order_outcome
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      result order_outcome;
      available bigint;
      least bigint;
      placed timestamptz(3);
    begin
      perform pg_advisory_xact_lock(hashtextextended(wanted_source || ' ' || wanted_key, 0));
      select case when order_hash = hash then 'held' else 'key-reused' end, case when order_hash = hash then id end,
          placed_at, account_id, null, true
        into result from holds where source = wanted_source and key = wanted_key;
      if found then
        return result;
      end if;
      result := find_outcome(wanted_source, wanted_key, hash);
      if result.outcome is not null then
        return result;
      end if;
      select posted - held, floor into available, least from accounts where id = account for no key update;
      if available - wanted < least then
        return refuse_order(wanted_source, wanted_key, hash, 'insufficient-funds', account, available - least);
      end if;
      placed := date_trunc('milliseconds', clock_timestamp());
      insert into holds (source, key, order_hash, account_id, currency, amount, description, placed_at, expires_at)
        values (wanted_source, wanted_key, hash, account, wanted_currency, wanted, about, placed, expiry)
        returning id into result.id;
      return ('held', result.id, placed, account, null, false)::order_outcome;
    end $$`.execute(db);
  await sql`
    create function void_hold(wanted uuid) returns text
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      current_state text;
    begin
      select state into current_state from holds where id = wanted for no key update;
      if current_state = 'pending' then
        update holds set state = 'voided', ended_at = clock_timestamp() where id = wanted;
        return 'voided';
      end if;
      return current_state;
    end $$`.execute(db);
  // In the order in which transactions lock accounts.
  await sql`
    create function void_expired_holds(before timestamptz, at_most integer) returns integer
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      expired uuid;
      count integer := 0;
    begin
      for expired in
        select id from (
          select id, account_id from holds where state = 'pending' and expires_at <= before
          order by expires_at limit at_most for no key update skip locked
        ) as expired_ones order by account_id
      loop
        update holds set state = 'voided', ended_at = clock_timestamp() where id = expired;
        count := count + 1;
      end loop;
      return count;
    end $$`.execute(db);
}
