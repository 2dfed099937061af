-- What the owner's tab Invoices lists, searches and exports.

create view public.admin_tax_documents with (security_invoker = true) as
select
  paid_order.id as order_id,
  paid_order.number as order_number,
  paid_order.reference,
  paid_order.status as order_status,
  paid_order.delivery ->> 'method' as delivery_method,
  paid_order.is_sandbox,
  paid_order.customer_name,
  paid_order.invoice_buyer ->> 'kind' as buyer_kind,
  paid_order.invoice_buyer ->> 'number' as buyer_number,
  paid_order.invoice_buyer ->> 'name' as buyer_name,
  paid_order.payment_method,
  paid_order.payment_received_at,
  paid_order.total_amount - paid_order.tax_amount as base_amount,
  paid_order.tax_amount,
  paid_order.total_amount,
  paid_order.tax_rate,
  document.id as document_id,
  document.kind,
  document.state,
  document.environment,
  document.establishment || '-' || document.emission_point || '-' || lpad(document.sequential::text, 9, '0')
    as document_number,
  document.access_key,
  document.authorized_at,
  document.reason,
  document.messages,
  case when document.kind = 'credit_note' then (
    select invoice.establishment || '-' || invoice.emission_point || '-' || lpad(invoice.sequential::text, 9, '0')
    from public.tax_documents as invoice
    where invoice.order_id = paid_order.id and invoice.kind = 'invoice'
  ) end as modified_number,
  case
    when (
      paid_order.status = 'refunded'
      or (
        paid_order.status = 'cancelled' and paid_order.payment_received_at is null
        and exists (
          select 1 from public.order_events as event
          where event.order_id = paid_order.id and event.to_status = 'delivered'
        )
      )
    )
    and not exists (
      select 1 from public.tax_documents as note
      where note.order_id = paid_order.id and note.kind = 'credit_note'
    )
    then (
      -- The last: it may have been cancelled, and accepted after all, before it was delivered.
      select public.shop_day(max(event.created_at)) from public.order_events as event
      where event.order_id = paid_order.id and event.kind = 'status_changed' and event.to_status = paid_order.status
    )
  end as refund_day,
  coalesce(
    document.day,
    public.shop_day(
      coalesce(
        least(
          paid_order.payment_received_at,
          (
            select min(event.created_at) from public.order_events as event
            where event.order_id = paid_order.id and event.to_status = 'delivered'
          )
        ),
        paid_order.created_at
      )
    )
  ) as day
from public.orders as paid_order
left join public.tax_documents as document on document.order_id = paid_order.id;

comment on view public.admin_tax_documents is
  'Every order with each of its tax documents, or with none: for the tab Invoices, by their ids, and the month''s export. day is that of the document, otherwise that of the payment or the delivery, whichever was first, or of the order, in Ecuador; base_amount has discount and delivery; refund_day is that of a refund, or the cancellation of an unpaid delivery, without a credit note, modified_number that of the invoice that a credit note modifies.';

grant select on table public.admin_tax_documents to authenticated;

-- The order is joined on the outside: where no column of it is asked for, a page and its count read tax_documents alone.
create view public.admin_tax_document_keys with (security_invoker = true) as
select
  document.id as document_id,
  document.day,
  document.created_at,
  document.state,
  document.environment,
  document.establishment || '-' || document.emission_point || '-' || lpad(document.sequential::text, 9, '0')
    as document_number,
  document.access_key,
  paid_order.status as order_status,
  paid_order.invoice_buyer ->> 'kind' as buyer_kind,
  paid_order.search_text,
  paid_order.search_codes
from public.tax_documents as document
left join public.orders as paid_order on paid_order.id = document.order_id;

comment on view public.admin_tax_document_keys is
  'Every tax document with what the list of the tab Invoices is sorted, filtered and searched by.';

grant select on table public.admin_tax_document_keys to authenticated;
