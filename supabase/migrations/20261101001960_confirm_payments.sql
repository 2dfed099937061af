-- What staff decide about a payment that a person confirms. Each function locks the checkout first, as settle_checkout() does, so
-- that of a card and a transfer exactly one pays.

create function public.payment_in_store(paid_with text)
returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(paid_with not in ('cash', 'terminal', 'transfer'), true) then
    perform public.raise_error(422, 'PAID_WITH_REQUIRED', 'Please say how it was paid.', 'paidWith');
  end if;
  return jsonb_build_object('paidWith', paid_with);
end;
$$;

comment on function public.payment_in_store is
  'What an order keeps of a payment to a member of staff: in cash, at the card terminal or by transfer, which its invoice names.';

create function public.require_address(checkout public.checkouts)
returns void
language plpgsql stable set search_path = ''
as $$
begin
  -- On request or by age: the order could not be sent.
  if checkout.email like 'erased-%@erased.invalid' then
    perform public.raise_error(409, 'CHECKOUT_ERASED', 'The address of this checkout was erased.', 'order_id');
  end if;
end;
$$;

comment on function public.require_address is
  'Raises CHECKOUT_ERASED where the personal data of a checkout was erased.';

create function public.confirm_order_payment(order_id uuid, staff_id uuid, paid_with text default null)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_order_checkout(order_id);
  paid_order public.orders := public.lock_order(order_id);
begin
  perform public.require_staff(staff_id);

  if paid_order.payment_method = 'card' then
    perform public.raise_error(
      409, 'PAID_BY_CARD', 'This order was paid by card. Please give back what came in another way.', 'order_id'
    );
  elsif paid_order.payment_received_at is not null then
    return public.order_as_json(paid_order);
  elsif public.is_card_under_way(checkout) then
    perform public.raise_error(409, 'PAYMENT_UNDER_WAY', 'A card payment is being checked. Please wait.', 'order_id');
  elsif checkout.status = 'settled' and paid_order.status = 'cancelled' then
    perform public.raise_error(409, 'ORDER_TRANSITION_NOT_ALLOWED', 'This order was cancelled.', 'order_id');
  end if;

  perform public.require_address(checkout);
  perform public.require_units(checkout);

  -- A customer who chose nothing paid a member of staff.
  return public.order_as_json(public.pay_order(
    checkout,
    case when paid_order.payment_method = 'unchosen' then 'in_store' else paid_order.payment_method end,
    payment => case
      when paid_order.payment_method = 'unchosen' then public.payment_in_store(paid_with)
      when paid_order.payment_method in ('cash_on_delivery', 'pay_at_pickup')
        then public.payment_in_store(coalesce(paid_with, 'cash'))
    end,
    staff_id => staff_id
  ));
end;
$$;

comment on function public.confirm_order_payment is
  'Server only: a member of staff has the money of an order, also after it expired if its units are still there; paid_with says how, where the customer had not chosen or paid on handover (in cash, if it is missing); idempotent. Raises PAID_BY_CARD where a card was first.';

create function public.refuse_order_payment(order_id uuid, staff_id uuid, reason text)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  -- First, as every function does: an expiry skips a locked checkout, and does not end what is refused.
  checkout constant public.checkouts := public.lock_order_checkout(order_id);
  awaiting public.orders := public.lock_order(order_id);
  given constant text := nullif(left(public.clean_text(reason), 500), '');
  event_id bigint;
