-- Posts each in turn, as if each came by itself. The accounts of all are locked first, in the order in which any transaction locks its
-- own: so two that post many cannot deadlock.
create or replace function post_transactions(postings jsonb) returns setof order_outcome
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  posting jsonb;
begin
  perform from accounts
    where posted is not null and id in (
      select account_id from jsonb_array_elements(postings) as listed (item)
      cross join jsonb_to_recordset(item -> 'legs') as leg (account_id uuid)
    )
    order by id for no key update;
  for posting in select jsonb_array_elements(postings) loop
    return next post_transaction(
      posting ->> 'source', posting ->> 'key', decode(posting ->> 'hash', 'hex'), posting -> 'legs', posting ->> 'memo'
    );
  end loop;
end $$;
revoke execute on function post_transactions(jsonb) from public;
grant execute on function post_transactions(jsonb) to bank_application;
