-- Writes an alert as its customer has chosen, or as the bank does for whoever has chosen nothing. Whoever has left gets none.
create or replace function write_alert(customer uuid, about text, happened_at timestamptz, told jsonb) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  wanted record;
  alert uuid;
begin
  select coalesce(chosen.in_bank, kinds.in_bank) as in_bank,
      coalesce(chosen.by_mail, kinds.by_mail) and not kinds.always_mailed as by_mail
    into wanted
    from alert_kinds as kinds
    left join alert_choices as chosen on chosen.kind = kinds.kind and chosen.customer_id = customer
    where kinds.kind = about and not exists (select from former_customers where customer_id = customer);
  if wanted.in_bank or wanted.by_mail then
    insert into alerts (customer_id, kind, at, in_bank, facts)
      values (customer, about, happened_at, wanted.in_bank, jsonb_strip_nulls(told))
      returning id into alert;
  end if;
  if wanted.by_mail then
    insert into alert_mails (alert_id, created_at) values (alert, happened_at);
  end if;
end $$;
revoke execute on function write_alert(uuid, text, timestamptz, jsonb) from public;
