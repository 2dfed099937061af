-- How much one client may hold. The server names a client by the keyed hash of its network address; the key never reaches
-- the database. Limits and reasons: docs/decisions/038-what-one-client-may-hold.md.

alter table public.checkouts
  add column client_hash text check (client_hash ~ '^[0-9a-f]{64}$');

comment on column public.checkouts.client_hash is
  'Keyed hash of the network address that started the checkout; null once the checkout has ended.';

create index checkouts_client_hash_idx on public.checkouts (client_hash) where client_hash is not null;

alter table public.shop_settings
  add column max_checkout_units integer not null default 30 check (max_checkout_units between 1 and 10000),
  add column max_client_checkouts integer not null default 20 check (max_client_checkouts > 0);

comment on column public.shop_settings.max_checkout_units is 'Units in one checkout, all lines together.';
comment on column public.shop_settings.max_client_checkouts is
  'Live checkouts of one client, and live units of one product, of which a full line is always allowed.';

create function public.limit_client_units(checkout_id uuid, client text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  allowed integer;
  product_name text;
begin
  select greatest(settings.max_line_quantity, settings.max_client_checkouts)
  into strict allowed
  from public.shop_settings as settings;

  select min(line.product_name) into product_name
  from public.checkout_lines as line
  join public.checkouts as live on live.id = line.checkout_id
  where live.client_hash = limit_client_units.client
    and (
      live.id = limit_client_units.checkout_id
      or live.status = 'confirming'
      or (live.status = 'open' and live.expires_at > clock_timestamp())
    )
    and line.product_id in (
      select wanted.product_id from public.checkout_lines as wanted
      where wanted.checkout_id = limit_client_units.checkout_id
    )
  group by line.product_id
  having sum(line.quantity) > allowed
  order by line.product_id
  limit 1;

  if found then
    raise sqlstate 'PT429' using
      message = format(
        'Up to %s of %s can be held at once. Please take fewer, finish the payment you have begun, or wait a few minutes.',
        allowed, product_name
      ),
      detail = 'TOO_MANY_HELD',
      hint = allowed::text;
  end if;
end;
$$;

comment on function public.limit_client_units(uuid, text) is
  'Refuses a checkout with which its client would hold too many units of one product. Call it while limit_live_checkouts locks the client.';

create function public.forget_client()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.client_hash := null;
  return new;
end;
$$;

comment on function public.forget_client() is
  'Trigger: removes the client of a checkout that holds nothing any more and about which nobody asks the provider.';

create trigger forget_client
before update on public.checkouts
for each row
when (
  new.client_hash is not null
  and (
    new.status in ('settled', 'failed')
    or (new.status = 'open' and new.next_check_at is null and new.expires_at <= now())
  )
)
execute function public.forget_client();

revoke execute on function
  public.limit_client_units(uuid, text),
  public.forget_client()
from public, anon, authenticated, service_role;
