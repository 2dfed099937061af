-- Shoppers ask for one email when a size and color that is sold out is back.

create table public.stock_requests (
  -- Also the secret of the link in the email that removes the address.
  id uuid primary key default gen_random_uuid(),
  -- The order of notification.
  place bigint generated always as identity,
  email text not null check (public.is_email_address(email)),
  -- No foreign key: a deleted product may be restored, and its requests with it.
  product_id uuid not null,
  size text not null check (char_length(size) <= 100),
  color text not null check (char_length(color) <= 100),
  language text not null check (language in ('en', 'es')),
  consented_at timestamptz not null default now(),
  notified_at timestamptz
);

comment on table public.stock_requests is
  'Who waits for which size and color, and when they agreed to one email about it; notified_at is when that was queued.';

create unique index stock_requests_waiting_key
on public.stock_requests (product_id, size, color, lower(email)) where notified_at is null;
create index stock_requests_notified_idx on public.stock_requests (product_id, notified_at) where notified_at is not null;
create index stock_requests_email_idx on public.stock_requests (lower(email));

alter table public.stock_requests enable row level security;

create function public.is_offered(product public.products, size text, color text)
returns boolean
language sql immutable set search_path = ''
as $$
  select product.inventory_status <> 'sold-out'
    and (product.sizes = '{}' or is_offered.size = any (product.sizes))
    and (product.colors = '{}' or is_offered.color = any (product.colors));
$$;

comment on function public.is_offered is
  'Whether a product, unless it is marked as sold out, is offered in this size and color.';

create function public.request_stock(
  email text, consent boolean, product_id uuid, size text, color text, language text
)
returns text
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  address constant text := public.clean_text(request_stock.email);
  -- An address that waits for more is being filled in by a stranger.
  max_requests constant integer := 20;
begin
  if address is null or not public.is_email_address(address) then
    perform public.raise_error(400, 'INVALID_EMAIL', 'Please enter a valid email address.', 'email');
  end if;

  if request_stock.consent is distinct from true then
    perform public.raise_error(400, 'CONSENT_REQUIRED', 'Please agree to receive one email about it.', 'consent');
  end if;

  if request_stock.language is null or request_stock.language not in ('en', 'es') or not exists (
    select from public.products as product
    where product.id = request_stock.product_id and not product.is_draft
      and case when product.sizes = '{}' then request_stock.size = '' else request_stock.size = any (product.sizes) end
      and case when product.colors = '{}' then request_stock.color = '' else request_stock.color = any (product.colors) end
  ) then
    perform public.raise_error(422, 'CHOICE_NOT_OFFERED', 'This size and color is not offered.', 'choice');
  end if;

  if exists (
    select from public.free_stock(array[request_stock.product_id]) as known
    join public.products as product on product.id = known.product_id
    where known.free > 0 and public.is_offered(product, request_stock.size, request_stock.color)
      and (known.size is null or (known.size, known.color) = (request_stock.size, request_stock.color))
  ) then
    return 'available';
  end if;

  -- Two requests of one address are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('public.stock_requests ' || lower(address), 0));

  insert into public.stock_requests (email, product_id, size, color, language)
  select address, request_stock.product_id, request_stock.size, request_stock.color, request_stock.language
  where (
    select count(*) from public.stock_requests as known
    where lower(known.email) = lower(address)
      and (known.notified_at is null or known.notified_at > clock_timestamp() - interval '1 day')
  ) < max_requests
  on conflict (product_id, size, color, lower(email)) where notified_at is null do nothing;

  -- The same answer whether or not the address was known, so that it cannot be probed.
  return 'requested';
end;
$$;

comment on function public.request_stock is
  'Server only: stores that an address gets one email when a sold-out size and color is back, with its owner''s consent; idempotent. Returns requested, or available when it is not sold out.';

create function public.withdraw_stock_requests(id uuid)
returns void
language plpgsql set search_path = ''
as $$
declare
  address text;
begin
  -- An email that is being queued is seen, and removed, too.
  perform pg_advisory_xact_lock(hashtext('public.outbox bulk'));

  select lower(request.email) into address
  from public.stock_requests as request
  where request.id = withdraw_stock_requests.id;

  delete from public.outbox as mail
  where mail.kind = 'back_in_stock' and lower(mail.recipient) = address and mail.sent_at is null;
  delete from public.stock_requests as request
  where lower(request.email) = address;
end;
$$;

comment on function public.withdraw_stock_requests is
  'Server only: removes every request of the address that made this one, and its unsent emails. Nothing for an unknown id; idempotent.';

grant execute on function
  public.is_offered, public.request_stock, public.withdraw_stock_requests
to service_role;
