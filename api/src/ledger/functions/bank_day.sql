-- The day of the bank's calendar, which the API counts alike.
create or replace function bank_day(at timestamptz) returns date language sql immutable
return (at at time zone 'America/New_York')::date;
