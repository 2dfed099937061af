-- How an order that awaits its payment goes on: paid by card instead, cancelled, or expired.

create function public.replace_awaiting_checkout(reference text, new_reference text)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  awaiting_id constant uuid := public.order_of_reference(reference);
  former public.checkouts := public.lock_order_checkout(awaiting_id);
  awaiting public.orders := public.lock_order(awaiting_id);
  later public.checkouts;
begin
  if awaiting.status <> 'awaiting_payment' or former.status = 'failed' or former.expires_at <= clock_timestamp() then
    perform public.raise_error(409, 'ORDER_NOT_AWAITING', 'This order no longer awaits its payment.', awaiting.status);
  elsif former.status = 'confirming' or public.is_asked_about(former.id) then
    perform public.raise_error(409, 'PAYMENT_UNDER_WAY', 'A card payment is being checked. Please wait.', 'reference');
  end if;

  -- A late payment of the former reference is not confirmed, and goes back.
  update public.checkouts as replaced set status = 'failed', failure = 'replaced' where replaced.id = former.id;

  later := jsonb_populate_record(former, jsonb_build_object(
    'id', gen_random_uuid(),
    'reference', coalesce(
      replace_awaiting_checkout.new_reference,
      'GL-' || floor(extract(epoch from clock_timestamp()) * 1000)::bigint || '-' || replace(gen_random_uuid()::text, '-', '')
    ),
    'next_check_at', clock_timestamp() + interval '2 minutes',
    'created_at', clock_timestamp()
  ));
  insert into public.checkouts select later.*;
  insert into public.checkout_lines
  select (jsonb_populate_record(line, jsonb_build_object('checkout_id', later.id))).*
  from public.checkout_lines as line
  where line.checkout_id = former.id;

  update public.orders as taken_over set checkout_id = later.id, reference = later.reference
  where taken_over.id = awaiting.id;

  return public.checkout_as_json(later) || jsonb_build_object(
    'email', awaiting.email, 'phone', awaiting.phone, 'language', awaiting.language
  );
end;
$$;

comment on function public.replace_awaiting_checkout is
  'Server only: PayPhone renders a reference once, so a card payment of an order that awaits its payment takes a new checkout, which copies the former one and takes over its hold until the same time.';

create function public.end_awaiting_order(
  checkout public.checkouts, awaiting public.orders, code text, staff_id uuid default null
)
returns void
language plpgsql set search_path = ''
as $$
begin
  update public.checkouts as ended
  set status = 'failed', failure = coalesce(ended.failure, 'expired')
  where ended.id = checkout.id and ended.status <> 'settled';

  awaiting := public.change_order_status(awaiting.id, 'cancelled', staff_id, code);
  if code not in ('proof_unchecked', 'sold_out') or awaiting.payment_method in ('cash_on_delivery', 'pay_at_pickup') then
    update public.orders as decided set proof_received_at = null where decided.id = awaiting.id;
  end if;
  perform public.queue_awaiting_email('payment_expired', awaiting, jsonb_build_object('ended', code));
end;
$$;

comment on function public.end_awaiting_order is
  'Cancels a locked order that awaits its payment, releases the units of its locked checkout, and queues the shopper''s email. Staff still decide about the proof of a proof_unchecked or sold_out one.';

create function public.expire_awaiting_orders(max_count integer)
returns integer
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts;
  expired integer := 0;
begin
  -- One transaction without a call to anybody: the row locks are the lease, and another server takes other rows.
  for checkout in
    select holding.*
    from public.checkouts as holding
    join public.orders as awaiting on awaiting.checkout_id = holding.id
    where awaiting.status = 'awaiting_payment'
      and (
        holding.status = 'failed'
        -- A card payment that is being checked decides first.
        or (
          holding.status in ('open', 'confirming')
          and holding.expires_at <= clock_timestamp()
          and not public.is_card_under_way(holding)
        )
      )
    order by awaiting.payment_due_at
    limit least(expire_awaiting_orders.max_count, 100)
    for no key update of holding skip locked
  loop
    -- Another payment may have begun before the lock.
    continue when public.is_card_under_way(checkout);
    -- A payment may be there that staff have not looked at: its proof waits for them.
    perform public.end_awaiting_order(
      checkout, awaiting,
      case
        when checkout.failure = 'sold_out' then 'sold_out'
        when awaiting.proof_received_at is not null
          and awaiting.payment_method not in ('cash_on_delivery', 'pay_at_pickup') then 'proof_unchecked'
        else 'payment_expired'
      end
    )
    from public.orders as awaiting
    where awaiting.checkout_id = checkout.id and awaiting.status = 'awaiting_payment';
    expired := expired + 1;
  end loop;
  return expired;
end;
$$;

comment on function public.expire_awaiting_orders is
  'Server only: cancels up to max_count orders whose payment did not come in time, releases their units and queues their emails; returns how many.';

grant execute on function
  public.replace_awaiting_checkout, public.end_awaiting_order, public.expire_awaiting_orders
to service_role;
