-- Who carries an order, what the shopper is told when it leaves, and who of the staff did what.

alter table public.orders
  add column courier text check (char_length(courier) <= 100);

comment on column public.orders.courier is 'Who carries the parcel; null while nobody does.';

grant update (courier) on table public.orders to authenticated;

-- The number shoppers are shown, as a column of its own so that it can be searched.
alter table public.orders
  add column number text not null generated always as (upper(right(id::text, 8))) stored;

comment on column public.orders.number is 'The order number: the last 8 characters of the id, upper-cased.';

create index orders_number_idx on public.orders (number);

alter table public.order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check
    check (kind in ('created', 'status_changed', 'shipment_changed'));

create or replace function public.check_order_move()
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
  new.courier := nullif(public.clean_text(new.courier), '');
  return new;
end;
$$;

comment on function public.check_order_move() is
  'Trigger: refuses a status that order_status_moves does not list, and stores a blank courier or tracking number as none.';

drop trigger check_order_move on public.orders;

create trigger check_order_move
before update of status, tracking_number, courier on public.orders
for each row
when (new.status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded'))
execute function public.check_order_move();

create or replace function public.record_order_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  shipment constant text := nullif(concat_ws(' · ', new.courier, new.tracking_number), '');
begin
  if tg_op = 'INSERT' then
    insert into public.order_events (order_id, kind, to_status, actor, note)
    values (
      new.id, 'created', new.status, (select auth.uid()),
      case when new.payment ->> 'sandbox' = 'true' then 'sandbox' end
    );
  elsif new.status is distinct from old.status then
    insert into public.order_events (order_id, kind, from_status, to_status, actor, note)
    values (
      new.id, 'status_changed', old.status, new.status, (select auth.uid()),
      case when new.status = 'shipped' then shipment end
    );
  elsif (new.courier, new.tracking_number) is distinct from (old.courier, old.tracking_number) then
    insert into public.order_events (order_id, kind, from_status, to_status, actor, note)
    values (new.id, 'shipment_changed', old.status, new.status, (select auth.uid()), shipment);
  end if;
  return null;
end;
$$;

comment on function public.record_order_event() is
  'Trigger: writes each step of an order into its history; the note says when the sandbox paid for it, and how it travels.';

drop trigger record_order_status_changed on public.orders;

create trigger record_order_changed
after update of status, tracking_number, courier on public.orders
for each row execute function public.record_order_event();

create or replace function public.order_as_json(paid_order public.orders)
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
    'courier', paid_order.courier,
    'trackingNumber', paid_order.tracking_number,
    'createdAt', paid_order.created_at
  );
$$;

-- Definer, because staff may write no e-mail by hand.
create function public.announce_shipment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.outbox (kind, recipient, payload, dedupe_key)
  values ('order_shipped', new.email, public.order_as_json(new), 'order_shipped:' || new.id)
  on conflict (dedupe_key) do nothing;
  return null;
end;
$$;

comment on function public.announce_shipment() is
  'Trigger: an order that becomes shipped leaves one e-mail for its shopper, in the same transaction.';

create trigger announce_shipment
after update of status on public.orders
for each row
when (old.status is distinct from new.status and new.status = 'shipped')
execute function public.announce_shipment();

revoke execute on function public.announce_shipment() from public, anon, authenticated, service_role;

-- The history names who did what, so staff see each other.
drop policy "Signed-in people may see whether they are staff" on public.staff;

create policy "Staff may see who is staff"
on public.staff for select to authenticated
using ((select public.is_staff()));
