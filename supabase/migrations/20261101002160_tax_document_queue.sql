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
    'issuerRuc', document.issuer_ruc,
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
    'cardType', paid_order.payment -> 'cardType',
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

create function public.claim_tax_documents(
  environments text[], max_count integer, lease_seconds integer, only_verdicts boolean default false
)
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
      and (document.state = 'received' or not claim_tax_documents.only_verdicts)
      and document.environment = any (claim_tax_documents.environments)
      and document.next_attempt_at <= clock_timestamp()
      and coalesce(document.leased_until <= clock_timestamp(), true)
      -- Another server is sending an earlier document of this series.
      and not exists (
        select 1 from public.tax_documents as earlier
        where earlier.environment = document.environment
          and earlier.issuer_ruc = document.issuer_ruc
          and earlier.establishment = document.establishment
          and earlier.emission_point = document.emission_point
          and earlier.kind = document.kind
          and earlier.sequential < document.sequential
          and earlier.state in ('queued', 'signed')
          and earlier.leased_until > clock_timestamp()
      )
    -- An SRI that takes documents and gives no verdicts does not keep the others from being sent.
    order by document.state = 'received', document.numbered_at, document.kind, document.sequential
    limit claim_tax_documents.max_count
    for update skip locked
  ),
  leased as (
    update public.tax_documents as document
    set
      attempts = document.attempts + 1,
      received_at = document.received_at + (clock_timestamp() - greatest(document.next_attempt_at, document.received_at)),
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
  'Server only: the documents of these environments to work on now, leased for so many seconds: what is to be sent in the order of its numbers, then what awaits a verdict, or that alone. attempts counts this one.';

create function public.defer_tax_document(
  document_id uuid, wait_seconds integer, messages jsonb default null, resend boolean default false,
  is_unanswered boolean default false
)
returns void
language sql set search_path = ''
as $$
  update public.tax_documents as deferred
  set
    -- The SRI rejected it for a reason of its own: the same bytes are sent again.
    state = case when deferred.state = 'received' and defer_tax_document.resend then 'signed' else deferred.state end,
    messages = coalesce(defer_tax_document.messages, deferred.messages),
    received_at = case
      when defer_tax_document.is_unanswered
        then deferred.received_at + make_interval(secs => defer_tax_document.wait_seconds)
      else deferred.received_at
    end,
    next_attempt_at = clock_timestamp() + make_interval(secs => defer_tax_document.wait_seconds),
    leased_until = null
  where deferred.id = defer_tax_document.document_id and deferred.state in ('queued', 'signed', 'received');
$$;

comment on function public.defer_tax_document is
  'Server only: ends the lease of a claimed document, which is due again after the wait, with what the SRI said. A wait for an SRI that does not answer is not the document''s.';

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

grant execute on function
  public.tax_document_as_json, public.find_tax_document, public.claim_tax_documents, public.defer_tax_document,
  public.distrust_tax_documents
to service_role;
