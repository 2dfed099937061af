-- Counts for the metrics.

create function public.shop_figures()
returns jsonb
language sql set search_path = ''
as $$
  select jsonb_build_object(
    'checkouts', jsonb_build_object(
      -- An abandoned one holds nothing.
      'open', (select count(*) from public.checkouts where status = 'open' and expires_at > now()),
      'confirming', (select count(*) from public.checkouts where status = 'confirming'),
      'settled', (
        select count(*) from public.checkouts where status = 'settled' and updated_at > now() - interval '1 day'
      ),
      'failed', (
        select count(*) from public.checkouts where status = 'failed' and updated_at > now() - interval '1 day'
      )
    ),
    'reversalsDue', (select count(*) from public.payment_attempts where state = 'reversal_due')
      + (select count(*) from public.order_reversals where state = 'due'),
    'outboxWaiting', (
      select count(*) from public.outbox where sent_at is null and next_attempt_at < 'infinity'
    ),
    'outboxOldestSeconds', (
      select coalesce(extract(epoch from now() - min(created_at)), 0)::integer
      from public.outbox where sent_at is null and next_attempt_at < 'infinity'
    ),
    'outboxGivenUp', (select count(*) from public.outbox where sent_at is null and next_attempt_at = 'infinity'),
    'orders', (select count(*) from public.orders where created_at > now() - interval '1 day')
  );
$$;

comment on function public.shop_figures is
  'Server only: counts for the metrics, none of them about a person. Open checkouts are those that hold units; settled and failed checkouts, and orders, of the last day.';

grant execute on function public.shop_figures to service_role;
