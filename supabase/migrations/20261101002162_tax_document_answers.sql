-- What the worker records of a document: its signed bytes, that the SRI has it, and the SRI's verdict.

create function public.record_signed_document(document_id uuid, access_key text, signed_xml text)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  document public.tax_documents;
begin
  update public.tax_documents as signed
  set state = 'signed', access_key = record_signed_document.access_key, signed_xml = record_signed_document.signed_xml
  where signed.id = record_signed_document.document_id and signed.state = 'queued'
  returning signed.* into document;

  -- Another server was first: its bytes are the ones that are sent.
  if not found then
    select * into document from public.tax_documents as known where known.id = record_signed_document.document_id;
  end if;
  return public.tax_document_as_json(document);
end;
$$;

comment on function public.record_signed_document is
  'Server only: stores the signed bytes of a queued document once, and returns the document with the bytes that count.';

create function public.record_reception(document_id uuid, access_key text, messages jsonb)
returns void
language sql set search_path = ''
as $$
  update public.tax_documents as received
  set
    state = 'received',
    access_key = coalesce(received.access_key, record_reception.access_key),
    messages = coalesce(record_reception.messages, '[]'),
    received_at = coalesce(received.received_at, clock_timestamp())
  where received.id = record_reception.document_id and received.state in ('queued', 'signed');
$$;

comment on function public.record_reception is
  'Server only: the SRI has the document and will give its verdict.';

create function public.record_authorization(
  document_id uuid, access_key text, authorized_at timestamptz, authorized_xml text, messages jsonb
)
returns void
language plpgsql set search_path = ''
as $$
declare
  document public.tax_documents;
  paid_order public.orders;
begin
  update public.tax_documents as authorized
  set
    state = 'authorized',
    access_key = record_authorization.access_key,
    authorized_at = record_authorization.authorized_at,
    authorized_xml = record_authorization.authorized_xml,
    messages = coalesce(record_authorization.messages, '[]'),
    next_attempt_at = null,
    leased_until = null
  where authorized.id = record_authorization.document_id
    and authorized.state in ('queued', 'signed', 'received')
  returning authorized.* into document;

  -- Recorded before, perhaps by another server.
  if not found then
    return;
  end if;

  select * into strict paid_order from public.orders as known where known.id = document.order_id;

  perform public.queue_order_email(
    'tax_document', paid_order, details => jsonb_build_object('documentId', document.id), cause => document.id::text
  );

  if document.kind = 'invoice' then
    perform public.release_credit_note(paid_order);
  end if;
end;
$$;

comment on function public.record_authorization is
  'Server only: the SRI has authorized the document; its buyer''s email is queued and a waiting credit note is numbered, in the same transaction, once.';

grant execute on function public.record_signed_document, public.record_reception, public.record_authorization
to service_role;
