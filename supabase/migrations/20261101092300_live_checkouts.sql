-- Holds cannot be used to empty the shop: one client has few live checkouts at a time, and fewer with one e-mail address.
-- An e-mail address alone counts for nothing: a stranger who knows it must not lock out its owner.

alter table public.shop_settings
  add column max_live_checkouts integer not null default 3 check (max_live_checkouts between 1 and 1000);

create index checkouts_email_idx on public.checkouts (lower(email));

create function public.limit_live_checkouts()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  settings public.shop_settings;
begin
  -- Starts of one client queue here, or two at once would both see room for one.
  perform pg_advisory_xact_lock(
    hashtext('public.checkouts.client'), hashtext(coalesce(new.client_hash, lower(new.email)))
  );

  select * into strict settings from public.shop_settings;

  if (
    select count(*) from public.checkouts as live
    where lower(live.email) = lower(new.email)
      and live.client_hash is not distinct from new.client_hash
      and (live.status = 'confirming' or (live.status = 'open' and live.expires_at > clock_timestamp()))
  ) >= settings.max_live_checkouts then
    raise sqlstate 'PT429' using
      message = 'Too many checkouts are open for this e-mail address. Please finish one, or wait a few minutes.',
      detail = 'TOO_MANY_CHECKOUTS',
      hint = 'email';
  end if;

  if (
    select count(*) from public.checkouts as live
    where live.client_hash = new.client_hash
      and (live.status = 'confirming' or (live.status = 'open' and live.expires_at > clock_timestamp()))
  ) >= settings.max_client_checkouts then
    raise sqlstate 'PT429' using
      message = 'Too many checkouts are open from this connection. Please finish one, or wait a few minutes.',
      detail = 'TOO_MANY_CHECKOUTS',
      hint = 'client';
  end if;

  return new;
end;
$$;

comment on function public.limit_live_checkouts() is
  'Trigger: refuses a checkout for a client that has max_client_checkouts live ones already, or max_live_checkouts with the same e-mail address.';

create trigger limit_live_checkouts
before insert on public.checkouts
for each row execute function public.limit_live_checkouts();

revoke execute on function public.limit_live_checkouts() from public, anon, authenticated, service_role;
