-- Status transitions of orders, their history, and an order as JSON.

-- Definer, because staff who change an order may not read the transitions.
create function public.check_order_change()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> old.status
    -- Set by change_order_status().
    and current_setting('shop.order_in_transition', true) is distinct from new.id::text
    and not exists (
      select 1 from public.order_status_transitions as allowed
      where allowed.from_status = old.status and allowed.to_status = new.status
    )
  then
    perform public.raise_error(
      409, 'ORDER_TRANSITION_NOT_ALLOWED',
      format('An order that is %s cannot become %s.', old.status, new.status),
      jsonb_build_object('from', old.status, 'to', new.status)::text
    );
  end if;

  if new.status = 'refunded' and old.status <> 'refunded' and new.payment_received_at is null then
    perform public.raise_error(409, 'ORDER_NOT_PAID', 'Nothing has been paid for this order.', 'status');
  end if;

  new.tracking_number := nullif(public.clean_text(new.tracking_number), '');
  new.courier := nullif(public.clean_text(new.courier), '');
  return new;
end;
$$;

comment on function public.check_order_change is
  'Trigger: raises on a status that order_status_transitions does not list and on a refund of what was not paid, and stores a blank courier or tracking number as null.';

-- A status outside the list must reach the column's own check and not be called a forbidden transition.
create trigger check_order_change
before update of status, tracking_number, courier on public.orders
for each row
when (new.status in ('awaiting_payment', 'pending', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded'))
execute function public.check_order_change();

-- Definer, because no role may write the history directly.
create function public.record_order_event()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shipment constant text := nullif(concat_ws(' · ', new.courier, new.tracking_number), '');
begin
  if tg_op = 'INSERT' then
    insert into public.order_events (order_id, kind, to_status, actor, code)
    values (
      new.id, 'created', new.status, coalesce((select auth.uid()), new.made_by),
      case
        when new.is_sandbox then 'sandbox'
        when new.payment_method = 'in_store' then 'in_store_' || (new.payment ->> 'paidWith')
        when new.status = 'awaiting_payment' then new.payment_method
      end
    );
  elsif new.status is distinct from old.status then
    insert into public.order_events (order_id, kind, from_status, to_status, actor, note)
    values (
      new.id, 'status_changed', old.status, new.status, (select auth.uid()),
      case
        when new.status = 'shipped'
          or (new.courier, new.tracking_number) is distinct from (old.courier, old.tracking_number)
        then shipment
      end
    );
  elsif (new.courier, new.tracking_number) is distinct from (old.courier, old.tracking_number) then
    insert into public.order_events (order_id, kind, from_status, to_status, actor, note)
    values (new.id, 'shipment_changed', old.status, new.status, (select auth.uid()), shipment);
  end if;
  return null;
end;
$$;

comment on function public.record_order_event is
  'Trigger: writes each step of an order into its history; the code says when the sandbox paid for it or how it is to be paid, the note how it is shipped.';

create trigger record_order_created
after insert on public.orders
for each row execute function public.record_order_event();

create trigger record_order_changed
after update of status, tracking_number, courier on public.orders
for each row execute function public.record_order_event();
