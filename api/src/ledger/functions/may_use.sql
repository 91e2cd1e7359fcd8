-- Whether a transaction's source may move so much on the account. A customer's account pays for that customer's own orders, for what
-- a hold of it kept back, and for reversals. The bank's own accounts are each for certain sources. The source `bank` is the operators'.
create or replace function may_use(
  source text, posting uuid, is_reversal boolean, account accounts, amount bigint
) returns boolean
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  return source = 'bank' or case when account.type <> 'Internal' then
    amount > 0
    or may_use.source = 'customer:' || account.customer_id
    or is_reversal
    or exists (select from holds where transaction_id = posting and account_id = account.id)
  else exists (
    select from source_accounts as allowed
    where allowed.source = split_part(may_use.source, ':', 1) and allowed.account_id = account.id
      and (amount > 0 or pays = 'always' or pays = 'reversals' and is_reversal)
  ) end;
end $$;
