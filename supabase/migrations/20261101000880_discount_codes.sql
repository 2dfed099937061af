-- Discount codes. What a checkout uses of them is counted from the checkouts, like stock.
-- docs/decisions/076-delivery-and-discounts.md

create table public.discount_codes (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  kind text not null check (kind in ('percent', 'amount', 'free_delivery')),
  value numeric(12, 2) not null default 0,
  collection_ids uuid [] not null default '{}' check (cardinality(collection_ids) <= 100),
  product_ids uuid [] not null default '{}' check (cardinality(product_ids) <= 1000),
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  minimum_amount numeric(12, 2) check (minimum_amount between 0.01 and 100000),
  max_uses integer check (max_uses between 1 and 1000000),
  max_uses_per_customer integer check (max_uses_per_customer between 1 and 1000),
  is_paused boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint discount_codes_value_check check (
    case kind
      when 'percent' then value between 0.01 and 100
      when 'amount' then value between 0.01 and 100000
      else value = 0
    end
  )
);

comment on table public.discount_codes is
  'Codes that shoppers enter at checkout. Only staff and the server see them.';
comment on column public.discount_codes.code is 'In upper case; shoppers may write it in any case.';
comment on column public.discount_codes.value is
  'Percent, or US dollars as prices are entered; 0 for free delivery.';
comment on column public.discount_codes.collection_ids is
  'Only products of these collections are discounted; with product_ids, these products, too. Both empty: every product.';
comment on column public.discount_codes.minimum_amount is 'The least sum of the whole bag''s prices, before the discount.';
comment on column public.discount_codes.max_uses is 'Uses in all; null for any number.';

create trigger set_updated_at before update on public.discount_codes
for each row execute function public.set_updated_at();

alter table public.discount_codes enable row level security;

select public.allow_staff('public.discount_codes', 'select, insert, update, delete');
