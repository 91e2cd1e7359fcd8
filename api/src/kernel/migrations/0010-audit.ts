import { type Kysely, sql } from 'kysely';

/**
 * One hash chain per customer, so that customers do not wait for each other. The database itself numbers and chains
 * the events, and refuses to change or delete them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_chains (
      chain text primary key,
      length bigint not null,
      hash bytea not null
    )`.execute(db);
  await sql`
    create table audit_events (
      chain text not null,
      number bigint not null,
      at timestamptz(3) not null,
      event text not null check (event ~ '^[a-z-]+$'),
      network text not null default '' check (network !~ E'\\n'),
      details text not null default '{}' check (details !~ E'\\n'),
      previous bytea not null,
      hash bytea not null,
      primary key (chain, number)
    )`.execute(db);
  await sql`
    create function append_audit_event() returns trigger language plpgsql as $$
    declare head audit_chains;
    begin
      insert into audit_chains values (new.chain, 1, '')
        on conflict (chain) do update set length = audit_chains.length + 1
        returning * into head;
      new.number := head.length;
      new.previous := head.hash;
      new.hash := sha256(new.previous || convert_to(concat_ws(E'\\n',
        new.chain, new.number, (extract(epoch from new.at) * 1000)::bigint, new.event, new.network, new.details
      ), 'UTF8'));
      update audit_chains set hash = new.hash where chain = new.chain;
      return new;
    end $$`.execute(db);
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit is append-only: % on % is refused.', tg_op, tg_table_name;
    end $$`.execute(db);
  await sql`
    create trigger append before insert on audit_events
    for each row execute function append_audit_event()`.execute(db);
  await sql`
    create trigger keep before update or delete on audit_events
    for each row execute function refuse_audit_change()`.execute(db);
  // Deeper than 1: the change comes from append_audit_event.
  await sql`
    create trigger keep before insert or update on audit_chains
    for each row when (pg_trigger_depth() < 1) execute function refuse_audit_change()`.execute(db);
  await sql`
    create trigger keep_rows before delete on audit_chains
    for each row execute function refuse_audit_change()`.execute(db);
  for (const table of ['audit_chains', 'audit_events']) {
    await sql`
      create trigger keep_all before truncate on ${sql.table(table)}
      for each statement execute function refuse_audit_change()`.execute(db);
  }
}
