-- A checkout is a priced bag that holds its goods for a while. It lives on the server's side only:
-- the server makes one with start_checkout(), and the browser knows it by its unguessable reference.

create table public.checkouts (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  status text not null default 'open' check (status in ('open', 'confirming', 'settled', 'failed')),
  failure text check (failure in ('declined', 'cancelled', 'mismatch', 'stock_gone', 'reversed')),
  customer_name text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  shipping_address jsonb not null,
  subtotal_amount numeric(12, 2) not null check (subtotal_amount >= 0),
  tax_amount numeric(12, 2) not null check (tax_amount >= 0),
  total_amount numeric(12, 2) not null check (total_amount = subtotal_amount + tax_amount),
  expires_at timestamptz not null,
  confirm_started_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'failed') = (failure is not null)),
  check ((status = 'settled') = (settled_at is not null))
);

comment on table public.checkouts is
  'Priced bags on their way to payment. A checkout holds stock while confirming, or while open and not expired.';

create index checkouts_status_expires_at_idx on public.checkouts (status, expires_at);

create table public.checkout_lines (
  checkout_id uuid not null references public.checkouts (id) on delete cascade,
  line_number integer not null check (line_number > 0),
  product_id uuid references public.products (id) on delete set null,
  product_name text not null,
  size text not null,
  color text not null,
  quantity integer not null check (quantity > 0),
  unit_price numeric(12, 2) not null check (unit_price >= 0),
  image text,
  primary key (checkout_id, line_number)
);

comment on table public.checkout_lines is
  'What a checkout holds, at the price it was promised. A line outlives its product.';

create index checkout_lines_product_id_idx on public.checkout_lines (product_id);

alter table public.checkouts enable row level security;
alter table public.checkout_lines enable row level security;

revoke all on table public.checkouts, public.checkout_lines from public, anon, authenticated;
grant all on table public.checkouts, public.checkout_lines to service_role;

create trigger set_checkout_updated_at
before update on public.checkouts
for each row execute function public.set_updated_at();

-- Takes the moment as an argument and not the clock: the caller reads it after its row locks, so that a hold
-- that lapsed while waiting is seen as lapsed, and the index on expires_at stays usable.
create function public.available_stock(
  product_id uuid, size text, color text, except_checkout uuid, moment timestamptz
)
returns integer
language sql
stable
set search_path = ''
as $$
  with stock as (
    select
      product.id as product_id,
      variant.has_any,
      case when variant.has_any then variant.quantity else product.quantity end as quantity
    from public.products as product
    cross join lateral (
      select
        count(*) > 0 as has_any,
        coalesce(
          sum(v.quantity) filter (where v.size = available_stock.size and v.color = available_stock.color), 0
        ) as quantity
      from public.product_variants as v
      where v.product_id = product.id
    ) as variant
    where product.id = available_stock.product_id
  ),
  held as (
    select coalesce(sum(line.quantity), 0) as quantity
    from public.checkouts as checkout
    join public.checkout_lines as line on line.checkout_id = checkout.id
    join stock on stock.product_id = line.product_id
    where (checkout.status = 'confirming' or (checkout.status = 'open' and checkout.expires_at > available_stock.moment))
      and checkout.id is distinct from available_stock.except_checkout
      and (
        not stock.has_any
        or (line.size = available_stock.size and line.color = available_stock.color)
      )
  )
  select coalesce((select greatest(stock.quantity - held.quantity, 0) from stock, held), 0)::integer;
$$;

comment on function public.available_stock(uuid, text, text, uuid, timestamptz) is
  'Units of a product (of this size and colour, where it keeps variants) that no other live checkout holds at the moment given.';

-- Definer, because holds are counted from tables a shopper may not read.
create function public.free_stock(product_id uuid, size text, color text)
returns integer
language sql
volatile
security definer
set search_path = ''
as $$
  select public.available_stock(
    free_stock.product_id, free_stock.size, free_stock.color, null, clock_timestamp()
  );
$$;

comment on function public.free_stock(uuid, text, text) is
  'Units that can be bought now: the stock less what live checkouts hold, never negative.';

create function public.find_shortage(checkout_id uuid, moment timestamptz)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with pools as (
    -- Lines draw on one pool of stock per product, or per size and colour where the product keeps variants.
    select
      line.product_id,
      min(line.product_name) as product_name,
      case when variant.has_any then line.size else '' end as size,
      case when variant.has_any then line.color else '' end as color,
      min(line.size) as line_size,
      min(line.color) as line_color,
      sum(line.quantity) as wanted,
      min(line.line_number) as line_number
    from public.checkout_lines as line
    cross join lateral (
      select exists (
        select 1 from public.product_variants as v where v.product_id = line.product_id
      ) as has_any
    ) as variant
    where line.checkout_id = find_shortage.checkout_id
    group by 1, 3, 4
  ),
  checked as (
    select
      pools.*,
      case
        when product.inventory_status <> 'sold-out' then public.available_stock(
          pools.product_id, pools.size, pools.color, find_shortage.checkout_id, find_shortage.moment
        )
        else 0
      end as available
    from pools
    left join public.products as product on product.id = pools.product_id
  )
  select jsonb_build_object(
    'productId', product_id,
    'name', product_name,
    'size', line_size,
    'color', line_color,
    'available', available
  )
  from checked
  where available < wanted
  order by line_number
  limit 1;
$$;

comment on function public.find_shortage(uuid, timestamptz) is
  'The first line of a checkout that the stock left by the others cannot serve, or null. Call it with the products locked.';

create function public.lock_products(checkout_id uuid)
returns void
language sql
set search_path = ''
as $$
  -- Everybody locks in the order of the ids, so that two checkouts of the same goods never wait for each other.
  select product.id
  from public.products as product
  where product.id in (
    select line.product_id from public.checkout_lines as line
    where line.checkout_id = lock_products.checkout_id
  )
  order by product.id
  -- Not the full lock: it would clash with the ones that inserting the checkout's lines took on their products.
  for no key update;
$$;

comment on function public.lock_products(uuid) is
  'Locks the products of a checkout: whoever holds these locks is the only one to count or take their stock.';

revoke execute on function
  public.available_stock(uuid, text, text, uuid, timestamptz),
  public.free_stock(uuid, text, text),
  public.find_shortage(uuid, timestamptz),
  public.lock_products(uuid)
from public, anon, authenticated, service_role;

grant execute on function public.free_stock(uuid, text, text) to anon, authenticated, service_role;
