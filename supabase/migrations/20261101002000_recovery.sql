-- What the server's recovery worker asks for. Several servers may ask at once: a claim is a lease, which runs out when a
-- worker dies.

create function public.claim_unresolved_checkouts(
  max_count integer, lease_seconds integer, max_unreturned integer default null
)
returns jsonb
language sql set search_path = ''
as $$
  -- Owed and returned payments: one call of the provider's Confirm or Reverse may finish each.
  with returned as (
    select
      checkout.id,
      case
        when exists (
          select 1 from public.payment_attempts as attempt
          where attempt.checkout_id = checkout.id and attempt.state = 'reversal_due'
        ) then 1
        else 2
      end as urgency
    from public.checkouts as checkout
    where checkout.next_check_at <= clock_timestamp()
      and exists (
        select 1 from public.payment_attempts as attempt
        where attempt.checkout_id = checkout.id and attempt.state in ('asked', 'reversal_due')
      )
    order by urgency, checkout.next_check_at
    limit claim_unresolved_checkouts.max_count
    for no key update skip locked
  ),
  -- The others need a query, which the provider rate-limits: first those whose payment can still be confirmed.
  unreturned as (
    select
      checkout.id,
      case when checkout.created_at > clock_timestamp() - interval '6 minutes' then 3 else 4 end as urgency
    from public.checkouts as checkout
    where checkout.next_check_at <= clock_timestamp()
      and not exists (
        select 1 from public.payment_attempts as attempt
        where attempt.checkout_id = checkout.id and attempt.state in ('asked', 'reversal_due')
      )
    order by urgency, checkout.next_check_at
    limit least(
      claim_unresolved_checkouts.max_count - (select count(*) from returned),
      claim_unresolved_checkouts.max_unreturned
    )
    for no key update skip locked
  ),
  due as (
    select returned.id, returned.urgency from returned
    union all
    select unreturned.id, unreturned.urgency from unreturned
  ),
  claimed as (
    update public.checkouts as checkout
    set next_check_at = clock_timestamp() + make_interval(secs => claim_unresolved_checkouts.lease_seconds)
    from due
    where checkout.id = due.id
    returning checkout.*, due.urgency
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'reference', claimed.reference,
      'status', claimed.status,
      'total', claimed.total_amount,
      'ageSeconds', floor(extract(epoch from clock_timestamp() - claimed.created_at))::integer,
      'attempts', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'transactionId', attempt.transaction_id,
            'state', attempt.state,
            'ageSeconds', floor(extract(epoch from clock_timestamp() - attempt.started_at))::integer
          )
          order by attempt.started_at, attempt.transaction_id
        ), '[]')
        from public.payment_attempts as attempt
        where attempt.checkout_id = claimed.id and attempt.state in ('asked', 'reversal_due')
      )
    )
    order by claimed.urgency, claimed.created_at, claimed.id
  ), '[]')
  from claimed;
$$;

comment on function public.claim_unresolved_checkouts is
  'Server only: the checkouts whose payment is due for a check, with their unfinished payments, leased for so many seconds; owed and returned payments first, at most max_unreturned others.';

create function public.release_checkout(reference text, wait_seconds integer)
returns void
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
  -- The form is valid for ten minutes, and PayPhone itself returns what is not confirmed within five more.
  payable_for constant interval := interval '16 minutes';
begin
  update public.checkouts as released
  set next_check_at = case
    when release_checkout.wait_seconds = 0
      or checkout.status = 'confirming'
      or (checkout.status = 'open' and checkout.created_at > clock_timestamp() - payable_for)
      or exists (
        select 1 from public.payment_attempts as attempt
        where attempt.checkout_id = checkout.id and attempt.state in ('asked', 'reversal_due')
      )
      then clock_timestamp() + make_interval(secs => release_checkout.wait_seconds)
    end
  where released.id = checkout.id;
end;
$$;

comment on function public.release_checkout is
  'Server only: ends the lease of a claimed checkout; it is due again after the wait, at once when the wait is 0, or never when nothing is open.';

create function public.list_unpaid_checkouts(since timestamptz, before timestamptz, named_since timestamptz)
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'reference', unpaid.reference,
      -- The recovery worker may still make it an order.
      'isLive', unpaid.status = 'confirming'
        or unpaid.next_check_at is not null
        or unpaid.created_at > clock_timestamp() - interval '16 minutes',
      'transactionIds', (
        select coalesce(jsonb_agg(attempt.transaction_id order by attempt.started_at), '[]')
        from public.payment_attempts as attempt
        where attempt.checkout_id = unpaid.id
      )
    )
    order by unpaid.created_at desc, unpaid.id
  ), '[]')
  from public.checkouts as unpaid
  where unpaid.status <> 'settled'
    and unpaid.created_at < list_unpaid_checkouts.before
    and (
      unpaid.created_at >= list_unpaid_checkouts.since
      or (unpaid.created_at >= list_unpaid_checkouts.named_since and exists (
        select 1 from public.payment_attempts as attempt where attempt.checkout_id = unpaid.id
      ))
    );
$$;

comment on function public.list_unpaid_checkouts is
  'Server only: the checkouts begun in a period that have no order, newest first, with the payments their returns named; from the longer period since named_since only those with such payments.';

create function public.report_unmatched_payment(reference text, transaction_id text, amount numeric)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts;
begin
  if exists (
    select 1 from public.orders as paid_order
    where paid_order.payphone_transaction_id = report_unmatched_payment.transaction_id
  ) or exists (
    -- Known already: the money is on its way back, or the owner was alerted that it cannot be returned.
    select 1 from public.payment_attempts as attempt
    where attempt.transaction_id = report_unmatched_payment.transaction_id
      and attempt.state in ('reversal_due', 'reversal_refused', 'disputed')
  ) then
    return false;
  end if;

  select * into checkout from public.checkouts as known where known.reference = report_unmatched_payment.reference;
  perform public.queue_owner_email(
    'payment_alert',
    jsonb_build_object(
      'problem', 'restored_without_order',
      'reference', report_unmatched_payment.reference,
      'transactionId', report_unmatched_payment.transaction_id,
      'orderId', null,
      'customerName', coalesce(checkout.customer_name, ''),
      'email', coalesce(checkout.email, ''),
      'phone', coalesce(checkout.phone, ''),
      'total', report_unmatched_payment.amount
    ),
    concat_ws(
      ':', 'restored_without_order', report_unmatched_payment.reference, report_unmatched_payment.transaction_id
    )
  );
  return true;
end;
$$;

comment on function public.report_unmatched_payment is
  'Server only: queues one email to the owner about a captured payment (amount in dollars) that no order has; false where one has it, or it is known to go back. After a restore, payments that were captured between the backup and the failure have no order.';

grant execute on function
  public.claim_unresolved_checkouts, public.release_checkout, public.list_unpaid_checkouts,
  public.report_unmatched_payment
to service_role;
