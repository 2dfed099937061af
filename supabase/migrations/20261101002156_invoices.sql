-- Invoices: made when an order is paid, or delivered before it is paid, and numbered as soon as the buyer is known.
-- docs/decisions/125-invoices-at-delivery.md

create function public.queue_invoice(paid_order public.orders)
returns void
language plpgsql set search_path = ''
as $$
declare
  settings public.invoice_settings;
  document public.tax_documents;
begin
  if paid_order.invoice_buyer is null then
    return;
  end if;

  select * into document from public.tax_documents as waiting
  where waiting.order_id = paid_order.id and waiting.kind = 'invoice' and waiting.state = 'awaiting_buyer'
  for update;
  if not found then
    return;
  end if;

  select * into strict settings from public.invoice_settings as stored where stored.id;
  -- Money that did not move makes no document that counts.
  if settings.environment = 'off' or (settings.environment = 'production' and paid_order.is_sandbox) then
    return;
  end if;

  -- The owner may have gone from tests to production since the order was paid.
  update public.tax_documents as waiting set environment = settings.environment
  where waiting.id = document.id
  returning waiting.* into document;

  perform public.number_tax_document(document);
end;
$$;

comment on function public.queue_invoice is
  'Numbers the waiting invoice of a locked order once its buyer is known; idempotent. Call it last: it takes the counter''s lock.';

create function public.complete_invoice_buyer(reference text, buyer jsonb)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  parsed constant jsonb := public.parse_invoice_buyer(buyer);
  paid_order public.orders;
begin
  select * into paid_order from public.orders as known
  where known.reference = complete_invoice_buyer.reference
  for update;
  if not found then
    perform public.raise_error(404, 'ORDER_NOT_FOUND', 'There is no such order.', 'reference');
  elsif parsed is null then
    perform public.raise_error(422, 'INVALID_INVOICE_BUYER', 'Please choose whom the invoice is for.', 'kind');
  elsif paid_order.invoice_buyer = parsed then
    return public.order_as_json(paid_order);
  elsif paid_order.invoice_buyer is not null
    or paid_order.status in ('cancelled', 'refunded')
    or paid_order.email like 'erased-%@erased.invalid'
  then
    perform public.raise_error(
      409, 'INVOICE_BUYER_KNOWN', 'The invoice of this order can no longer be changed. Please write to the shop.', 'kind'
    );
  end if;
  perform public.check_invoice_buyer(parsed, paid_order.total_amount);

  update public.orders as completed set invoice_buyer = parsed
  where completed.id = paid_order.id
  returning completed.* into paid_order;

  perform public.queue_invoice(paid_order);
  return public.order_as_json(paid_order);
end;
$$;

comment on function public.complete_invoice_buyer is
  'Server only: whom the invoice of a paid order is for, said on the receipt, once; the waiting invoice takes its number in the same transaction. Repeated with the same buyer it changes nothing.';

create function public.create_invoice(paid_order public.orders)
returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.tax_documents (order_id, kind, state, environment)
  select paid_order.id, 'invoice', 'awaiting_buyer', settings.environment
  from public.invoice_settings as settings
  where settings.environment <> 'off'
    and not (settings.environment = 'production' and paid_order.is_sandbox)
  on conflict on constraint tax_documents_order_key do nothing;

  perform public.queue_invoice(paid_order);
end;
$$;

comment on function public.create_invoice is
  'A step of pay_order and of a delivery before the payment: makes the one invoice of an order unless invoices are off, and numbers it if the buyer is known. Call it last.';

-- Definer, because staff who deliver an order may write no document.
create function public.invoice_unpaid_delivery()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.create_invoice(new);
  return null;
end;
$$;

comment on function public.invoice_unpaid_delivery is
  'Trigger: an order that is delivered before it is paid makes its invoice, at the end of the transaction, after every other lock. The payment finds it.';

create constraint trigger invoice_unpaid_delivery
after update of status on public.orders
deferrable initially deferred
for each row
when (new.status = 'delivered' and old.status <> 'delivered' and new.payment_received_at is null)
execute function public.invoice_unpaid_delivery();

create function public.queue_waiting_invoices()
returns void
language plpgsql set search_path = ''
as $$
declare
  paid_order public.orders;
begin
  for paid_order in
    select waiting_order.*
    from public.orders as waiting_order
    join public.tax_documents as document
      on document.order_id = waiting_order.id and document.kind = 'invoice' and document.state = 'awaiting_buyer'
    where waiting_order.invoice_buyer is not null
      -- Its money goes back.
      and waiting_order.status not in ('cancelled', 'refunded')
    order by waiting_order.created_at
    for update of waiting_order
  loop
    perform public.queue_invoice(paid_order);
  end loop;
end;
$$;

comment on function public.queue_waiting_invoices is
  'A step of the settings'' changes: numbers invoices whose buyer became known while invoices were off.';

grant execute on function
  public.queue_invoice, public.complete_invoice_buyer, public.create_invoice, public.queue_waiting_invoices
to service_role;
