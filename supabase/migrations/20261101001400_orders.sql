-- Paid checkouts, and those whose payment a person confirms. Rows are written by write_order(); staff change status, courier and
-- tracking number.

create table public.order_status_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);

comment on table public.order_status_transitions is
  'Which status an order may take next. The same as the application''s own table of order states.';

insert into public.order_status_transitions (from_status, to_status) values
  ('pending', 'processing'),
  ('pending', 'shipped'),
  ('pending', 'cancelled'),
  ('pending', 'refunded'),
  ('processing', 'shipped'),
  ('processing', 'cancelled'),
  ('processing', 'refunded'),
  ('shipped', 'delivered'),
  ('shipped', 'refunded'),
  ('delivered', 'refunded'),
  ('cancelled', 'refunded');

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  number text not null generated always as (upper(right(id::text, 8))) stored,
  checkout_id uuid unique references public.checkouts (id),
  reference text not null unique,
  language text not null default 'en' check (language in ('en', 'es')),
  customer_name text not null,
  email text not null,
  phone text not null,
  phone_digits text not null generated always as (regexp_replace(phone, '\D', '', 'g')) stored,
  shipping_address jsonb not null,
  invoice_buyer jsonb,
  search_text text not null generated always as (
    lower(public.fold_text(customer_name || e'\n' || email || coalesce(e'\n' || (invoice_buyer ->> 'name'), '')))
  ) stored,
  search_codes text not null generated always as (
    lower(right(id::text, 8) || e'\n' || reference || coalesce(e'\n' || (invoice_buyer ->> 'number'), ''))
  ) stored,
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  tax_rate numeric(5, 4) not null check (tax_rate >= 0 and tax_rate < 1),
  prices_include_tax boolean not null,
  delivery jsonb not null default '{"method": "delivery"}',
  discount_code_id uuid,
  discount_code text,
  made_by uuid,
  request_key uuid unique,
  request_digest text,
  pay_token text unique check (pay_token ~ '^[0-9a-f]{32}$'),
  subtotal_amount numeric(12, 2) not null check (subtotal_amount >= 0),
  discount_amount numeric(12, 2) not null default 0 check (discount_amount between 0 and subtotal_amount),
  delivery_amount numeric(12, 2) not null default 0 check (delivery_amount >= 0),
  delivery_tax_amount numeric(12, 2) not null default 0 check (delivery_tax_amount between 0 and tax_amount),
  tax_amount numeric(12, 2) not null check (tax_amount >= 0),
  total_amount numeric(12, 2) not null
    check (total_amount = subtotal_amount - discount_amount + delivery_amount + tax_amount),
  payphone_transaction_id text unique,
  payment jsonb not null default '{}',
  payment_method text not null default 'card' check (
    payment_method in ('card', 'transfer', 'deuna', 'cash_on_delivery', 'pay_at_pickup', 'in_store', 'unchosen')
  ),
  payment_received_at timestamptz default now(),
  payment_due_at timestamptz,
  payment_refusal text check (char_length(payment_refusal) <= 500),
  proof_received_at timestamptz,
  is_sandbox boolean not null generated always as (coalesce(payment ->> 'sandbox' = 'true', false)) stored,
  status text not null default 'pending'
    check (status in ('awaiting_payment', 'pending', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded')),
  courier text check (char_length(courier) <= 100),
  tracking_number text check (char_length(tracking_number) <= 100),
  stock_restored_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'awaiting_payment' or (payment_due_at is not null and payment_received_at is null)),
  check (payment_method <> 'unchosen' or payment_received_at is null)
);

comment on table public.orders is
  'One row per settled checkout, or per checkout whose payment a person confirms. items and amounts are what was paid for, whatever becomes of the products.';
comment on column public.orders.number is 'The order number: the last 8 characters of the id, upper-cased.';
comment on column public.orders.language is 'The language its shopper is written to in.';
comment on column public.orders.phone_digits is 'What staff search by, however the number is written.';
comment on column public.orders.search_text is
  'What staff search by, each word: names of customer and buyer, and email, in lower case without accents.';
comment on column public.orders.search_codes is
  'What staff search by as a whole: number, reference, and the buyer''s ID number, in lower case.';
comment on column public.orders.invoice_buyer is
  'Whom the invoice is made out to: kind, number and name; null until it is known. Kept as long as the invoice.';
comment on column public.orders.items is
  'Each with its unit price as the owner entered it, and of the whole line the discount without IVA, and base, tax and total after it.';
comment on column public.orders.delivery is 'The promise of its checkout: method, name of the zone, price, days; or where it is picked up.';
comment on column public.orders.subtotal_amount is
  'The items without IVA before the discount. Every amount is without IVA but tax_amount, which is the IVA of all, and total_amount.';
comment on column public.orders.tax_rate is 'The rate of IVA of its checkout: 0.1500 is 15 %.';
comment on column public.orders.prices_include_tax is 'Whether the unit prices of its items include IVA.';
comment on column public.orders.made_by is 'The member of staff who made it for a customer; null for a shopper''s own.';
comment on column public.orders.request_key is 'The desk''s key of the request that made it: a repeated request makes no second order.';
comment on column public.orders.request_digest is
  'What that request asked for, as a digest: a repeated request that asks for something else is rejected.';
