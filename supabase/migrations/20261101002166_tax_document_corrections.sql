-- What staff do about a document beside the retry: they name or correct its buyer, or settle it elsewhere.

create function public.correct_invoice_buyer(document_id uuid, buyer jsonb, staff_id uuid)
returns void
language plpgsql set search_path = ''
as $$
declare
  parsed jsonb;
  paid_order public.orders;
  document public.tax_documents;
begin
  perform public.require_staff(staff_id);
  parsed := public.parse_invoice_buyer(buyer);

  select * into paid_order from public.orders as known
  where known.id = (
    select stopped.order_id from public.tax_documents as stopped where stopped.id = correct_invoice_buyer.document_id
  )
  for update;
  if not found then
    perform public.raise_error(404, 'DOCUMENT_NOT_FOUND', 'There is no such document.', 'document_id');
  end if;
  select * into strict document from public.tax_documents as stopped
  where stopped.id = correct_invoice_buyer.document_id
  for update;

  -- Pressed twice.
  if document.kind = 'invoice' and paid_order.invoice_buyer = parsed then
    return;
  end if;
  -- Only what the SRI rejected, or never saw: it may still authorize an unanswered document with the old buyer.
  if document.kind <> 'invoice'
    or not (
      (document.state = 'awaiting_buyer' and paid_order.status not in ('cancelled', 'refunded'))
      or (
        document.state = 'needs_owner'
        and (document.reason in ('returned', 'rejected') or (document.reason = 'invalid' and document.access_key is null))
      )
    )
  then
    perform public.raise_error(
      409, 'INVOICE_BUYER_KNOWN', 'The buyer of this document can no longer be changed.', 'document_id'
    );
  elsif parsed is null then
    perform public.raise_error(422, 'INVALID_INVOICE_BUYER', 'Please choose whom the invoice is for.', 'kind');
  end if;
  perform public.check_invoice_buyer(parsed, paid_order.total_amount);

  insert into public.tax_document_events (document_id, from_state, to_state, reason, actor, note)
  values (
    document.id, document.state, document.state, document.reason, correct_invoice_buyer.staff_id,
    concat(
      (paid_order.invoice_buyer ->> 'number') || ' ' || (paid_order.invoice_buyer ->> 'name') || ' → ',
      parsed ->> 'number', ' ', parsed ->> 'name'
    )
  );

  update public.orders as corrected set invoice_buyer = parsed
  where corrected.id = paid_order.id
  returning corrected.* into paid_order;
  perform public.queue_invoice(paid_order);
end;
$$;

comment on function public.correct_invoice_buyer is
  'Server only: a member of staff names the buyer of an invoice that waits for one, which queues it, or corrects that of a stopped one that the SRI has not taken: the retry writes it with the same number. Idempotent.';

create function public.close_tax_document(document_id uuid, note text, staff_id uuid)
returns void
language plpgsql set search_path = ''
as $$
declare
  cleaned constant text := public.clean_text(note);
  paid_order public.orders;
  document public.tax_documents;
begin
  perform public.require_staff(staff_id);
  if cleaned is null or not public.is_plain_text(cleaned, 500) then
    perform public.raise_error(400, 'INVALID_REQUEST', 'Please write how the document was settled.', 'note');
  end if;

  select * into paid_order from public.orders as known
  where known.id = (
    select stopped.order_id from public.tax_documents as stopped where stopped.id = close_tax_document.document_id
  )
  for update;
  if not found then
    perform public.raise_error(404, 'DOCUMENT_NOT_FOUND', 'There is no such document.', 'document_id');
  end if;
  select * into strict document from public.tax_documents as stopped
  where stopped.id = close_tax_document.document_id
  for update;
  -- Pressed twice.
  if document.state = 'closed' then
    return;
  end if;

  perform set_config('shop.document_actor', close_tax_document.staff_id::text, true);
  perform set_config('shop.document_note', cleaned, true);
  update public.tax_documents as stopped set state = 'closed' where stopped.id = document.id;
  perform set_config('shop.document_actor', '', true);
  perform set_config('shop.document_note', '', true);

  if document.kind = 'invoice' then
    perform public.release_credit_note(paid_order);
  end if;
end;
$$;

comment on function public.close_tax_document is
  'Server only: a member of staff has settled a stopped document elsewhere, with a note; it is never sent again, and a credit note that waits for it is left to the owner. Idempotent.';

grant execute on function public.correct_invoice_buyer, public.close_tax_document
to service_role;
