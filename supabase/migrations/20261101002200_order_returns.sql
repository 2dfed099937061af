-- An order that is refunded or cancelled: status, stock and history change in one transaction.

create function public.claim_order_reversals(max_count integer, lease_seconds integer)
returns jsonb
language sql set search_path = ''
as $$
  with due as (
    select reversal.order_id
    from public.order_reversals as reversal
    where reversal.state = 'due' and reversal.next_check_at <= clock_timestamp()
    order by reversal.next_check_at
    limit claim_order_reversals.max_count
    for update skip locked
  ),
  claimed as (
    update public.order_reversals as reversal
    set next_check_at = clock_timestamp() + make_interval(secs => claim_order_reversals.lease_seconds)
    from due
    where reversal.order_id = due.order_id
    returning reversal.*
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'orderId', claimed.order_id,
      'reference', paid_order.reference,
      'transactionId', paid_order.payphone_transaction_id,
      'ageSeconds', floor(extract(epoch from clock_timestamp() - claimed.requested_at))::integer
    )
    order by claimed.requested_at
  ), '[]')
  from claimed
  join public.orders as paid_order on paid_order.id = claimed.order_id;
$$;

comment on function public.claim_order_reversals is
  'Server only: the orders whose money the provider has not answered about, leased for so many seconds.';

create function public.release_order_reversal(order_id uuid, wait_seconds integer)
returns void
language sql set search_path = ''
as $$
  update public.order_reversals as reversal
  set next_check_at = clock_timestamp() + make_interval(secs => release_order_reversal.wait_seconds)
  where reversal.order_id = release_order_reversal.order_id and reversal.state = 'due';
$$;

comment on function public.release_order_reversal is
  'Server only: ends the lease of a claimed reversal, which is due again after the wait.';

create function public.name_actor(order_id uuid, status text, actor uuid, code text)
returns void
language sql set search_path = ''
as $$
  update public.order_events as event
  set actor = name_actor.actor, code = coalesce(name_actor.code, event.code)
  where event.id = (
    select max(latest.id) from public.order_events as latest
    where latest.order_id = name_actor.order_id and latest.to_status = name_actor.status
  );
$$;

comment on function public.name_actor is
  'The server changed an order''s status for a member of staff: names them, and the code of what happened, in the latest event of that status.';

create function public.finish_order_reversal(order_id uuid)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  paid_order public.orders := public.lock_order(order_id);
  reversal public.order_reversals;
  -- What has left the shop is not there to be sold again: the owner counts it when it comes back.
  is_sent constant boolean := paid_order.status in ('shipped', 'delivered');
begin
  -- Before the order's status: the email to its shopper says who returned the money.
  update public.order_reversals as finished
  set state = 'done'
  where finished.order_id = paid_order.id and finished.state <> 'done'
  returning finished.* into reversal;

  -- Finished before, perhaps by another server.
  if not found then
    return public.order_as_json(paid_order);
  end if;

  update public.orders as returned
  set status = 'refunded'
  where returned.id = paid_order.id and returned.status <> 'refunded'
  returning returned.* into paid_order;

  if reversal.restock and not is_sent then
    perform public.restore_order_stock(reversal.order_id);
  end if;
  select * into strict paid_order from public.orders as fresh where fresh.id = reversal.order_id;

  perform public.name_actor(
    reversal.order_id, 'refunded', reversal.requested_by,
    case
      when is_sent then 'payment_reversed_after_sending'
      when paid_order.stock_restored_at is null then 'payment_reversed_without_restock'
      else 'payment_reversed'
    end
  );

  update public.payment_attempts as attempt
  set state = 'reversed'
  where attempt.checkout_id = paid_order.checkout_id
    and attempt.transaction_id = paid_order.payphone_transaction_id;

  return public.order_as_json(paid_order);
end;
$$;

comment on function public.finish_order_reversal is
  'Server only: an order''s money is known to be back; the order becomes refunded, its units go back into stock unless they were sent or staff chose otherwise. A trigger tells its shopper.';

create function public.cancel_order(order_id uuid, staff_id uuid, restock boolean)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  paid_order public.orders;
  units integer := 0;
begin
  perform public.require_staff(staff_id);

  if exists (
    select 1 from public.orders as known where known.id = cancel_order.order_id and known.status = 'awaiting_payment'
  ) then
    return public.cancel_awaiting_order(order_id, staff_id);
  end if;

  paid_order := public.lock_order(order_id);
  if paid_order.status in ('shipped', 'delivered') and paid_order.payment_received_at is null then
    -- A parcel that was not accepted at the door comes back.
    perform public.change_order_status(paid_order.id, 'cancelled', cancel_order.staff_id);
  elsif paid_order.status <> 'cancelled' then
    update public.orders as cancelled set status = 'cancelled' where cancelled.id = paid_order.id;
    perform public.name_actor(paid_order.id, 'cancelled', cancel_order.staff_id, null);
  end if;

  if coalesce(restock, false) then
    units := public.restore_order_stock(paid_order.id);
  end if;
  if units > 0 then
    insert into public.order_events (order_id, kind, to_status, actor, units)
    values (paid_order.id, 'stock_restored', 'cancelled', cancel_order.staff_id, units);
  end if;

  return jsonb_build_object(
    'restored', units > 0,
    'lost', coalesce(restock, false) and units = 0 and paid_order.stock_restored_at is null and exists (
      select from public.checkout_lines as line
      where line.checkout_id = paid_order.checkout_id and line.taken_quantity > 0
    )
  );
end;
$$;

comment on function public.cancel_order is
  'Server only: staff cancel an order and, if they wish, put its units back into stock, once; lost: it took units, and none of them has a product, size and color to go back to. Idempotent.';

grant execute on function
  public.claim_order_reversals, public.release_order_reversal, public.name_actor, public.finish_order_reversal,
  public.cancel_order
to service_role;
