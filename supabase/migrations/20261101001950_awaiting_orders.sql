-- An order whose payment a person confirms: begun by the shopper, paid by card instead, or expired.

create function public.find_awaiting_order(reference text)
returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'order', public.order_as_json(known),
    'instructions', coalesce(method.instructions, ''),
    'instructionsEs', coalesce(method.instructions_es, ''),
    'qrImage', coalesce(method.qr_image, ''),
    'payToken', known.pay_token,
    'refusal', known.payment_refusal,
    'proofs', (
      select count(*) from public.payment_proofs as proof where proof.order_id = known.id and not proof.is_refused
    ),
    'isUnchecked', known.status = 'cancelled' and known.proof_received_at is not null,
    'isSoldOut', checkout.failure is not distinct from 'sold_out',
    'isCardUnderWay', coalesce(checkout.status = 'confirming' or public.is_asked_about(checkout.id), false)
  )
  from public.orders as known
  left join public.payment_methods as method on method.kind = known.payment_method
  left join public.checkouts as checkout on checkout.id = known.checkout_id
  where known.id = public.order_of_reference(find_awaiting_order.reference)
    and known.status in ('awaiting_payment', 'cancelled')
    -- Once staff have accepted an order that is paid later, it has a receipt.
    and known.payment_received_at is null
    and checkout.status is distinct from 'settled';
$$;

comment on function public.find_awaiting_order is
  'Server only: an order that awaits its payment or was cancelled before, by its unguessable reference, with what its shopper is told; null for others.';

create function public.queue_awaiting_email(kind text, awaiting public.orders, details jsonb default '{}', cause text default '')
returns void
language sql set search_path = ''
as $$
  select public.queue_order_email(
    queue_awaiting_email.kind, awaiting,
    details => jsonb_build_object(
      'instructions', coalesce(method.instructions, ''), 'instructionsEs', coalesce(method.instructions_es, '')
    ) || queue_awaiting_email.details,
    cause => queue_awaiting_email.cause
  )
  from (select awaiting.payment_method as kind) as chosen
  left join public.payment_methods as method on method.kind = chosen.kind;
$$;

comment on function public.queue_awaiting_email is
  'Writes the shopper of an order that awaits its payment one email of this kind per cause, with how to pay. None without an email address.';

create function public.choose_method(order_id uuid, method text)
returns public.orders
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_order_checkout(order_id);
  awaiting public.orders := public.lock_order(order_id);
  chosen public.payment_methods;
begin
  -- Chosen meanwhile in another tab.
  if awaiting.payment_method <> 'unchosen' then
    return awaiting;
  elsif awaiting.status <> 'awaiting_payment' or checkout.status = 'failed' or checkout.expires_at <= clock_timestamp() then
    perform public.raise_error(409, 'ORDER_NOT_AWAITING', 'This order no longer awaits its payment.', awaiting.status);
  elsif checkout.status = 'confirming' or public.is_asked_about(checkout.id) then
    perform public.raise_error(409, 'PAYMENT_UNDER_WAY', 'A card payment is being checked. Please wait.', 'reference');
  end if;

  select * into chosen from public.payment_methods as known where known.kind = choose_method.method;
  if not found or not public.offers_method(chosen, checkout) then
    perform public.raise_error(409, 'METHOD_NOT_OFFERED', 'This way to pay is not offered for this order.', 'method');
  end if;

  update public.orders as known set payment_method = chosen.kind
  where known.id = awaiting.id
  returning known.* into awaiting;
  insert into public.order_events (order_id, kind, to_status, code)
  values (awaiting.id, 'method_chosen', awaiting.status, chosen.kind);

  perform public.queue_awaiting_email('payment_awaited', awaiting, cause => chosen.kind);
  perform public.queue_owner_email('order_awaiting', public.order_as_json(awaiting), awaiting.id::text);
  return awaiting;
end;
$$;

comment on function public.choose_method is
  'A step of await_payment: the customer of an order that staff made chooses how to pay it; its units stay held until the same time. Idempotent.';

create function public.await_payment(reference text, method text)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
  chosen public.payment_methods;
  awaiting public.orders;
  -- Awaiting orders of one client: each holds units for days.
  max_awaiting constant integer := 10;
begin
  -- Chosen before, or paid meanwhile: nothing is decided twice.
  select * into awaiting from public.orders as known where known.id = public.order_of_reference(checkout.reference);
  if found then
    return public.order_as_json(case
      when awaiting.payment_method = 'unchosen' and awaiting.status = 'awaiting_payment'
        then public.choose_method(awaiting.id, await_payment.method)
      else awaiting
    end);
  end if;

  -- Its prices hold until the recovery worker has released it, at most an hour after the hold.
  if checkout.status = 'failed'
    or (checkout.expires_at <= clock_timestamp() and checkout.next_check_at is null)
    or checkout.expires_at <= clock_timestamp() - interval '1 hour'
  then
    perform public.raise_error(409, 'CHECKOUT_FAILED', 'This checkout has ended. Please start again.', checkout.failure);
  elsif checkout.status = 'confirming' then
    perform public.raise_error(409, 'PAYMENT_UNDER_WAY', 'A card payment is being checked. Please wait.', 'reference');
  end if;

  select * into chosen from public.payment_methods as known where known.kind = await_payment.method;
  if not found or not public.offers_method(chosen, checkout) then
    perform public.raise_error(409, 'METHOD_NOT_OFFERED', 'This way to pay is not offered for this order.', 'method');
  end if;

  -- Also where its hold ended: its units are taken again.
  perform public.limit_client_units(checkout.id, checkout.client_hash);
  if (
    select count(*)
    from public.orders as known
    join public.checkouts as other on other.id = known.checkout_id
    where known.status = 'awaiting_payment'
      and other.client_hash is not distinct from checkout.client_hash
      and (checkout.client_hash is not null or lower(known.email) = lower(checkout.email))
  ) >= max_awaiting then
    perform public.raise_error(
      429, 'TOO_MANY_CHECKOUTS', 'Too many orders await their payment. Please pay or cancel one first.', 'client'
    );
  end if;

  perform public.require_units(checkout);

  awaiting := public.write_order(
    checkout, chosen.kind, due_at => clock_timestamp() + make_interval(hours => chosen.hold_hours)
  );

  update public.checkouts as holding
  set expires_at = awaiting.payment_due_at, order_id = awaiting.id
  where holding.id = checkout.id;

  perform public.queue_awaiting_email('payment_awaited', awaiting);
  perform public.queue_owner_email('order_awaiting', public.order_as_json(awaiting), awaiting.id::text);
  return public.order_as_json(awaiting);
end;
$$;

comment on function public.await_payment is
  'Server only: a shopper chooses a way to pay that a person confirms. Makes the order, unless staff made it before, keeps its units for the hours of the method, and queues the emails, in one transaction; idempotent.';

grant execute on function
  public.find_awaiting_order, public.queue_awaiting_email, public.choose_method,
  public.await_payment
to service_role;
