-- What the server does with a checkout when the shopper returns from paying: pin the stock, ask the provider, then settle or
-- fail. Each step is idempotent and may run on several servers at once.

create function public.pin_checkout(reference text, transaction_id text default null)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
  max_attempts constant integer := 20;
  new_failure text;
  is_asked boolean;
begin
  if checkout.status = 'settled' then
    return jsonb_build_object('outcome', 'settled', 'order', public.find_receipt(checkout.reference));
  elsif checkout.status = 'failed' then
    return jsonb_build_object(
      'outcome', 'failed',
      'failure', checkout.failure,
      'refund', public.refund_of(checkout.id, pin_checkout.transaction_id),
      'isUncharged', public.is_uncharged(checkout, pin_checkout.transaction_id)
    );
  elsif checkout.status = 'open' and public.refund_of(checkout.id, pin_checkout.transaction_id) is not null then
    -- The order still awaits its payment, and this one was returned.
    return jsonb_build_object(
      'outcome', 'failed',
      'failure', 'reversed',
      'refund', public.refund_of(checkout.id, pin_checkout.transaction_id),
      'isUncharged', false
    );
  end if;

  if checkout.status <> 'confirming' then
    new_failure := public.serving_failure(checkout);
  end if;
  -- Where the units were sold or the code was used up, the provider is asked only if an earlier Confirm may have captured a payment, in an
  -- answer that described another one. Without a Confirm, PayPhone itself returns the money within five minutes.
  is_asked := new_failure is null or checkout.confirm_started_at is not null;

  if is_asked and pin_checkout.transaction_id is not null then
    if (
      select count(*) from public.payment_attempts as attempt where attempt.checkout_id = checkout.id
    ) >= max_attempts then
      perform public.raise_error(
        429, 'TOO_MANY_ATTEMPTS',
        'Too many payments have been named for this checkout.',
        'reference'
      );
    end if;

    insert into public.payment_attempts as attempt (checkout_id, transaction_id)
    values (checkout.id, pin_checkout.transaction_id)
    on conflict on constraint payment_attempts_pkey do update set state = 'asked'
      where attempt.state = 'refused';
  end if;

  update public.checkouts as pinned
  set
    status = case when new_failure is null then 'confirming' else 'failed' end,
    failure = new_failure,
    confirm_started_at = case when is_asked then coalesce(pinned.confirm_started_at, now()) end,
    -- Later than the longest conversation with the provider, in case this one ends without an answer.
    next_check_at = case
      when is_asked
        then least(coalesce(pinned.next_check_at, 'infinity'), clock_timestamp() + interval '1 minute')
      else pinned.next_check_at
    end
  where pinned.id = checkout.id
  returning pinned.* into checkout;

  if new_failure is not null then
    return jsonb_build_object('outcome', new_failure);
  end if;
  return jsonb_build_object('outcome', 'pinned', 'total', checkout.total_amount);
end;
$$;

comment on function public.pin_checkout is
  'Server only: keeps the units of a checkout, or takes them again after its hold expired, while the provider is asked about one payment. A payment whose units were sold, or whose code was used up, is asked about later, if a Confirm was sent before.';

create function public.unpin_checkout(reference text, transaction_id text default null)
returns void
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
begin
  delete from public.payment_attempts as attempt
  where attempt.checkout_id = checkout.id
    and attempt.transaction_id = unpin_checkout.transaction_id
    and attempt.state = 'asked';

  if checkout.status = 'confirming' and not public.is_asked_about(checkout.id) then
    update public.checkouts as unpinned
    set status = 'open'
    where unpinned.id = checkout.id;
  end if;
end;
$$;

comment on function public.unpin_checkout is
  'Server only: deletes the record of a payment that is not this checkout''s; without another one the hold expires as before. That a Confirm was sent stays known.';

create function public.fail_checkout(
  reference text, failure text, transaction_id text default null, uncharged boolean default false
)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
begin
  if fail_checkout.failure is null
    or fail_checkout.failure not in (
      'declined', 'cancelled', 'mismatch', 'sold_out', 'discount_used_up', 'reversed', 'replaced', 'expired'
    )
  then
    perform public.raise_error(400, 'INVALID_REQUEST', 'A checkout cannot fail for this reason.', 'failure');
  end if;

  update public.payment_attempts as attempt
  set state = 'refused', is_uncharged = fail_checkout.uncharged
  where attempt.checkout_id = checkout.id
    and attempt.transaction_id = fail_checkout.transaction_id
    and attempt.state = 'asked';

  -- Another card may have paid for the same checkout: its answer is pending.
  if checkout.status in ('open', 'confirming') and not public.is_asked_about(checkout.id) then
    update public.checkouts as failed
    set status = 'failed', failure = fail_checkout.failure
    where failed.id = checkout.id
    returning failed.* into checkout;
  end if;

  return public.is_uncharged(checkout, fail_checkout.transaction_id);
end;
$$;

comment on function public.fail_checkout is
  'Server only: ends an unpaid checkout and releases its units. What is settled stays settled, and the first failure stays. uncharged: the provider''s final answer shows that this payment moved no money. Returns is_uncharged().';

grant execute on function
  public.pin_checkout, public.unpin_checkout, public.fail_checkout
to service_role;
