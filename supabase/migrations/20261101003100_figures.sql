-- Counts for the metrics, and the invariants between checkouts, payments, orders and stock as a query: after a restore, a crash
-- or a manual change it says whether anything was lost or counted twice.

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

create function public.find_inconsistencies()
returns jsonb
language sql stable set search_path = ''
as $$
  with lines as (
    select
      line.checkout_id,
      sum(line.quantity) as quantity,
      sum(line.quantity * line.unit_price) as amount,
      sum(line.discount_amount) as discount,
      sum(line.base_amount) as base,
      sum(line.tax_amount) as tax,
      sum(line.total_amount) as total
    from public.checkout_lines as line
    group by line.checkout_id
  ),
  items as (
    select
      paid_order.id as order_id,
      sum((item ->> 'quantity')::integer) as quantity,
      sum((item ->> 'quantity')::integer * (item ->> 'price')::numeric) as amount,
      sum((item ->> 'discount')::numeric) as discount,
      sum((item ->> 'base')::numeric) as base,
      sum((item ->> 'tax')::numeric) as tax,
      sum((item ->> 'total')::numeric) as total
    from public.orders as paid_order
    cross join lateral jsonb_array_elements(paid_order.items) as item
    group by paid_order.id
  ),
  variants as (
    select variant.product_id, sum(variant.quantity) as quantity
    from public.product_variants as variant
    group by variant.product_id
  ),
  series as (
    select
      document.environment, document.issuer_ruc, document.establishment, document.emission_point, document.kind,
      count(*) as numbered
    from public.tax_documents as document
    where document.sequential is not null
    group by
      document.environment, document.issuer_ruc, document.establishment, document.emission_point, document.kind
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
      and (paid_order.payment_received_at is not null or paid_order.status not in ('awaiting_payment', 'cancelled'))
    union all
    select 'AWAITING_ORDER_OF_SETTLED_CHECKOUT', awaiting.reference
    from public.orders as awaiting
    join public.checkouts as checkout on checkout.id = awaiting.checkout_id
    where awaiting.status = 'awaiting_payment' and checkout.status = 'settled'
    union all
    select 'ORDER_HELD_TWICE', awaiting.reference
    from public.orders as awaiting
    join public.checkouts as checkout on checkout.order_id = awaiting.id and checkout.id <> awaiting.checkout_id
    where checkout.status <> 'failed'
    union all
    select 'INVOICE_OF_UNPAID_ORDER', unpaid.reference
    from public.orders as unpaid
    join public.tax_documents as document on document.order_id = unpaid.id
    where unpaid.payment_received_at is null
      and not exists (
        select 1 from public.order_events as event
        where event.order_id = unpaid.id and event.to_status = 'delivered'
      )
    union all
    select 'ORDER_DIFFERS_FROM_CHECKOUT', paid_order.reference
    from public.orders as paid_order
    join public.checkouts as checkout on checkout.id = paid_order.checkout_id
    left join lines on lines.checkout_id = checkout.id
    left join items on items.order_id = paid_order.id
    where (paid_order.reference, paid_order.total_amount, items.quantity, items.amount)
      is distinct from (checkout.reference, checkout.total_amount, lines.quantity, lines.amount)
    union all
    select 'AMOUNTS_DIFFER_FROM_LINES', checkout.reference
    from public.checkouts as checkout
    join lines on lines.checkout_id = checkout.id
    left join public.orders as paid_order on paid_order.checkout_id = checkout.id
    left join items on items.order_id = paid_order.id
    where (
        checkout.subtotal_amount, checkout.discount_amount, checkout.tax_amount - checkout.delivery_tax_amount,
        checkout.total_amount - checkout.delivery_amount - checkout.delivery_tax_amount
      )
      is distinct from (lines.base + lines.discount, lines.discount, lines.tax, lines.total)
      or (
        paid_order.subtotal_amount, paid_order.discount_amount, paid_order.tax_amount - paid_order.delivery_tax_amount,
        paid_order.total_amount - paid_order.delivery_amount - paid_order.delivery_tax_amount
      )
      is distinct from (items.base + items.discount, items.discount, items.tax, items.total)
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
    union all
    select 'DOCUMENT_NUMBERS_ARE_NOT_CONSECUTIVE',
      concat_ws(
        '-', counter.environment, counter.issuer_ruc, counter.establishment, counter.emission_point, counter.kind
      )
    from public.tax_document_counters as counter
    left join series using (environment, issuer_ruc, establishment, emission_point, kind)
    where counter.next_number - 1 - counter.skipped <> coalesce(series.numbered, 0)
    union all
    select 'REFUNDED_WITHOUT_CREDIT_NOTE', paid_order.reference
    from public.orders as paid_order
    join public.tax_documents as invoice on invoice.order_id = paid_order.id and invoice.kind = 'invoice'
    where (
        paid_order.status = 'refunded'
        or (paid_order.status = 'cancelled' and paid_order.payment_received_at is null)
      )
      -- Without the sandbox its invoices get none.
      and (
        invoice.environment <> 'sandbox'
        or exists (select 1 from public.invoice_settings as settings where settings.environment = 'sandbox')
      )
      and not exists (
        select 1 from public.tax_documents as note
        where note.order_id = paid_order.id and note.kind = 'credit_note'
      )
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

comment on function public.find_inconsistencies is
  'Server only: contradictions between checkouts, payments, orders, stock and tax documents; an empty list when there are none.';

grant execute on function
  public.shop_figures, public.find_inconsistencies
to service_role;
