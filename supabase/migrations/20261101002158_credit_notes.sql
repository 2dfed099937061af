-- Credit notes of orders that are refunded, or cancelled after an unpaid delivery: one each, numbered once the invoice is
-- authorized.

create function public.release_credit_note(paid_order public.orders)
returns void
language plpgsql set search_path = ''
as $$
declare
  document public.tax_documents;
  invoice public.tax_documents;
begin
  select * into document from public.tax_documents as waiting
  where waiting.order_id = paid_order.id and waiting.kind = 'credit_note' and waiting.state = 'awaiting_invoice'
  for update;
  if not found then
    return;
  end if;

  select * into strict invoice from public.tax_documents as corrected
  where corrected.order_id = paid_order.id and corrected.kind = 'invoice';
  if invoice.state = 'closed' then
    perform public.stop_tax_document(document.id, 'invoice_closed');
  elsif paid_order.invoice_buyer ->> 'kind' = 'final_consumer' then
    perform public.stop_tax_document(document.id, 'final_consumer');
  elsif invoice.issuer_ruc <> public.issuer_ruc_in(document.environment) then
    perform public.stop_tax_document(document.id, 'other_issuer');
  else
    perform public.number_tax_document(document);
  end if;
end;
$$;

comment on function public.release_credit_note is
  'Numbers the credit note that waited for its invoice, or leaves it to the owner where the law allows none, the invoice was settled elsewhere, or is of another RUC. The caller has locked the authorized or closed invoice.';

-- Definer, because staff who refund an order may write no document.
create function public.credit_returned_order()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  invoice public.tax_documents;
begin
  -- A lock, so that the note meets an authorization that is recorded at the same time.
  select * into invoice from public.tax_documents as document
  where document.order_id = new.id and document.kind = 'invoice'
  for update;
  if not found then
    return null;
  end if;
  -- The sandbox's invoice counts for nothing, and without the sandbox no server sends its credit note.
  if invoice.environment = 'sandbox'
    and not exists (select 1 from public.invoice_settings as settings where settings.environment = 'sandbox')
  then
    return null;
  end if;

  insert into public.tax_documents (order_id, kind, state, environment)
  values (new.id, 'credit_note', 'awaiting_invoice', invoice.environment)
  on conflict on constraint tax_documents_order_key do nothing;

  if invoice.state in ('authorized', 'closed') then
    perform public.release_credit_note(new);
  end if;
  return null;
end;
$$;

comment on function public.credit_returned_order is
  'Trigger: an order that is refunded, or cancelled unpaid, and has an invoice makes its one credit note, which waits until the invoice is authorized or closed; at the end of the transaction, after every other lock.';

create constraint trigger credit_returned_order
after update of status on public.orders
deferrable initially deferred
for each row
when (
  new.status <> old.status
  and (new.status = 'refunded' or (new.status = 'cancelled' and new.payment_received_at is null))
)
execute function public.credit_returned_order();

grant execute on function public.release_credit_note
to service_role;
