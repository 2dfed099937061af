-- How the answers to payment checks are recorded, and how the worker claims the checks that are due.

create function public.record_payment_check(
  order_id uuid, state text, difference text, asked_at timestamptz default now()
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  paid_order constant public.orders := public.lock_order(order_id);
  before public.payment_checks;
  -- Payments that staff return, and cancelled orders, are expected to differ.
  is_expected constant boolean := record_payment_check.state = 'differs' and (
    paid_order.status in ('cancelled', 'refunded') or exists (
      select 1 from public.order_reversals as reversal
      where reversal.order_id = paid_order.id and reversal.state in ('due', 'done')
    )
  );
begin
  if record_payment_check.state is null
    or record_payment_check.state not in ('agrees', 'differs', 'silent')
    or (record_payment_check.state = 'differs') <> (record_payment_check.difference is not null)
  then
    perform public.raise_error(400, 'INVALID_REQUEST', 'A check of a payment cannot end like this.', 'state');
  end if;

  select * into strict before from public.payment_checks as known where known.order_id = paid_order.id;

  -- A missing answer overwrites neither a difference nor what was confirmed within the hour or after the evening.
  if record_payment_check.state = 'silent' and (
    before.state = 'differs'
    or (
      before.state in ('agrees', 'vouched')
      and (before.checked_at > now() - interval '1 hour' or before.checked_at >= before.evening_at)
    )
  -- PayPhone was asked before the difference arose, and answered late.
  ) or record_payment_check.state = 'agrees' and before.state = 'differs'
    and record_payment_check.asked_at < before.checked_at
  then
    return public.describe_payment_check(paid_order.id);
  end if;

  update public.payment_checks as known
  set
    state = case when is_expected then before.state else record_payment_check.state end,
    difference = case when is_expected then before.difference else record_payment_check.difference end,
    vouched_by = case when is_expected then before.vouched_by end,
    -- An expected difference confirms nothing: the return may still be refused.
    checked_at = case when is_expected then before.checked_at else now() end,
    next_check_at = case
      when record_payment_check.state <> 'silent' and now() >= before.evening_at then null
      else before.next_check_at
    end
  where known.order_id = paid_order.id;

  if record_payment_check.state = 'differs' and not is_expected
    and before.difference is distinct from record_payment_check.difference
  then
    insert into public.order_events (order_id, kind, to_status, code)
    values (paid_order.id, 'payment_checked', paid_order.status, record_payment_check.difference);
    perform public.alert_owner(paid_order.reference, paid_order.payphone_transaction_id, 'order_differs');
  elsif record_payment_check.state = 'agrees' and before.state = 'differs' then
    insert into public.order_events (order_id, kind, to_status, code)
    values (paid_order.id, 'payment_checked', paid_order.status, 'agrees');
  end if;

  return public.describe_payment_check(paid_order.id);
end;
$$;

comment on function public.record_payment_check is
  'Server only: records what PayPhone says of an order''s payment. A difference stops the order and alerts the owner, in one transaction. asked_at is the database''s time before PayPhone was asked.';

create function public.vouch_for_payment(order_id uuid, staff_id uuid)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  paid_order constant public.orders := public.lock_order(order_id);
  known public.payment_checks;
begin
  perform public.require_staff(staff_id);
  select * into known from public.payment_checks as candidate where candidate.order_id = paid_order.id;

  if known.state = 'differs' then
    perform public.raise_error(
      409, 'PAYMENT_DIFFERS',
      'PayPhone describes the payment of this order differently. Do not send it.',
      known.difference
    );
  elsif known.state in ('agrees', 'vouched') then
    return public.describe_payment_check(paid_order.id);
  elsif known.state is distinct from 'silent' or known.checked_at < now() - interval '1 hour' then
    perform public.raise_error(
      409, 'PAYMENT_NOT_CHECKED',
      'The payment of this order has not been checked. Please ask PayPhone first.',
      'order_id'
    );
  end if;

  update public.payment_checks as vouched
  set
    state = 'vouched',
    vouched_by = vouch_for_payment.staff_id,
    checked_at = now(),
    next_check_at = case when now() < vouched.evening_at then vouched.next_check_at end
  where vouched.order_id = paid_order.id;

  insert into public.order_events (order_id, kind, to_status, actor, code)
  values (paid_order.id, 'payment_checked', paid_order.status, vouch_for_payment.staff_id, 'vouched');

  return public.describe_payment_check(paid_order.id);
end;
$$;

comment on function public.vouch_for_payment is
  'Server only: staff confirm that PayPhone''s dashboard shows the payment, after PayPhone itself gave no answer; recorded.';

create function public.claim_payment_checks(max_count integer, lease_seconds integer)
returns jsonb
language sql set search_path = ''
as $$
  with due as (
    select known.order_id
    from public.payment_checks as known
    where known.next_check_at <= clock_timestamp()
    order by known.next_check_at
    limit claim_payment_checks.max_count
    for update skip locked
  ),
  claimed as (
    update public.payment_checks as known
    set next_check_at = clock_timestamp() + make_interval(secs => claim_payment_checks.lease_seconds)
    from due
    where known.order_id = due.order_id
    returning known.order_id, known.evening_at
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'orderId', paid_order.id,
      'transactionId', paid_order.payphone_transaction_id,
      'ageSeconds', floor(extract(epoch from clock_timestamp() - claimed.evening_at))::integer
    )
    order by claimed.evening_at
  ), '[]')
  from claimed
  join public.orders as paid_order on paid_order.id = claimed.order_id;
$$;

comment on function public.claim_payment_checks is
  'Server only: paid orders whose evening check is due, leased for so many seconds.';

create function public.release_payment_check(order_id uuid, wait_seconds integer)
returns void
language sql set search_path = ''
as $$
  update public.payment_checks as known
  set next_check_at = clock_timestamp() + make_interval(secs => release_payment_check.wait_seconds)
  where known.order_id = release_payment_check.order_id and known.next_check_at is not null;
$$;

comment on function public.release_payment_check is
  'Server only: ends the lease of a claimed check, which is due again after the wait, or never where the wait is null.';

grant execute on function
  public.record_payment_check, public.vouch_for_payment, public.claim_payment_checks, public.release_payment_check
to service_role;
