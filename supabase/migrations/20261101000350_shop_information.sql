-- The owner's information for shoppers about the seller, delivery, returns and payment. All of it is public.

create table public.shop_information (
  id boolean primary key default true check (id),
  legal_name text not null default '' check (char_length(legal_name) <= 200 and legal_name !~ '[[:cntrl:]]'),
  ruc text not null default '' check (ruc ~ '^([0-9]{10}001)?$'),
  postal_address text not null default ''
    check (char_length(postal_address) <= 300 and postal_address !~ '[[:cntrl:]]'),
  whatsapp text not null default '' check (whatsapp ~ '^(\+[0-9]{8,15})?$'),
  return_days integer check (return_days between 3 and 365),
  return_terms text not null default '' check (char_length(return_terms) <= 1000),
  return_terms_es text not null default '' check (char_length(return_terms_es) <= 1000),
  preparation_days integer check (preparation_days between 0 and 60),
  pickup_address text not null default '' check (char_length(pickup_address) <= 300 and pickup_address !~ '[[:cntrl:]]'),
  pickup_note text not null default '' check (char_length(pickup_note) <= 300),
  pickup_note_es text not null default '' check (char_length(pickup_note_es) <= 300),
  delivery_days_min integer check (delivery_days_min between 0 and 90),
  delivery_days_max integer check (delivery_days_max between 0 and 90),
  delivery_countries text[] not null default array['Ecuador'] check (
    cardinality(delivery_countries) <= 60 and array_position(delivery_countries, null) is null
    and octet_length(array_to_string(delivery_countries, '')) <= 5000
  ),
  delivery_terms text not null default '' check (char_length(delivery_terms) <= 1000),
  delivery_terms_es text not null default '' check (char_length(delivery_terms_es) <= 1000),
  prices_include_tax boolean not null default false,
  payment_marks text[] not null default '{}'
    check (payment_marks <@ array['visa', 'mastercard', 'diners-club', 'discover', 'american-express', 'payphone']),
  tracking_pages jsonb not null default '{}' check (
    jsonb_typeof(tracking_pages) = 'object'
    and octet_length(tracking_pages::text) <= 5000
    and not jsonb_path_exists(
      tracking_pages, '$.* ? (@.type() != "string" || !(@ like_regex "^https://[^[:space:]]+$"))'
    )
  ),
  updated_at timestamptz not null default now(),
  check ((delivery_days_min is null) = (delivery_days_max is null)),
  check (delivery_days_min <= delivery_days_max)
);

comment on table public.shop_information is
  'One row that everybody may read: information for shoppers about the seller, delivery, returns and payment. Empty values are not shown.';
comment on column public.shop_information.ruc is 'The seller''s tax number: 13 digits that end in 001, or empty.';
comment on column public.shop_information.whatsapp is 'In international form (+593…), or empty for the number of app/settings.ts.';
comment on column public.shop_information.return_days is 'Business days after receiving it within which an item may be returned: at least three by law (LODC, article 45).';
comment on column public.shop_information.return_terms is 'English text; the Spanish one stands in where it is empty, and the other way round.';
comment on column public.shop_information.preparation_days is 'Business days from an order to its shipment.';
comment on column public.shop_information.delivery_days_min is 'Business days from the shipment to the earliest delivery.';
comment on column public.shop_information.delivery_countries is
  'Where the shop delivers, as shoppers write it. Checkout tells shoppers of other countries; empty for everywhere.';
comment on column public.shop_information.prices_include_tax is
  'Whether the owner enters products'' prices with IVA. Shoppers see final prices in both cases.';
comment on column public.shop_information.tracking_pages is
  'The https URL of each courier''s tracking page, by the courier''s name; {number} stands for the tracking number.';
comment on column public.shop_information.updated_at is 'The version that an editor changes, for optimistic locking.';

create trigger set_updated_at before update on public.shop_information
for each row execute function public.set_updated_at();

alter table public.shop_information enable row level security;

select public.allow_public_read('public.shop_information');
select public.allow_staff('public.shop_information', 'update');

insert into public.shop_information default values;
