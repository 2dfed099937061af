-- A payment ends in an order, or its money goes back. Money that must go back is a row before the provider is asked.

create function public.settle_checkout(reference text, transaction_id text, payment jsonb)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
  paid_order public.orders;
begin
  if checkout.status = 'settled' then
    return public.find_receipt(checkout.reference);
  elsif checkout.status = 'failed' then
    perform public.raise_error(
      409, 'CHECKOUT_FAILED',
      'A checkout that has failed cannot be settled.',
      checkout.failure
    );
  end if;

  if coalesce(btrim(transaction_id), '') = '' then
    perform public.raise_error(
      400, 'INVALID_TRANSACTION', 'A payment without a transaction id cannot be settled.', 'transaction_id'
    );
  end if;

  -- A wrong answer may have unpinned the checkout while the right one was on its way: its units are taken again.
  perform public.require_units(checkout);

  update public.payment_attempts as attempt
  set state = 'paid'
  where attempt.checkout_id = checkout.id and attempt.transaction_id = btrim(settle_checkout.transaction_id);

  -- The same bag waits for a payment in another tab. PayPhone itself returns that one, unless a Confirm was sent. A checkout that is
  -- locked is skipped: it locks in another order.
  update public.checkouts as other
  set status = 'failed', failure = 'replaced'
  where other.id in (
    select waiting.id from public.checkouts as waiting
    where waiting.attempt_key = checkout.attempt_key
      and waiting.id <> checkout.id
      and waiting.status = 'open'
      and waiting.order_id is null
      and waiting.confirm_started_at is null
    for no key update skip locked
  );

  paid_order := public.pay_order(checkout, 'card', btrim(transaction_id), settle_checkout.payment);
  return public.order_as_json(paid_order);
end;
$$;

comment on function public.settle_checkout is
  'Server only: makes a paid checkout into its one order, and ends the bag''s other checkouts, in one transaction; repeated, it returns the same order.';

create function public.require_reversal(reference text, transaction_id text, failure text)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
  paid_checkout uuid;
  problem text;
begin
  select paid_order.checkout_id into paid_checkout from public.orders as paid_order
  where paid_order.payphone_transaction_id = require_reversal.transaction_id;

  -- A payment that paid for an order is never returned here.
  if found and paid_checkout = checkout.id then
    return false;
  end if;

  problem := case
    when found then 'already_used'
    -- Staff may have mistyped the id of the order's payment: then this one is what the shopper paid.
    when checkout.status = 'settled' and exists (
      select 1 from public.payment_actions as action
      where action.checkout_id = checkout.id and action.kind = 'settled_by_hand' and action.answer = 'silent'
    ) then 'second_payment'
  end;

  if problem is not null then
    -- Only a person can decide about it: the checks end.
    insert into public.payment_attempts as attempt (checkout_id, transaction_id, state)
    values (checkout.id, require_reversal.transaction_id, 'disputed')
    on conflict on constraint payment_attempts_pkey do update set state = 'disputed'
      where attempt.state in ('asked', 'refused', 'reversal_due');

    perform public.alert_owner(checkout.reference, require_reversal.transaction_id, problem);
  else
    insert into public.payment_attempts as attempt (checkout_id, transaction_id, state)
    values (checkout.id, require_reversal.transaction_id, 'reversal_due')
    on conflict on constraint payment_attempts_pkey do update set state = 'reversal_due'
      where attempt.state in ('asked', 'refused');

    update public.checkouts as owing
    -- Later than the longest conversation about it, so that no other worker asks for the same return meanwhile.
    set next_check_at = greatest(owing.next_check_at, clock_timestamp() + interval '1 minute')
    where owing.id = checkout.id;
  end if;

  perform public.fail_checkout(checkout.reference, require_reversal.failure);

  return problem is null;
end;
$$;

comment on function public.require_reversal is
  'Server only: records that a payment must be returned, and ends its checkout, before the provider is asked to do so. False: it paid for an order, or only a person can decide.';

create function public.record_reversal(reference text, transaction_id text)
returns void
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
begin
  -- Of two servers that ask at once, one may be refused because the other succeeded.
  update public.payment_attempts as attempt
  set state = 'reversed'
  where attempt.checkout_id = checkout.id
    and attempt.transaction_id = record_reversal.transaction_id
    and attempt.state in ('reversal_due', 'reversal_refused');
end;
$$;

comment on function public.record_reversal is
  'Server only: a payment that had to be returned is known to be back.';

create function public.refuse_reversal(reference text, transaction_id text)
returns void
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
begin
  update public.payment_attempts as attempt
  set state = 'reversal_refused'
  where attempt.checkout_id = checkout.id
    and attempt.transaction_id = refuse_reversal.transaction_id
    and attempt.state = 'reversal_due';

  if found then
    perform public.alert_owner(checkout.reference, refuse_reversal.transaction_id, 'reversal_refused');
  end if;
end;
$$;

comment on function public.refuse_reversal is
  'Server only: the provider refuses to return a payment; the owner is alerted, in the same transaction.';

grant execute on function
  public.settle_checkout, public.require_reversal, public.record_reversal, public.refuse_reversal
to service_role;
