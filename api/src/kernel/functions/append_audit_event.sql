-- One hash chain per customer, so that customers do not wait for each other: the database numbers and chains the events.
create or replace function append_audit_event() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  head audit_chains;
begin
  insert into audit_chains values (new.chain, 1, '')
    on conflict (chain) do update set length = audit_chains.length + 1
    returning * into head;
  new.number := head.length;
  new.previous := head.hash;
  new.hash := sha256(new.previous || convert_to(concat_ws(E'\n',
    new.chain, new.number, (extract(epoch from new.at) * 1000)::bigint, new.event, new.network, new.details
  ), 'UTF8'));
  update audit_chains set hash = new.hash where chain = new.chain;
  return new;
end $$;
