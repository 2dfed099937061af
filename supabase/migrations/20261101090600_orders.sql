-- Paid checkouts. Rows are written by settle_checkout(); staff move them on and add a tracking number.

create table public.order_status_moves (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);

comment on table public.order_status_moves is
  'Which status an order may take next. The twin of the application''s own table of order states.';

insert into public.order_status_moves (from_status, to_status) values
  ('pending', 'processing'),
  ('pending', 'shipped'),
  ('pending', 'cancelled'),
  ('pending', 'refunded'),
  ('processing', 'shipped'),
  ('processing', 'cancelled'),
  ('processing', 'refunded'),
  ('shipped', 'delivered'),
  ('shipped', 'refunded'),
  ('delivered', 'refunded');

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  checkout_id uuid unique references public.checkouts (id),
  reference text not null unique,
  customer_name text not null,
  email text not null,
  phone text not null,
  shipping_address jsonb not null,
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  subtotal_amount numeric(12, 2) not null check (subtotal_amount >= 0),
  tax_amount numeric(12, 2) not null check (tax_amount >= 0),
  total_amount numeric(12, 2) not null check (total_amount = subtotal_amount + tax_amount),
  payphone_transaction_id text unique,
  payment jsonb not null default '{}',
  is_sandbox boolean not null generated always as (coalesce(payment ->> 'sandbox' = 'true', false)) stored,
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded')),
  tracking_number text check (char_length(tracking_number) <= 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.orders is
  'One row per settled checkout. items and amounts are what was paid for, whatever becomes of the products.';

comment on column public.orders.is_sandbox is
  'Whether the payment sandbox paid for it, and so nobody did: what the provider''s adapter said when the order was settled.';

create index orders_created_at_idx on public.orders (created_at desc);
create index orders_email_idx on public.orders (lower(email));

create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  kind text not null check (kind in ('created', 'status_changed')),
  from_status text,
  to_status text not null,
  actor uuid,
  note text,
  created_at timestamptz not null default now()
);

comment on table public.order_events is
  'The history of an order, written by triggers. actor is the signed-in person, null for the server.';

create index order_events_order_id_idx on public.order_events (order_id);

alter table public.order_status_moves enable row level security;
alter table public.orders enable row level security;
alter table public.order_events enable row level security;

revoke all on table public.order_status_moves, public.orders, public.order_events
from public, anon, authenticated;
grant select, update (status, tracking_number) on table public.orders to authenticated;
grant select on table public.order_events to authenticated;
grant all on table public.order_status_moves, public.orders, public.order_events to service_role;

create policy "Staff may read orders"
on public.orders for select to authenticated
using ((select public.is_staff()));

create policy "Staff may move orders on"
on public.orders for update to authenticated
using ((select public.is_staff()))
with check ((select public.is_staff()));

create policy "Staff may read the history of orders"
on public.order_events for select to authenticated
using ((select public.is_staff()));

-- Definer, because the moves are not readable by the staff member who changes the order.
create function public.check_order_move()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status <> old.status and not exists (
    select 1 from public.order_status_moves as move
    where move.from_status = old.status and move.to_status = new.status
  ) then
    raise sqlstate 'PT409' using
      message = format('An order that is %s cannot become %s.', old.status, new.status),
      detail = 'ORDER_MOVE_NOT_ALLOWED',
      hint = jsonb_build_object('from', old.status, 'to', new.status)::text;
  end if;

  new.tracking_number := nullif(public.clean_text(new.tracking_number), '');
  return new;
end;
$$;

comment on function public.check_order_move() is
  'Trigger: refuses a status that order_status_moves does not list, and stores a blank tracking number as none.';

-- A status outside the list must reach the column's own check and not be called a forbidden move.
create trigger check_order_move
before update of status, tracking_number on public.orders
for each row
when (new.status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded'))
execute function public.check_order_move();

create trigger set_order_updated_at
before update on public.orders
for each row execute function public.set_updated_at();

-- Definer, because nobody may write the history by hand.
create function public.record_order_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.order_events (order_id, kind, to_status, actor, note)
    values (
      new.id, 'created', new.status, (select auth.uid()),
      case when new.payment ->> 'sandbox' = 'true' then 'sandbox' end
    );
  else
    insert into public.order_events (order_id, kind, from_status, to_status, actor)
    values (new.id, 'status_changed', old.status, new.status, (select auth.uid()));
  end if;
  return null;
end;
$$;

comment on function public.record_order_event() is
  'Trigger: writes each step of an order into its history; the note says when the sandbox paid for it.';

create trigger record_order_created
after insert on public.orders
for each row execute function public.record_order_event();

create trigger record_order_status_changed
after update of status on public.orders
for each row
when (old.status is distinct from new.status)
execute function public.record_order_event();

create function public.order_as_json(paid_order public.orders)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', paid_order.id,
    'reference', paid_order.reference,
    'customerName', paid_order.customer_name,
    'email', paid_order.email,
    'phone', paid_order.phone,
    'shippingAddress', paid_order.shipping_address,
    'items', paid_order.items,
    'subtotal', paid_order.subtotal_amount,
    'tax', paid_order.tax_amount,
    'total', paid_order.total_amount,
    'transactionId', paid_order.payphone_transaction_id,
    'status', paid_order.status,
    'trackingNumber', paid_order.tracking_number,
    'createdAt', paid_order.created_at
  );
$$;

comment on function public.order_as_json(public.orders) is
  'An order as every function returns it: amounts as numbers, times as ISO text.';

create function public.find_receipt(reference text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select public.order_as_json(paid_order)
  from public.orders as paid_order
  where paid_order.reference = find_receipt.reference;
$$;

comment on function public.find_receipt(text) is
  'Server only: the order of a settled checkout by its unguessable reference, or null.';

revoke execute on function
  public.check_order_move(),
  public.record_order_event(),
  public.order_as_json(public.orders),
  public.find_receipt(text)
from public, anon, authenticated, service_role;

grant execute on function public.order_as_json(public.orders), public.find_receipt(text) to service_role;
