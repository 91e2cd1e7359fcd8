-- Tells of what the audit records. A chain `unknown:` is of names that nobody has, and belongs to no customer.
create or replace function tell_of_event() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  details jsonb := new.details::jsonb;
  about text := case
    when new.event = 'signed-in' and details ->> 'device' = 'new' then 'new-device'
    when new.event = 'card-payment-declined' then 'card-declined'
    when new.event in ('scheduled-transfer-failed', 'transfer-returned') then 'payment-failed'
    when new.event in ('password-changed', 'password-reset', 'contact-changed', 'passkey-added', 'passkey-removed',
      'two-step-turned-on', 'two-step-turned-off', 'recovery-code-used', 'token-reused') then 'security'
  end;
begin
  if about is not null and new.chain not like 'unknown:%' then
    perform write_alert(new.chain::uuid, about, new.at, jsonb_build_object(
      'event', new.event, 'lastFour', details -> 'card', 'reason', details -> 'reason',
      'minor', details -> 'minor', 'currency', details -> 'currency'
    ));
  end if;
  return null;
end $$;
