-- Emails about orders: to the shopper at each step, to the owner about each new order. That an order was shipped is announced
-- after half a minute, within which staff may take it back.

create function public.queue_order_email(
  kind text, paid_order public.orders, wait interval default '0', details jsonb default '{}', cause text default ''
)
returns void
language sql set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key, next_attempt_at)
  select
    queue_order_email.kind, paid_order.email, public.order_as_json(paid_order) || queue_order_email.details,
    concat_ws(':', queue_order_email.kind, paid_order.id, nullif(queue_order_email.cause, '')),
    clock_timestamp() + queue_order_email.wait
  where public.can_receive_mail(paid_order.email)
  on conflict (dedupe_key) do nothing;
$$;

comment on function public.queue_order_email is
  'Writes the shopper of an order one email of this kind per cause, however often it is called; it is sent after the wait. Details are added to the order. None without an email address.';

create function public.announce_order()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform public.queue_owner_email('new_order', public.order_as_json(new), new.id::text);
  return null;
end;
$$;

comment on function public.announce_order is
  'Trigger: a new order queues one email to the owner, in the same transaction; none that staff made and were paid for.';

create trigger announce_order
after insert on public.orders
for each row
when (new.status <> 'awaiting_payment' and new.made_by is null)
execute function public.announce_order();

create trigger announce_card_payment
after update of payphone_transaction_id on public.orders
for each row
when (old.payphone_transaction_id is null and new.payphone_transaction_id is not null)
execute function public.announce_order();

-- Definer, because staff may write no email.
create function public.announce_shipment()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.status <> 'shipped' then
    perform public.queue_order_email('order_shipped', new, interval '30 seconds');
  else
    -- A tracking number that is corrected in time, or before another attempt, reaches the shopper.
    update public.outbox as mail
    set payload = public.order_as_json(new)
    where mail.dedupe_key = 'order_shipped:' || new.id and mail.sent_at is null
      and (mail.attempts = 0 or mail.last_error is not null);
  end if;
  return null;
end;
$$;

comment on function public.announce_shipment is
  'Trigger: an order that becomes shipped queues one email for its shopper, in the same transaction; it is sent 30 seconds later.';

create trigger announce_shipment
after update of status, courier, tracking_number on public.orders
for each row
when (new.status = 'shipped')
execute function public.announce_shipment();

-- Definer, because staff may write no email.
create function public.announce_end()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The email about the shipment waits 30 seconds, and is no longer true.
  delete from public.outbox as mail
  where mail.dedupe_key = 'order_shipped:' || new.id and mail.sent_at is null and mail.attempts = 0;

  perform public.queue_order_email(
    tg_argv[0],
    new,
    details => jsonb_build_object(
      'returnedByProvider', exists (
        select from public.order_reversals as reversal where reversal.order_id = new.id and reversal.state = 'done'
      )
    )
  );
  return null;
end;
$$;

comment on function public.announce_end is
  'Trigger: an order that ends queues one email of the given kind for its shopper, in the same transaction, and removes the unsent one about its shipment. It says whether the provider returned the money.';

create trigger announce_refund
after update of status on public.orders
for each row
when (new.status = 'refunded' and old.status <> 'refunded' and new.payment_received_at is not null)
execute function public.announce_end('payment_reversed');

-- One that was accepted to be paid on handover. What was paid is announced when it is returned.
create trigger announce_cancellation
after update of status on public.orders
for each row
when (
  new.status = 'cancelled' and old.status not in ('awaiting_payment', 'cancelled') and new.payment_received_at is null
)
execute function public.announce_end('order_cancelled');

create function public.take_back_shipment(order_id uuid, staff_id uuid)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  shipped_order constant public.orders := public.lock_order(order_id);
  shipment public.order_events;
begin
  perform public.require_staff(staff_id);

  if shipped_order.status <> 'shipped' then
    perform public.raise_error(
      409, 'ORDER_TRANSITION_NOT_ALLOWED', format('An order that is %s was not shipped.', shipped_order.status), 'order_id'
    );
  end if;

  select event.* into strict shipment
  from public.order_events as event
  where event.order_id = shipped_order.id and event.kind = 'status_changed' and event.to_status = 'shipped'
  order by event.id desc
  limit 1;

  -- The worker counts an attempt when it claims an email: from then on it may have been sent.
  delete from public.outbox as mail
  where mail.dedupe_key = 'order_shipped:' || shipped_order.id
    and mail.sent_at is null and mail.attempts = 0 and mail.next_attempt_at > clock_timestamp();
  -- Without an email address there is no email to remove, and the same time.
  if not found and (
    shipment.created_at < clock_timestamp() - interval '30 seconds'
    or exists (select from public.outbox as mail where mail.dedupe_key = 'order_shipped:' || shipped_order.id)
  ) then
    perform public.raise_error(
      409, 'SHIPMENT_ANNOUNCED', 'The shopper may have been told that this order was shipped.', 'order_id'
    );
  end if;

  return public.order_as_json(
    public.change_order_status(shipped_order.id, shipment.from_status, take_back_shipment.staff_id, 'shipment_taken_back')
  );
end;
$$;

comment on function public.take_back_shipment is
  'Server only: staff return a shipped order to its former status and remove the email about it, if it has one, within the 30 seconds in which that is not sent.';

grant execute on function
  public.queue_order_email, public.take_back_shipment
to service_role;
