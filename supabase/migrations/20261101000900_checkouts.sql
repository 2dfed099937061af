-- A checkout is a priced bag that holds stock for a while. Only the server makes and reads checkouts; the browser knows
-- one by its unguessable reference.

create table public.checkouts (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  status text not null default 'open' check (status in ('open', 'confirming', 'settled', 'failed')),
  failure text check (
    failure in (
      'declined', 'cancelled', 'mismatch', 'sold_out', 'discount_used_up', 'reversed', 'replaced', 'expired'
    )
  ),
  client_hash text check (client_hash ~ '^[0-9a-f]{64}$'),
  attempt_key uuid,
  language text not null default 'en' check (language in ('en', 'es')),
  customer_name text not null,
  email text not null,
  phone text not null,
  shipping_address jsonb not null,
  invoice_buyer jsonb,
  tax_rate numeric(5, 4) not null check (tax_rate >= 0 and tax_rate < 1),
  prices_include_tax boolean not null,
  delivery jsonb not null default '{"method": "delivery"}',
  -- No foreign key: the deletion of a code would lock the code before its checkouts, and deadlock with a checkout that starts.
  discount_code_id uuid,
  discount_code text,
  own_discount jsonb,
  made_by uuid,
  subtotal_amount numeric(12, 2) not null check (subtotal_amount >= 0),
  discount_amount numeric(12, 2) not null default 0 check (discount_amount between 0 and subtotal_amount),
  delivery_amount numeric(12, 2) not null default 0 check (delivery_amount >= 0),
  delivery_tax_amount numeric(12, 2) not null default 0 check (delivery_tax_amount between 0 and tax_amount),
  tax_amount numeric(12, 2) not null check (tax_amount >= 0),
  total_amount numeric(12, 2) not null
    check (total_amount = subtotal_amount - discount_amount + delivery_amount + tax_amount),
  expires_at timestamptz not null,
  confirm_started_at timestamptz,
  settled_at timestamptz,
  -- The first check finds a shopper who paid and closed the tab before PayPhone returns the money, five minutes after
  -- the payment.
  next_check_at timestamptz default now() + interval '2 minutes',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'failed') = (failure is not null)),
  check ((status = 'settled') = (settled_at is not null))
);

comment on table public.checkouts is
  'Priced bags on their way to payment. A checkout holds stock while confirming, or while open and not expired.';
comment on column public.checkouts.client_hash is
  'Keyed hash of the IP address that started the checkout; null once the checkout has ended.';
comment on column public.checkouts.attempt_key is
  'The random key of the browser''s attempts to pay, by which it ends a checkout whose reference it never got; null once the checkout has ended.';
comment on column public.checkouts.language is 'The language of the page that started the checkout.';
comment on column public.checkouts.invoice_buyer is
  'Whom the invoice is made out to: kind, number and name; null until it is known.';
comment on column public.checkouts.tax_rate is 'The rate of IVA on the day in Ecuador on which it started: 0.1500 is 15 %.';
comment on column public.checkouts.prices_include_tax is 'Whether the unit prices of its lines include IVA.';
comment on column public.checkouts.delivery is
  'The promise as quote_delivery or the pick-up made it: method, name of the zone, price as prices are entered, days.';
comment on column public.checkouts.discount_code is 'The code that was used, whatever becomes of it.';
comment on column public.checkouts.own_discount is
  'What staff take off an order that they make: kind and value as in discount_codes; null for none.';
comment on column public.checkouts.made_by is 'The member of staff who made it for a customer; null for a shopper''s own.';
comment on column public.checkouts.subtotal_amount is
  'The lines without IVA before the discount. Every amount is without IVA but tax_amount, which is the IVA of all, and total_amount.';
comment on column public.checkouts.delivery_tax_amount is 'The part of tax_amount that is the IVA of delivery.';
comment on column public.checkouts.next_check_at is
  'When the recovery worker asks the provider about this checkout; a lease while a worker is asking; null when nothing is open.';

create index checkouts_status_expires_at_idx on public.checkouts (status, expires_at);
create index checkouts_ended_idx on public.checkouts (status, updated_at) where status in ('settled', 'failed');
create index checkouts_next_check_at_idx on public.checkouts (next_check_at) where next_check_at is not null;
create index checkouts_email_idx on public.checkouts (lower(email));
create index checkouts_client_hash_idx on public.checkouts (client_hash) where client_hash is not null;
create index checkouts_attempt_key_idx on public.checkouts (attempt_key) where attempt_key is not null;
create index checkouts_discount_email_idx on public.checkouts (discount_code_id, lower(email))
where discount_code_id is not null;
create index checkouts_discount_phone_idx on public.checkouts (discount_code_id, public.phone_digits(phone))
where discount_code_id is not null;

create table public.checkout_lines (
  checkout_id uuid not null references public.checkouts (id) on delete cascade,
  line_number integer not null check (line_number > 0),
  -- No foreign key: a deleted product may be restored under its id, and is then held and sold as before.
  product_id uuid not null,
  product_name text not null,
  product_name_es text check (product_name_es <> ''),
  size text not null,
  color text not null,
  quantity integer not null check (quantity > 0),
  taken_quantity integer check (taken_quantity between 0 and quantity),
  unit_price numeric(12, 2) not null check (unit_price >= 0),
  discount_amount numeric(12, 2) not null default 0 check (discount_amount >= 0),
  base_amount numeric(12, 2) not null default 0 check (base_amount >= 0),
  tax_amount numeric(12, 2) not null default 0 check (tax_amount >= 0),
  total_amount numeric(12, 2) not null default 0 check (total_amount = base_amount + tax_amount),
  image text,
  primary key (checkout_id, line_number)
);

comment on table public.checkout_lines is
  'What a checkout holds, at the price it was promised. A line outlives its product.';
comment on column public.checkout_lines.product_name_es is 'The Spanish name the product had, null where it had none.';
comment on column public.checkout_lines.taken_quantity is
  'The units that the sale took out of stock, fewer than quantity where the owner had lowered it; null until then.';
comment on column public.checkout_lines.discount_amount is 'What was taken off the whole line, without IVA.';
comment on column public.checkout_lines.base_amount is
  'The whole line without IVA after the discount; 0 until its checkout is priced.';

create index checkout_lines_product_id_idx on public.checkout_lines (product_id);

alter table public.checkouts enable row level security;
alter table public.checkout_lines enable row level security;

create trigger set_updated_at
before update on public.checkouts
for each row execute function public.set_updated_at();

create function public.forget_client()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.client_hash := null;
  new.attempt_key := null;
  return new;
end;
$$;

comment on function public.forget_client is
  'Trigger: removes the client and the attempt key of a checkout that holds nothing any more and has no open payment.';

create trigger forget_client
before update on public.checkouts
for each row
when (
  (new.client_hash is not null or new.attempt_key is not null)
  and (
    new.status in ('settled', 'failed')
    or (new.status = 'open' and new.next_check_at is null and new.expires_at <= now())
  )
)
execute function public.forget_client();
