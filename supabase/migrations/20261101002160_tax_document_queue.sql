-- What the server's worker asks for to sign, send and follow documents. Several servers may ask at once: a claim is a lease.
-- Locks are taken in this order: order, invoice, credit note, counter.

create function public.tax_document_as_json(document public.tax_documents)
returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', document.id,
    'kind', document.kind,
    'state', document.state,
    'environment', document.environment,
    'establishment', document.establishment,
    'emissionPoint', document.emission_point,
    'sequential', document.sequential,
    'numericCode', document.numeric_code,
    'issueDate', document.issue_date,
    'accessKey', document.access_key,
    'signedXml', document.signed_xml,
    'receivedAt', document.received_at,
    'authorizedXml', document.authorized_xml,
    'authorizedAt', document.authorized_at,
    'attempts', document.attempts,
    'ageSeconds', floor(extract(epoch from clock_timestamp() - document.numbered_at))::integer,
    'order', public.order_as_json(paid_order),
    'taxRate', paid_order.tax_rate,
    'buyer', paid_order.invoice_buyer,
    'issuer', (
      select to_jsonb(settings) - 'id' - 'environment' - 'updated_at'
      from public.invoice_settings as settings
      where settings.id
    ),
    'corrects', (
      select jsonb_build_object(
        'establishment', invoice.establishment,
        'emissionPoint', invoice.emission_point,
        'sequential', invoice.sequential,
        'issueDate', invoice.issue_date
      )
      from public.tax_documents as invoice
      where document.kind = 'credit_note' and invoice.order_id = document.order_id and invoice.kind = 'invoice'
    )
  )
  from public.orders as paid_order
  where paid_order.id = document.order_id;
$$;

comment on function public.tax_document_as_json is
  'A tax document with its order, buyer and issuer, and for a credit note the invoice that it corrects.';

create function public.find_tax_document(document_id uuid)
returns jsonb
language sql stable set search_path = ''
as $$
  select public.tax_document_as_json(document)
  from public.tax_documents as document
  where document.id = find_tax_document.document_id;
$$;

comment on function public.find_tax_document is
  'Server only: a tax document by its id, or null.';

create function public.claim_tax_documents(environments text[], max_count integer, lease_seconds integer)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  claimed jsonb;
begin
  -- One claim at a time, so that each sees the leases of the one before.
  perform pg_advisory_xact_lock(hashtext('public.claim_tax_documents'));

  with due as (
    select document.id
    from public.tax_documents as document
    where document.state in ('queued', 'signed', 'received')
      and document.environment = any (claim_tax_documents.environments)
      and document.next_attempt_at <= clock_timestamp()
      and coalesce(document.leased_until <= clock_timestamp(), true)
      -- Another server is sending an earlier document of this series.
      and not exists (
        select 1 from public.tax_documents as earlier
        where earlier.environment = document.environment
          and earlier.establishment = document.establishment
          and earlier.emission_point = document.emission_point
          and earlier.kind = document.kind
          and earlier.sequential < document.sequential
          and earlier.state in ('queued', 'signed')
          and earlier.leased_until > clock_timestamp()
      )
    order by document.numbered_at, document.kind, document.sequential
    limit claim_tax_documents.max_count
    for update skip locked
  ),
  leased as (
    update public.tax_documents as document
    set
      attempts = document.attempts + 1,
      leased_until = clock_timestamp() + make_interval(secs => claim_tax_documents.lease_seconds)
    from due
    where document.id = due.id
    returning document.*
  )
  select coalesce(
    jsonb_agg(public.tax_document_as_json(leased) order by leased.numbered_at, leased.kind, leased.sequential), '[]'
  )
  into claimed
  from leased;

  return claimed;
end;
$$;

comment on function public.claim_tax_documents is
  'Server only: the documents of these environments to work on now, in the order of their numbers, leased for so many seconds; attempts counts this one.';

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

  -- An erased order has nobody to write to.
  if paid_order.email not like 'erased-%@erased.invalid' then
    insert into public.outbox (kind, recipient, payload, dedupe_key)
    values (
      'tax_document', paid_order.email,
      public.order_as_json(paid_order) || jsonb_build_object('documentId', document.id),
      'tax_document:' || document.id
    )
    on conflict (dedupe_key) do nothing;
  end if;

  if document.kind = 'invoice' then
    perform public.release_credit_note(paid_order);
  end if;
end;
$$;

comment on function public.record_authorization is
  'Server only: the SRI has authorized the document; its buyer''s email is queued and a waiting credit note is numbered, in the same transaction, once.';

create function public.defer_tax_document(
  document_id uuid, wait_seconds integer, messages jsonb default null, resend boolean default false
)
returns void
language sql set search_path = ''
as $$
  update public.tax_documents as deferred
  set
    -- The SRI rejected it for a reason of its own: the same bytes are sent again.
    state = case when deferred.state = 'received' and defer_tax_document.resend then 'signed' else deferred.state end,
    messages = coalesce(defer_tax_document.messages, deferred.messages),
    next_attempt_at = clock_timestamp() + make_interval(secs => defer_tax_document.wait_seconds),
    leased_until = null
  where deferred.id = defer_tax_document.document_id and deferred.state in ('queued', 'signed', 'received');
$$;

comment on function public.defer_tax_document is
  'Server only: ends the lease of a claimed document, which is due again after the wait, with what the SRI said.';

create function public.alert_owner_of_invoices(problem text, subject text, details jsonb)
returns void
language sql set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
  select
    'invoice_alert', settings.owner_email,
    jsonb_build_object('problem', alert_owner_of_invoices.problem) || coalesce(alert_owner_of_invoices.details, '{}'),
    concat_ws(':', 'invoice_alert', alert_owner_of_invoices.problem, alert_owner_of_invoices.subject)
  from public.shop_settings as settings
  where settings.owner_email is not null
  on conflict (dedupe_key) do nothing;
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
    'document', document.id::text,
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
      'total', paid_order.total_amount
    )
  );
