-- Documents that only a person can help: the owner is alerted, and sends them again.

create function public.alert_owner_of_invoices(problem text, subject text, details jsonb)
returns void
language sql set search_path = ''
as $$
  select public.queue_owner_email(
    'invoice_alert',
    jsonb_build_object('problem', alert_owner_of_invoices.problem) || coalesce(alert_owner_of_invoices.details, '{}'),
    concat_ws(':', alert_owner_of_invoices.problem, alert_owner_of_invoices.subject)
  );
$$;

comment on function public.alert_owner_of_invoices is
  'Server only: queues one email to the owner about invoices, however often the same problem of the same subject occurs.';

create function public.stop_tax_document(document_id uuid, reason text, messages jsonb default '[]')
returns void
language plpgsql set search_path = ''
as $$
declare
  document public.tax_documents;
  paid_order public.orders;
begin
  update public.tax_documents as stopped
  set
    state = 'needs_owner',
    reason = stop_tax_document.reason,
    messages = coalesce(stop_tax_document.messages, '[]'),
    next_attempt_at = null,
    leased_until = null
  where stopped.id = stop_tax_document.document_id
    and stopped.state in ('awaiting_invoice', 'queued', 'signed', 'received')
  returning stopped.* into document;

  if not found then
    return;
  end if;

  select * into strict paid_order from public.orders as known where known.id = document.order_id;

  perform public.alert_owner_of_invoices(
    'document',
    concat_ws(
      ':', document.id, document.reason,
      (select string_agg(distinct message ->> 'code', ',') from jsonb_array_elements(document.messages) as message)
    ),
    jsonb_build_object(
      'documentId', document.id,
      'kind', document.kind,
      'reason', document.reason,
      'messages', document.messages,
      'environment', document.environment,
      'establishment', document.establishment,
      'emissionPoint', document.emission_point,
      'sequential', document.sequential,
      'orderId', paid_order.id,
      'reference', paid_order.reference,
      'customerName', paid_order.customer_name,
      -- By these an erasure finds it.
      'email', paid_order.email,
      'phone', paid_order.phone,
      'total', paid_order.total_amount
    )
  );
end;
$$;

comment on function public.stop_tax_document is
  'Server only: a document that only a person can help; the owner is alerted once per document, reason and codes, in the same transaction.';

create function public.retry_tax_document(document_id uuid, staff_id uuid)
returns void
language plpgsql set search_path = ''
as $$
declare
  document public.tax_documents;
  is_too_late boolean;
  is_number_taken boolean;
  is_sent_as_signed boolean;
begin
  perform public.require_staff(staff_id);

  select * into document from public.tax_documents as stopped
  where stopped.id = retry_tax_document.document_id
  for update;
  if not found then
    perform public.raise_error(404, 'DOCUMENT_NOT_FOUND', 'There is no such document.', 'document_id');
  end if;

  if document.state = 'closed' or document.reason = 'invoice_closed' then
    perform public.raise_error(
      409, 'DOCUMENT_CLOSED', 'This document or its invoice was settled elsewhere.', 'document_id'
    );
  end if;
  -- Pressed twice, or under way by itself.
  if document.state <> 'needs_owner' then
    return;
  end if;
  if document.reason = 'final_consumer' then
    perform public.raise_error(
      409, 'FINAL_CONSUMER_NOT_CREDITABLE',
      'The invoice of a final consumer cannot be credited. Please ask your accountant.', 'document_id'
    );
  end if;

  -- Without a verdict the bytes stay the same; otherwise what the owner corrected is written and signed anew, with the same number.
  is_sent_as_signed := document.reason = 'unanswered' and document.signed_xml is not null;
  -- A credit note without a number has its invoice's RUC.
  if not is_sent_as_signed and public.issuer_ruc_in(document.environment) <> coalesce(
    document.issuer_ruc,
    (
      select invoice.issuer_ruc from public.tax_documents as invoice
      where invoice.order_id = document.order_id and invoice.kind = 'invoice'
    )
  ) then
    perform public.raise_error(
      409, 'DOCUMENT_OF_OTHER_RUC', 'This document is of another RUC than the settings of invoices.', 'document_id'
    );
  end if;

  perform set_config('shop.document_actor', retry_tax_document.staff_id::text, true);
  if document.sequential is null then
    perform public.number_tax_document(document);
    perform set_config('shop.document_actor', '', true);
    return;
  end if;
  -- 65: the SRI stores no document that it returns, so the number may take today's date and a new access key.
  is_too_late := document.reason = 'returned' and document.messages @> '[{"code": "65"}]';
  -- 45: the SRI has another document with this number, which a restore has lost here. Only then the number changes.
  is_number_taken := document.messages @> '[{"code": "45"}]';
  update public.tax_documents as again
  set
    state = case when is_sent_as_signed then 'signed' else 'queued' end,
    signed_xml = case when is_sent_as_signed then document.signed_xml end,
    issue_date = case when is_too_late then public.shop_day() else again.issue_date end,
    access_key = case when not is_too_late and not is_number_taken then again.access_key end,
    reason = null,
    messages = '[]',
    received_at = null,
    next_attempt_at = clock_timestamp()
  where again.id = document.id;

  if is_number_taken then
    update public.tax_document_counters as counter
    set skipped = counter.skipped + 1
    where (counter.environment, counter.issuer_ruc, counter.establishment, counter.emission_point, counter.kind)
      = (
        document.environment, document.issuer_ruc, document.establishment, document.emission_point, document.kind
      );
    perform public.number_tax_document(document);
  end if;
  perform set_config('shop.document_actor', '', true);
end;
$$;

comment on function public.retry_tax_document is
  'Server only: a member of staff sends a stopped document again, with its number, after curing the cause; with today''s date where the SRI returned it as too late; idempotent. Raises DOCUMENT_OF_OTHER_RUC for one that would be written under another RUC than its own.';

grant execute on function public.alert_owner_of_invoices, public.stop_tax_document, public.retry_tax_document
to service_role;