begin
  perform public.require_staff(staff_id);

  -- Pressed twice.
  if awaiting.status in ('awaiting_payment', 'cancelled')
    and awaiting.payment_refusal = given and awaiting.proof_received_at is null
  then
    return public.order_as_json(awaiting);
  elsif awaiting.status <> 'awaiting_payment'
    -- Its time ended before staff looked at the proof.
    and (awaiting.status <> 'cancelled' or awaiting.proof_received_at is null)
  then
    perform public.raise_error(409, 'ORDER_NOT_AWAITING', 'This order no longer awaits its payment.', awaiting.status);
  elsif given is null then
    perform public.raise_error(409, 'REASON_REQUIRED', 'Please say why the payment is not accepted.', 'reason');
  end if;

  update public.orders as refused set payment_refusal = given, proof_received_at = null
  where refused.id = awaiting.id
  returning refused.* into awaiting;
  -- Its shopper is asked for another.
  update public.payment_proofs as proof set is_refused = true where proof.order_id = awaiting.id;

  insert into public.order_events (order_id, kind, to_status, actor, note)
  values (awaiting.id, 'payment_refused', awaiting.status, staff_id, given)
  returning id into event_id;

  perform public.queue_awaiting_email(
    'payment_refused', awaiting, jsonb_build_object('reason', given), event_id::text
  );
  return public.order_as_json(awaiting);
end;
$$;

comment on function public.refuse_order_payment is
  'Server only: staff do not accept a payment, with a reason for the shopper, whose units stay held until the same time; also of an order whose time ended before they looked at its proof.';

create function public.accept_cash_order(order_id uuid, staff_id uuid)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_order_checkout(order_id);
  accepted public.orders := public.lock_order(order_id);
begin
  perform public.require_staff(staff_id);

  if checkout.status = 'settled' then
    return public.order_as_json(accepted);
  elsif accepted.payment_method not in ('cash_on_delivery', 'pay_at_pickup')
    or accepted.status not in ('awaiting_payment', 'cancelled')
  then
    perform public.raise_error(409, 'ORDER_NOT_AWAITING', 'This order does not wait to be accepted.', accepted.status);
  elsif public.is_card_under_way(checkout) then
    perform public.raise_error(409, 'PAYMENT_UNDER_WAY', 'A card payment is being checked. Please wait.', 'order_id');
  end if;

  perform public.require_address(checkout);
  perform public.require_units(checkout);

  accepted := public.change_order_status(accepted.id, 'pending', staff_id, 'accepted');
  -- Nothing is paid before the handover: staff decide about no receipt of it.
  update public.orders as received set proof_received_at = null where received.id = accepted.id;
  -- From here on its units are sold: no expiry gives them back.
  perform public.sell_units(checkout);
  perform public.queue_order_email('order_confirmation', accepted);
  return public.order_as_json(accepted);
end;
$$;

comment on function public.accept_cash_order is
  'Server only: staff accept an order that is paid on delivery or at its pick-up. Its units are sold, and it is packed as any other; the invoice follows with the delivery or the payment. Idempotent.';

create function public.cancel_awaiting_order(order_id uuid, staff_id uuid)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_order_checkout(order_id);
  awaiting public.orders := public.lock_order(order_id);
begin
  perform public.require_staff(staff_id);

  if awaiting.status = 'cancelled' then
    return jsonb_build_object('restored', false, 'lost', false);
  elsif awaiting.status <> 'awaiting_payment' then
    perform public.raise_error(
      409, 'ORDER_NOT_AWAITING', 'This order no longer awaits its payment.', awaiting.status
    );
  elsif public.is_card_under_way(checkout) then
    perform public.raise_error(409, 'PAYMENT_UNDER_WAY', 'A card payment is being checked. Please wait.', 'order_id');
  end if;

  -- A card payment has found an item sold out, as its page says, and the worker has not ended the order yet.
  perform public.end_awaiting_order(
    checkout, awaiting, case when checkout.failure = 'sold_out' then 'sold_out' else 'cancelled_by_shop' end, staff_id
  );
  return jsonb_build_object('restored', false, 'lost', false);
end;
$$;

comment on function public.cancel_awaiting_order is
  'A step of cancel_order: staff cancel an order that awaits its payment; its units are free at once.';

grant execute on function
  public.payment_in_store, public.require_address, public.confirm_order_payment, public.refuse_order_payment,
  public.accept_cash_order, public.cancel_awaiting_order
to service_role;
