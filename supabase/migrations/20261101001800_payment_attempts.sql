-- What the server does with a checkout when the shopper returns from paying: pin the stock, ask the provider, then settle or
-- fail. Every transaction that a return names is recorded before the provider is asked, until the provider has given a
-- final answer. So a forged return ends only its own check, and a crash leaves the id to check. Each step is idempotent
-- and may run on several servers at once. docs/decisions/012-payment-attempts.md

create table public.payment_attempts (
  checkout_id uuid not null references public.checkouts (id) on delete cascade,
  transaction_id text not null check (transaction_id <> '' and char_length(transaction_id) <= 100),
  state text not null default 'asked'
    check (state in ('asked', 'paid', 'refused', 'reversal_due', 'reversed', 'reversal_refused', 'disputed')),
  is_uncharged boolean not null default false,
  started_at timestamptz not null default now(),
  primary key (checkout_id, transaction_id)
);

comment on table public.payment_attempts is
  'The provider''s payments that returns of a checkout named. asked and reversal_due are unfinished: the worker asks again. Only a person can return one that is reversal_refused, or decide about one that is disputed.';
comment on column public.payment_attempts.is_uncharged is
  'Whether the provider''s final answer shows that this payment moved and reserved no money; counts while it is refused.';

alter table public.payment_attempts enable row level security;

revoke all on table public.payment_attempts from public, anon, authenticated;
grant all on table public.payment_attempts to service_role;

create function public.is_asked_about(checkout_id uuid)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from public.payment_attempts as attempt
    where attempt.checkout_id = is_asked_about.checkout_id and attempt.state = 'asked'
  );
$$;

comment on function public.is_asked_about is
  'Whether the provider has given no final answer yet about a payment of this checkout.';

create function public.refund_of(checkout_id uuid, transaction_id text)
returns text
language sql stable set search_path = ''
as $$
  select case attempt.state
    when 'reversal_due' then 'due'
    when 'reversed' then 'returned'
    when 'reversal_refused' then 'refused'
  end
  from public.payment_attempts as attempt
  where attempt.checkout_id = refund_of.checkout_id
    and attempt.transaction_id = refund_of.transaction_id;
$$;

comment on function public.refund_of is
  'The state of a payment that must go back: due, returned or refused; null for any other.';

create function public.is_uncharged(checkout public.checkouts, transaction_id text)
returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(checkout.status = 'failed'
    and bool_and(attempt.state = 'refused' and attempt.is_uncharged)
    and bool_or(attempt.transaction_id = is_uncharged.transaction_id), false)
  from public.payment_attempts as attempt
  where attempt.checkout_id = checkout.id;
$$;

comment on function public.is_uncharged is
  'Whether the provider''s final answers show that neither this payment nor another one of its failed checkout moved money.';

create function public.find_payment_progress(reference text)
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object(
      'state', case
        when checkout.status = 'settled' then 'settled'
        when public.is_asked_about(checkout.id) then 'checking'
        -- The form is valid for ten minutes, and PayPhone itself returns what is not confirmed within five more.
        when checkout.status = 'open' and checkout.created_at > now() - interval '16 minutes' then 'open'
        else 'over'
      end,
      'transactionId', (
        select attempt.transaction_id from public.payment_attempts as attempt
        where attempt.checkout_id = checkout.id
        order by attempt.state = 'paid' desc, attempt.state = 'asked' desc, attempt.started_at desc
        limit 1
      )
    )
    from public.checkouts as checkout
    where checkout.reference = find_payment_progress.reference
  ), '{"state": "over", "transactionId": null}');
$$;

comment on function public.find_payment_progress is
  'Server only: what became of the payment of a checkout: settled, checking, open (no return has named a payment, and one may still come) or over.';

create function public.pin_checkout(reference text, transaction_id text default null)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
  max_attempts constant integer := 20;
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
  elsif checkout.status = 'open' and not public.can_be_served(checkout) then
    update public.checkouts set status = 'failed', failure = 'stock_gone' where id = checkout.id;
    return jsonb_build_object('outcome', 'stock_gone');
  end if;

  if pin_checkout.transaction_id is not null then
    if (
      select count(*) from public.payment_attempts as attempt where attempt.checkout_id = checkout.id
    ) >= max_attempts then
      perform public.raise_error(
        409, 'TOO_MANY_ATTEMPTS',
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
    status = 'confirming',
    confirm_started_at = coalesce(pinned.confirm_started_at, now()),
    -- Later than the longest conversation with the provider, in case this one ends without an answer.
    next_check_at = least(
      coalesce(pinned.next_check_at, 'infinity'), clock_timestamp() + interval '1 minute'
    )
  where pinned.id = checkout.id
  returning pinned.* into checkout;

  return jsonb_build_object(
    'outcome', 'pinned',
    'reference', checkout.reference,
    'subtotal', checkout.subtotal_amount,
    'tax', checkout.tax_amount,
    'total', checkout.total_amount,
    'confirmStartedAt', checkout.confirm_started_at
  );
end;
$$;

comment on function public.pin_checkout is
  'Server only: keeps the units of a checkout, or takes them again after its hold expired, while the provider is asked about one payment.';

create function public.unpin_checkout(reference text, transaction_id text default null)
returns jsonb
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
    set status = 'open', confirm_started_at = null
    where unpinned.id = checkout.id
    returning unpinned.* into checkout;
  end if;

  return jsonb_build_object('status', checkout.status);
end;
$$;

comment on function public.unpin_checkout is
  'Server only: deletes the record of a payment that is not this checkout''s; without another one the hold expires as before.';

create function public.fail_checkout(
  reference text, failure text, transaction_id text default null, uncharged boolean default false
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
begin
  if fail_checkout.failure is null
    or fail_checkout.failure not in (
      'declined', 'cancelled', 'mismatch', 'stock_gone', 'reversed', 'replaced', 'expired'
    )
  then
    perform public.raise_error(400, 'INVALID_FAILURE', 'A checkout cannot fail for this reason.', 'failure');
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

  return jsonb_build_object(
    'status', checkout.status,
    'failure', checkout.failure,
    'isUncharged', public.is_uncharged(checkout, fail_checkout.transaction_id)
  );
end;
$$;

comment on function public.fail_checkout is
  'Server only: ends an unpaid checkout and releases its units. What is settled stays settled, and the first failure stays. uncharged: the provider''s final answer shows that this payment moved no money.';

revoke execute on function
  public.is_asked_about, public.refund_of, public.is_uncharged, public.find_payment_progress, public.pin_checkout,
  public.unpin_checkout, public.fail_checkout
from public, anon, authenticated, service_role;

grant execute on function
  public.is_asked_about, public.refund_of, public.is_uncharged, public.find_payment_progress, public.pin_checkout,
  public.unpin_checkout, public.fail_checkout
to service_role;
