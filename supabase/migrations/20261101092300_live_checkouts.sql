-- Holds cannot be used to empty the shop: one e-mail address has few live checkouts at a time.

alter table public.shop_settings
  add column max_live_checkouts integer not null default 3 check (max_live_checkouts between 1 and 1000);

create index checkouts_email_idx on public.checkouts (lower(email));

create function public.limit_live_checkouts()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  allowed integer;
begin
  -- Starts of one address queue here, or two at once would both see room for one.
  perform pg_advisory_xact_lock(hashtext('public.checkouts.email'), hashtext(lower(new.email)));

  select settings.max_live_checkouts into strict allowed from public.shop_settings as settings;

  if (
    select count(*) from public.checkouts as live
    where lower(live.email) = lower(new.email)
      and (live.status = 'confirming' or (live.status = 'open' and live.expires_at > clock_timestamp()))
  ) >= allowed then
    raise sqlstate 'PT429' using
      message = 'Too many checkouts are open for this e-mail address. Please finish one, or wait a few minutes.',
      detail = 'TOO_MANY_CHECKOUTS',
      hint = 'email';
  end if;

  return new;
end;
$$;

comment on function public.limit_live_checkouts() is
  'Trigger: refuses a checkout for an e-mail address that has max_live_checkouts holding goods already.';

create trigger limit_live_checkouts
before insert on public.checkouts
for each row execute function public.limit_live_checkouts();

revoke execute on function public.limit_live_checkouts() from public, anon, authenticated, service_role;
