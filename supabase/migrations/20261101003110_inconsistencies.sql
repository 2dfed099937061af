-- The invariants between checkouts, payments, orders and stock as a query: after a restore, a crash or a manual change it says
-- whether anything was lost or counted twice.

create function public.find_inconsistencies(
  first uuid default '00000000-0000-0000-0000-000000000000', last uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff'
)
returns jsonb
language plpgsql stable set search_path = ''
-- A part reads indexes. It is planned with its range, but Postgres cannot estimate a range of random ids: it takes a part for one row or for
-- a hundredth of the table.
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
begin
  return (
    with problems (problem, subject) as (
      -- Each checkout with its order, if there is one, is read once.
      select found.problem, found.subject
      from public.checkouts as checkout
      left join public.orders as made on made.checkout_id = checkout.id
      cross join lateral (
        select
          sum(line.quantity) as quantity,
          sum(line.quantity * line.unit_price) as amount,
          sum(line.discount_amount) as discount,
          sum(line.base_amount) as base,
          sum(line.tax_amount) as tax,
          sum(line.total_amount) as total
        from public.checkout_lines as line
        where line.checkout_id = checkout.id
      ) as lines
      cross join lateral (
        select
          sum(item.quantity) as quantity,
          sum(item.quantity * item.price) as amount,
          sum(item.discount) as discount,
          sum(item.base) as base,
          sum(item.tax) as tax,
          sum(item.total) as total
        from jsonb_to_recordset(made.items) as item (
          quantity integer, price numeric, discount numeric, base numeric, tax numeric, total numeric
        )
      ) as items
      cross join lateral (
        values
          ('SETTLED_WITHOUT_ORDER', checkout.reference, checkout.status = 'settled' and made.id is null),
          (
            'ORDER_OF_UNSETTLED_CHECKOUT', made.reference,
            checkout.status <> 'settled'
              and (made.payment_received_at is not null or made.status not in ('awaiting_payment', 'cancelled'))
          ),
          (
            'AWAITING_ORDER_OF_SETTLED_CHECKOUT', made.reference,
            made.status = 'awaiting_payment' and checkout.status = 'settled'
          ),
          (
            'ORDER_DIFFERS_FROM_CHECKOUT', made.reference,
            made.id is not null
              and (made.reference, made.total_amount, items.quantity, items.amount)
                is distinct from (checkout.reference, checkout.total_amount, lines.quantity, lines.amount)
          ),
          (
            'AMOUNTS_DIFFER_FROM_LINES', checkout.reference,
            lines.quantity is not null and (
              (
                checkout.subtotal_amount, checkout.discount_amount, checkout.tax_amount - checkout.delivery_tax_amount,
                checkout.total_amount - checkout.delivery_amount - checkout.delivery_tax_amount
              )
              is distinct from (lines.base + lines.discount, lines.discount, lines.tax, lines.total)
              or (
                made.subtotal_amount, made.discount_amount, made.tax_amount - made.delivery_tax_amount,
                made.total_amount - made.delivery_amount - made.delivery_tax_amount
              )
              is distinct from (items.base + items.discount, items.discount, items.tax, items.total)
            )
          )
      ) as found (problem, subject, is_found)
      where checkout.id between find_inconsistencies.first and find_inconsistencies.last and found.is_found
      union all
      select 'PAID_WITHOUT_ORDER', checkout.reference
      from public.payment_attempts as attempt
      join public.checkouts as checkout on checkout.id = attempt.checkout_id
      where checkout.id between find_inconsistencies.first and find_inconsistencies.last
        and attempt.state = 'paid'
        and not exists (
          select 1 from public.orders as paid_order
          where paid_order.payphone_transaction_id = attempt.transaction_id
        )
      union all
      select 'ORDER_HELD_TWICE', awaiting.reference
      from public.orders as awaiting
      join public.checkouts as checkout on checkout.order_id = awaiting.id and checkout.id <> awaiting.checkout_id
      where awaiting.id between find_inconsistencies.first and find_inconsistencies.last and checkout.status <> 'failed'
      union all
      select 'INVOICE_OF_UNPAID_ORDER', unpaid.reference
      from public.orders as unpaid
      join public.tax_documents as document on document.order_id = unpaid.id
      where unpaid.id between find_inconsistencies.first and find_inconsistencies.last
        and unpaid.payment_received_at is null
        and not exists (
          select 1 from public.order_events as event
          where event.order_id = unpaid.id and event.to_status = 'delivered'
        )
      union all
      select 'ORDER_WITHOUT_HISTORY', paid_order.reference
      from public.orders as paid_order
      where paid_order.id between find_inconsistencies.first and find_inconsistencies.last
        and (
          select count(*) from public.order_events as event
          where event.order_id = paid_order.id and event.kind = 'created'
        ) <> 1
      union all
      select 'REFUNDED_WITHOUT_CREDIT_NOTE', paid_order.reference
      from public.orders as paid_order
      join public.tax_documents as invoice on invoice.order_id = paid_order.id and invoice.kind = 'invoice'
      where paid_order.id between find_inconsistencies.first and find_inconsistencies.last
        and (
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
      union all
      select 'STOCK_IS_NOT_THE_SUM_OF_ITS_VARIANTS', product.slug
      from public.products as product
      join public.product_variants as variant on variant.product_id = product.id
      where product.id between find_inconsistencies.first and find_inconsistencies.last
      group by product.id
      having product.quantity <> sum(variant.quantity)
      union all
      -- Of every series: with the first part alone.
      select 'DOCUMENT_NUMBERS_ARE_NOT_CONSECUTIVE',
        concat_ws(
          '-', counter.environment, counter.issuer_ruc, counter.establishment, counter.emission_point, counter.kind
        )
      from public.tax_document_counters as counter
      where find_inconsistencies.first = '00000000-0000-0000-0000-000000000000'
        and counter.next_number - 1 - counter.skipped <> (
          select count(document.sequential)
          from public.tax_documents as document
          where (document.environment, document.issuer_ruc, document.establishment, document.emission_point, document.kind)
            = (counter.environment, counter.issuer_ruc, counter.establishment, counter.emission_point, counter.kind)
        )
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object('problem', problems.problem, 'subject', problems.subject)
        order by problems.problem, problems.subject
      ),
      '[]'
    )
    from problems
  );
end;
$$;

comment on function public.find_inconsistencies is
  'Server only: contradictions between checkouts, payments, orders, stock and tax documents; an empty list when there are none. Checks what has ids from first to last, by default all: in parts, a large shop is served between them.';

grant execute on function public.find_inconsistencies to service_role;
