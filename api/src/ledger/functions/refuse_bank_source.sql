create or replace function refuse_bank_source(source text) returns void language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if source = 'bank' then
    raise exception 'The application books nothing as the bank itself.' using errcode = 'insufficient_privilege';
  end if;
end $$;
