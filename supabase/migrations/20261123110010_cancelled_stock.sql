-- Cancelling an order offers to put its units back. Status, stock and history change in one transaction, and the units
-- go back once, whatever else happens to the order.

alter table public.order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check
    check (kind in ('created', 'status_changed', 'shipment_changed', 'settled_by_hand', 'stock_restored'));

create function public.cancel_order(order_id uuid, staff_id uuid, restock boolean)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  paid_order public.orders := public.lock_order(order_id);
  is_restored boolean := false;
begin
  perform public.require_staff(staff_id);

  if paid_order.status <> 'cancelled' then
    update public.orders as cancelled set status = 'cancelled' where cancelled.id = paid_order.id;

    -- The server moved the order; the history names whose wish it was.
    update public.order_events as event
    set actor = cancel_order.staff_id
    where event.id = (
      select max(latest.id) from public.order_events as latest
      where latest.order_id = paid_order.id and latest.to_status = 'cancelled'
    );
  end if;

  if coalesce(restock, false) and public.restore_order_stock(paid_order.id) then
    is_restored := true;
    insert into public.order_events (order_id, kind, to_status, actor, note)
    select paid_order.id, 'stock_restored', 'cancelled', cancel_order.staff_id, sum((item ->> 'quantity')::integer)::text
    from jsonb_array_elements(paid_order.items) as item;
  end if;

  return jsonb_build_object('restored', is_restored);
end;
$$;

comment on function public.cancel_order(uuid, uuid, boolean) is
  'Server only: staff cancel an order and, if they wish, put its units back into stock, once. Repeated, it changes nothing.';

revoke execute on function public.cancel_order(uuid, uuid, boolean)
from public, anon, authenticated, service_role;

grant execute on function public.cancel_order(uuid, uuid, boolean) to service_role;
