-- What must hold between the books of the shop, as a question: after a restore, a crash or a change by hand the answer
-- says whether anything was lost or counted twice.

create function public.find_inconsistencies()
returns jsonb
language sql
stable
set search_path = ''
as $$
  with lines as (
    select
      line.checkout_id,
      sum(line.quantity) as quantity,
      sum(line.quantity * line.unit_price) as amount
    from public.checkout_lines as line
    group by line.checkout_id
  ),
  items as (
    select
      paid_order.id as order_id,
      sum((item ->> 'quantity')::integer) as quantity,
      sum((item ->> 'quantity')::integer * (item ->> 'price')::numeric) as amount
    from public.orders as paid_order
    cross join lateral jsonb_array_elements(paid_order.items) as item
    group by paid_order.id
  ),
  variants as (
    select variant.product_id, sum(variant.quantity) as quantity
    from public.product_variants as variant
    group by variant.product_id
  ),
  problems (problem, subject) as (
    select 'SETTLED_WITHOUT_ORDER', checkout.reference
    from public.checkouts as checkout
    where checkout.status = 'settled'
      and not exists (select 1 from public.orders as paid_order where paid_order.checkout_id = checkout.id)
    union all
    select 'ORDER_OF_UNSETTLED_CHECKOUT', paid_order.reference
    from public.orders as paid_order
    join public.checkouts as checkout on checkout.id = paid_order.checkout_id
    where checkout.status <> 'settled'
    union all
    select 'ORDER_DIFFERS_FROM_CHECKOUT', paid_order.reference
    from public.orders as paid_order
    join public.checkouts as checkout on checkout.id = paid_order.checkout_id
    left join lines on lines.checkout_id = checkout.id
    left join items on items.order_id = paid_order.id
    where (paid_order.reference, paid_order.total_amount, items.quantity, items.amount)
      is distinct from (checkout.reference, checkout.total_amount, lines.quantity, lines.amount)
    union all
    select 'ORDER_WITHOUT_HISTORY', paid_order.reference
    from public.orders as paid_order
    where (
      select count(*) from public.order_events as event
      where event.order_id = paid_order.id and event.kind = 'created'
    ) <> 1
    union all
    select 'PAID_WITHOUT_ORDER', checkout.reference
    from public.payment_attempts as attempt
    join public.checkouts as checkout on checkout.id = attempt.checkout_id
    where attempt.state = 'paid'
      and not exists (
        select 1 from public.orders as paid_order
        where paid_order.payphone_transaction_id = attempt.transaction_id
      )
    union all
    select 'STOCK_IS_NOT_THE_SUM_OF_ITS_VARIANTS', product.slug
    from public.products as product
    join variants on variants.product_id = product.id
    where product.quantity <> variants.quantity
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object('problem', problems.problem, 'subject', problems.subject)
      order by problems.problem, problems.subject
    ),
    '[]'
  )
  from problems;
$$;

comment on function public.find_inconsistencies() is
  'Server only: what contradicts itself between checkouts, payments, orders and stock; an empty list when all is well.';

revoke execute on function public.find_inconsistencies() from public, anon, authenticated, service_role;
grant execute on function public.find_inconsistencies() to service_role;