end;
$$;

comment on function public.stop_tax_document is
  'Server only: a document that only a person can help; the owner is alerted once per document, in the same transaction.';

create function public.retry_tax_document(document_id uuid, staff_id uuid)
returns void
language plpgsql set search_path = ''
as $$
declare
  document public.tax_documents;
  is_number_taken boolean;
begin
  perform public.require_staff(staff_id);

  select * into document from public.tax_documents as stopped
  where stopped.id = retry_tax_document.document_id
  for update;
  if not found then
    perform public.raise_error(404, 'DOCUMENT_NOT_FOUND', 'There is no such document.', 'document_id');
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

  perform set_config('shop.document_actor', retry_tax_document.staff_id::text, true);
  -- Without a verdict the bytes stay the same; otherwise what the owner cured is written and signed anew, with the same number.
  update public.tax_documents as again
  set
    state = case when document.reason = 'unanswered' and document.signed_xml is not null then 'signed' else 'queued' end,
    signed_xml = case when document.reason = 'unanswered' then document.signed_xml end,
    reason = null,
    messages = '[]',
    received_at = null,
    next_attempt_at = clock_timestamp()
  where again.id = document.id;

  -- 45: the SRI has another document with this number, which a restore has lost here. Only then the number changes.
  is_number_taken := exists (
    select 1 from jsonb_array_elements(document.messages) as message where message ->> 'code' = '45'
  );
  if is_number_taken then
    update public.tax_documents as again
    set access_key = null
    where again.id = document.id
    returning again.* into document;
    update public.tax_document_counters as counter
    set skipped = counter.skipped + 1
    where (counter.environment, counter.establishment, counter.emission_point, counter.kind)
      = (document.environment, document.establishment, document.emission_point, document.kind);
    perform public.number_tax_document(document);
  end if;
  perform set_config('shop.document_actor', '', true);
end;
$$;

comment on function public.retry_tax_document is
  'Server only: a member of staff sends a stopped document again, with its number, after curing the cause; idempotent.';

-- Definer, because staff may only read the counters.
create function public.skip_document_numbers(environment text, kind text, next_number integer)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  settings public.invoice_settings;
  counter public.tax_document_counters;
begin
  if not public.is_staff() then
    perform public.raise_error(403, 'NOT_STAFF', 'Only staff may do this.', null);
  end if;
  if coalesce(skip_document_numbers.environment not in ('sandbox', 'test', 'production'), true)
    or coalesce(skip_document_numbers.kind not in ('invoice', 'credit_note'), true)
    or coalesce(skip_document_numbers.next_number not between 1 and 999999999, true)
  then
    perform public.raise_error(400, 'INVALID_REQUEST', 'A number has up to nine digits.', 'next_number');
  end if;

  select * into strict settings from public.invoice_settings as stored where stored.id;

  insert into public.tax_document_counters as known (environment, establishment, emission_point, kind)
  values (
    skip_document_numbers.environment, settings.establishment, settings.emission_point, skip_document_numbers.kind
  )
  on conflict on constraint tax_document_counters_pkey do nothing;

  select * into strict counter from public.tax_document_counters as known
  where (known.environment, known.establishment, known.emission_point, known.kind)
    = (
      skip_document_numbers.environment, settings.establishment, settings.emission_point, skip_document_numbers.kind
    )
  for update;

  -- Never back: a number is used once.
  if counter.next_number > skip_document_numbers.next_number then
    perform public.raise_error(
      409, 'NUMBER_USED', format('The next number is already %s.', counter.next_number), counter.next_number::text
    );
  end if;

  update public.tax_document_counters as known
  set
    skipped = known.skipped + skip_document_numbers.next_number - known.next_number,
    next_number = skip_document_numbers.next_number
  where (known.environment, known.establishment, known.emission_point, known.kind)
    = (counter.environment, counter.establishment, counter.emission_point, counter.kind);
  return skip_document_numbers.next_number;
end;
$$;

comment on function public.skip_document_numbers is
  'For staff: sets the next number of a series of the present establishment and emission point, forward only: where the owner issued with it before, or after a restore. Idempotent. Raises NUMBER_USED with the next number as its hint.';

create function public.distrust_tax_documents()
returns void
language sql set search_path = ''
as $$
  -- A second attempt asks the SRI before it sends.
  update public.tax_documents as open_document
  set attempts = greatest(open_document.attempts, 1)
  where open_document.state in ('queued', 'signed', 'received', 'needs_owner') and open_document.attempts = 0;
$$;

comment on function public.distrust_tax_documents is
  'Server only, after a restore: open documents may have been sent since the backup, so the SRI is asked about each before it is sent.';

revoke execute on function
  public.tax_document_as_json, public.find_tax_document, public.claim_tax_documents, public.record_signed_document,
  public.record_reception, public.record_authorization, public.defer_tax_document, public.alert_owner_of_invoices,
  public.stop_tax_document, public.retry_tax_document, public.skip_document_numbers, public.distrust_tax_documents
from public, anon, authenticated, service_role;

grant execute on function
  public.tax_document_as_json, public.find_tax_document, public.claim_tax_documents, public.record_signed_document,
  public.record_reception, public.record_authorization, public.defer_tax_document, public.alert_owner_of_invoices,
  public.stop_tax_document, public.retry_tax_document, public.distrust_tax_documents
to service_role;

grant execute on function
  public.skip_document_numbers
to authenticated, service_role;
