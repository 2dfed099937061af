-- What somebody who watches the shop from outside wants to know.

create function public.shop_figures()
returns jsonb
language sql
volatile
set search_path = ''
as $$
  select jsonb_build_object(
    'checkouts', (
      select jsonb_object_agg(state.status, (
        select count(*) from public.checkouts as checkout
        where checkout.status = state.status
          -- The finished ones are all there ever were: only those of the last day are counted.
          and (state.status in ('open', 'confirming') or checkout.updated_at > now() - interval '1 day')
      ))
      from unnest(array['open', 'confirming', 'settled', 'failed']) as state (status)
    ),
    'reversalsDue', (select count(*) from public.payment_attempts where state = 'reversal_due'),
    'outboxWaiting', (select count(*) from public.outbox where sent_at is null),
    'outboxOldestSeconds', (
      select coalesce(extract(epoch from now() - min(created_at)), 0)::integer
      from public.outbox where sent_at is null
    ),
    'orders', (select count(*) from public.orders where created_at > now() - interval '1 day')
  );
$$;

comment on function public.shop_figures() is
  'Server only: counts for the metrics, none of them about a person. Settled and failed checkouts, and orders, of the last day.';

revoke execute on function public.shop_figures() from public, anon, authenticated, service_role;
grant execute on function public.shop_figures() to service_role;
