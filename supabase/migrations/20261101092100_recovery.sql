-- What the server's recovery worker asks for. Several servers may ask at once: a claim is a lease, and a worker that
-- died gives its checkouts back by time alone.

create function public.claim_unresolved_checkouts(
  max_count integer, lease_seconds integer, max_unreturned integer default null
)
returns jsonb
language sql
set search_path = ''
as $$
  -- What is owed and what a return has named: one question to the provider's Confirm or Reverse may finish it.
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
    for update skip locked
  ),
  -- The others need a query, of which the provider answers few a minute: first those whose payment can still be confirmed.
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
    for update skip locked
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

comment on function public.claim_unresolved_checkouts(integer, integer, integer) is
  'Server only: the checkouts whose payment has to be asked about now, with their unfinished payments, leased for so many seconds; owed and returned payments first, at most max_unreturned others.';

create function public.release_checkout(reference text, wait_seconds integer)
returns void
language plpgsql
set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
  -- The form lives ten minutes, and what is not confirmed within five more is given back by PayPhone itself.
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

comment on function public.release_checkout(text, integer) is
  'Server only: gives a claimed checkout back, to be asked about again after the wait, or never when nothing is open; without a wait it has not been asked about, and is due at once.';

revoke execute on function
  public.claim_unresolved_checkouts(integer, integer, integer),
  public.release_checkout(text, integer)
from public, anon, authenticated, service_role;

grant execute on function
  public.claim_unresolved_checkouts(integer, integer, integer),
  public.release_checkout(text, integer)
to service_role;
