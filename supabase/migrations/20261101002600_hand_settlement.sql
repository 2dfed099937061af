-- Staff settle a payment by hand when PayPhone cannot confirm it.

create function public.prepare_hand_settlement(
  reference text, transaction_id text, staff_id uuid, sandbox boolean default false, agreed boolean default false
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts;
  failure text;
  unfinished text[];
  rejection text[];
begin
  perform public.require_staff(staff_id);

  -- PayPhone's ids are 32-bit integers; the sandbox's are larger. A plain "or" could cast before it compares.
  if (case
    when coalesce(transaction_id, '') !~ '^[1-9][0-9]{0,9}$' then true
    else transaction_id::bigint > 2147483647 and not coalesce(sandbox, false)
  end) then
    perform public.raise_error(
      400, 'INVALID_TRANSACTION',
      'A transaction id is a whole number from 1 to 2147483647.',
      'transaction_id'
    );
  end if;

  checkout := public.lock_checkout(reference);

  if checkout.status = 'settled' and exists (
    select 1 from public.orders as paid_order
    where paid_order.checkout_id = checkout.id
      and paid_order.payphone_transaction_id = prepare_hand_settlement.transaction_id
  ) then
    return jsonb_build_object('outcome', 'settled', 'order', public.find_receipt(checkout.reference));
  end if;

  failure := checkout.failure;
  unfinished := array(
    select attempt.transaction_id from public.payment_attempts as attempt
    where attempt.checkout_id = checkout.id and attempt.state in ('asked', 'reversal_due')
  );

  rejection := case
    when checkout.status = 'settled'
      then array['PAYMENT_SETTLED', 'Another payment has settled this checkout: its order exists.']
    when exists (
      select 1 from public.orders as paid_order
      where paid_order.payphone_transaction_id = prepare_hand_settlement.transaction_id
    )
      then array['TRANSACTION_ALREADY_USED', 'This payment has already paid for another order.']
    when exists (
      select 1 from public.payment_attempts as attempt
      where attempt.transaction_id = prepare_hand_settlement.transaction_id
        and attempt.state in ('reversal_due', 'reversed')
    )
      then array['PAYMENT_RETURNED', 'This payment is going back to the shopper, or is back already.']
    -- Where PayPhone is silent, the id may be mistyped: the payment of another checkout, or not the one being asked about.
    when not coalesce(agreed, false) and (
      exists (
        select 1 from public.payment_attempts as attempt
        where attempt.transaction_id = prepare_hand_settlement.transaction_id
          and attempt.checkout_id <> checkout.id
          and attempt.state <> 'refused'
      )
      or (
        unfinished <> '{}' and prepare_hand_settlement.transaction_id <> all (unfinished)
      )
    )
      then array['PAYMENT_NOT_NAMED', 'Another payment of this checkout is being asked about.']
    when checkout.failure = 'replaced'
      then array['CHECKOUT_REPLACED', 'Another checkout has taken over the order of this one.']
  end;
  if rejection is not null then
    perform public.raise_error(409, rejection[1], rejection[2], 'reference');
  end if;
  perform public.require_address(checkout);

  if checkout.status = 'failed' then
    -- Its hold has ended: pinning must take the units again.
    update public.checkouts as reopened
    set status = 'open', failure = null, expires_at = least(reopened.expires_at, clock_timestamp())
    where reopened.id = checkout.id;
  end if;

  -- An exception rolls back the whole function: a checkout whose units were sold stays as it was.
  perform public.require_units(public.lock_checkout(checkout.reference));
  -- A hold may end between the two.
  if public.pin_checkout(reference => checkout.reference) ->> 'outcome' <> 'pinned' then
    perform public.raise_error(409, 'OUT_OF_STOCK', 'The items of this checkout were sold meanwhile.', 'reference');
  end if;

  insert into public.payment_attempts as attempt (checkout_id, transaction_id)
  values (checkout.id, prepare_hand_settlement.transaction_id)
  on conflict on constraint payment_attempts_pkey do update set state = 'asked'
    where attempt.state = 'refused';

  return jsonb_build_object('outcome', 'pinned', 'failure', failure);
end;
$$;

comment on function public.prepare_hand_settlement is
  'Server only: checks what staff want to settle by hand and keeps its units, or takes them again, also after the checkout failed; then failure says how.';

create function public.withdraw_hand_settlement(reference text, failure text)
returns void
language sql set search_path = ''
as $$
  -- What was asked about stays asked about: the worker returns what was captured.
  update public.checkouts as withdrawn
  set status = 'failed', failure = withdraw_hand_settlement.failure
  where withdrawn.reference = withdraw_hand_settlement.reference and withdrawn.status in ('open', 'confirming');
$$;

comment on function public.withdraw_hand_settlement is
  'Server only: a checkout that prepare_hand_settlement() opened again fails as it had failed before.';

create function public.settle_by_hand(
  reference text, transaction_id text, payment jsonb, staff_id uuid, answer text, note text
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  reason constant text := nullif(left(public.clean_text(note), 500), '');
  paid_order jsonb;
begin
  perform public.require_staff(staff_id);

  if answer is distinct from 'agreed' and reason is null then
    perform public.raise_error(
      409, 'REASON_REQUIRED',
      'PayPhone gave no answer. Please say why this payment is settled.',
      'note'
    );
  end if;

  paid_order := public.settle_checkout(reference, transaction_id, payment);

  if paid_order ->> 'transactionId' <> transaction_id then
    perform public.raise_error(
      409, 'PAYMENT_SETTLED',
      'Another payment has settled this checkout: its order exists.',
      'reference'
    );
  end if;

  -- A lock, so that two requests at once leave one record.
  perform public.lock_order((paid_order ->> 'id')::uuid);
  if not exists (
    select 1 from public.order_events as event
    where event.order_id = (paid_order ->> 'id')::uuid and event.kind = 'settled_by_hand'
  ) then
    insert into public.order_events (order_id, kind, to_status, actor, note)
    values (
      (paid_order ->> 'id')::uuid, 'settled_by_hand', paid_order ->> 'status', settle_by_hand.staff_id, reason
    );
    insert into public.payment_actions (checkout_id, kind, transaction_id, answer, note, actor)
    select
      checkout.id, 'settled_by_hand', settle_by_hand.transaction_id, settle_by_hand.answer, reason,
      settle_by_hand.staff_id
    from public.checkouts as checkout
    where checkout.reference = settle_by_hand.reference;
  end if;

  return paid_order;
end;
$$;

comment on function public.settle_by_hand is
  'Server only: settle_checkout() for a member of staff, recorded in the order''s history in the same transaction.';

grant execute on function
  public.prepare_hand_settlement, public.withdraw_hand_settlement, public.settle_by_hand
to service_role;