comment on column public.orders.pay_token is
  'The unguessable part of the link by which its customer pays it (/pay/<token>); null for orders that shoppers begin.';
comment on column public.orders.payment_method is
  'in_store was paid to a member of staff; unchosen awaits the customer''s choice behind the pay link.';
comment on column public.orders.payment_received_at is
  'When the shop had the money; null while it is owed, as for cash on delivery or at pick-up.';
comment on column public.orders.payment_due_at is
  'Until when its units are held while it awaits its payment: the expiry of its checkout.';
comment on column public.orders.payment_refusal is 'Why staff did not accept the latest proof of payment; null after a new one.';
comment on column public.orders.proof_received_at is 'When a proof of payment arrived that staff have not decided about; null without. It waits for them also where its order was cancelled meanwhile.';
comment on column public.orders.is_sandbox is
  'Whether the payment sandbox paid for it and no money moved: what the provider''s adapter said when the order was settled.';
comment on column public.orders.courier is 'Who carries the parcel; null before it is shipped.';
comment on column public.orders.stock_restored_at is 'When its units went back into stock; null while they have not.';

create index orders_created_at_idx on public.orders (created_at desc);
create index orders_last_courier_idx on public.orders (created_at desc) where courier is not null;
create index orders_email_idx on public.orders (lower(email));
create index orders_number_idx on public.orders (number);
create index orders_awaiting_payment_idx on public.orders (payment_due_at) where status = 'awaiting_payment';
-- Those that the admin counts and lists as to do: few, unlike those that were sent or not paid in time.
create index orders_open_idx on public.orders (status) where status in ('awaiting_payment', 'pending', 'processing');
-- In the order of the admin's list. By status, the planner would scan the table where many were cancelled unpaid.
create index orders_to_refund_idx on public.orders (created_at) where status = 'cancelled' and payment_received_at is not null;
create index orders_proof_received_at_idx on public.orders (proof_received_at) where proof_received_at is not null;
create index orders_discount_code_id_idx on public.orders (discount_code_id) where discount_code_id is not null;

create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  kind text not null check (kind in (
    'created', 'status_changed', 'shipment_changed', 'settled_by_hand', 'stock_restored', 'payment_checked',
    'proof_received', 'payment_refused', 'payment_received', 'price_agreed', 'method_chosen', 'oversold'
  )),
  from_status text,
  to_status text not null,
  actor uuid,
  code text check (code in (
    'sandbox',
    -- How it was paid or is to be paid.
    'transfer', 'deuna', 'cash_on_delivery', 'pay_at_pickup', 'in_store', 'card', 'unchosen',
    'in_store_cash', 'in_store_terminal', 'in_store_transfer',
    -- Why its status changed.
    'accepted', 'payment_confirmed', 'paid_by_card', 'handed_over', 'payment_expired', 'proof_unchecked', 'sold_out',
    'cancelled_by_shop', 'shipment_taken_back', 'payment_reversed', 'payment_reversed_without_restock', 'payment_reversed_after_sending',
    -- What a check of its payment found.
    'agrees', 'vouched', 'reference', 'transaction', 'currency', 'amount', 'cancelled'
  )),
  units integer check ((kind = 'stock_restored') = (units is not null)),
  note text,
  created_at timestamptz not null default now()
);

comment on table public.order_events is
  'The history of an order, written by triggers and functions. actor is the signed-in person, null for the server.';
comment on column public.order_events.code is 'What happened where the kind does not say it all; null where it does.';
comment on column public.order_events.units is 'How many units went back into stock.';
comment on column public.order_events.note is
  'What staff wrote, as they wrote it: a reason, agreed prices with their reason, courier and tracking number. Of an oversold order the missing units.';

create index order_events_order_id_idx on public.order_events (order_id);

alter table public.order_status_transitions enable row level security;
alter table public.orders enable row level security;
alter table public.order_events enable row level security;

select public.allow_staff('public.orders', 'select');
select public.allow_staff('public.orders', 'update', 'status, tracking_number, courier');

select public.allow_staff('public.order_events', 'select');

create trigger set_updated_at
before update on public.orders
for each row execute function public.set_updated_at();

create function public.paid_at(paid_order public.orders)
returns timestamptz
language sql stable set search_path = ''
as $$
  -- Staff may settle an order by hand days later. What PayPhone did not date was made within the form's ten minutes.
  select least(
    coalesce(paid_order.payment_received_at, paid_order.created_at),
    coalesce(
      (paid_order.payment ->> 'paidAt')::timestamptz,
      (
        select checkout.created_at + interval '16 minutes' from public.checkouts as checkout
        where checkout.id = paid_order.checkout_id
      )
    )
  );
$$;

comment on function public.paid_at is
  'When the payment of an order was made: its own date, or the latest possible one; not later than the shop recorded it.';

grant execute on function public.paid_at to service_role;
