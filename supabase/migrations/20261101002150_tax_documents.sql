-- Invoices and credit notes. A document's row is made in the transaction that makes its order paid or refunded, and its number
-- comes from a locked counter in the same transaction. docs/decisions/073-tax-documents.md

create table public.tax_document_transitions (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);

comment on table public.tax_document_transitions is
  'Which state a tax document may take next. The same as the application''s own table.';

insert into public.tax_document_transitions (from_state, to_state) values
  ('awaiting_buyer', 'queued'),
  ('awaiting_invoice', 'queued'),
  ('awaiting_invoice', 'needs_owner'),
  ('queued', 'signed'),
  ('queued', 'received'),
  ('queued', 'authorized'),
  ('queued', 'needs_owner'),
  ('signed', 'received'),
  ('signed', 'authorized'),
  ('signed', 'needs_owner'),
  ('received', 'signed'),
  ('received', 'authorized'),
  ('received', 'needs_owner'),
  ('needs_owner', 'queued'),
  ('needs_owner', 'signed');

create table public.tax_document_counters (
  environment text not null,
  establishment text not null,
  emission_point text not null,
  kind text not null,
  next_number integer not null default 1 check (next_number between 1 and 1000000000),
  skipped integer not null default 0 check (skipped >= 0),
  primary key (environment, establishment, emission_point, kind)
);

comment on table public.tax_document_counters is
  'The next number of each series. Its row is the last lock of every transaction, so numbers are in the order of the commits.';
comment on column public.tax_document_counters.skipped is
  'Numbers that belong to no row here: after a restore, those of documents which the SRI has and the shop has lost.';

create table public.tax_documents (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  kind text not null check (kind in ('invoice', 'credit_note')),
  state text not null check (
    state in ('awaiting_buyer', 'awaiting_invoice', 'queued', 'signed', 'received', 'authorized', 'needs_owner')
  ),
  environment text not null check (environment in ('sandbox', 'test', 'production')),
  establishment text,
  emission_point text,
  sequential integer check (sequential between 1 and 999999999),
  numeric_code text check (numeric_code ~ '^[0-9]{8}$'),
  issue_date date,
  numbered_at timestamptz,
  access_key text unique check (access_key ~ '^[0-9]{49}$'),
  reason text check (reason in ('invalid', 'returned', 'rejected', 'unanswered', 'final_consumer')),
  messages jsonb not null default '[]' check (jsonb_typeof(messages) = 'array'),
  signed_xml text,
  received_at timestamptz,
  authorized_xml text,
  authorized_at timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz,
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tax_documents_order_key unique (order_id, kind),
  constraint tax_documents_number_key unique (environment, establishment, emission_point, kind, sequential),
  check (
    num_nulls(establishment, emission_point, sequential, numeric_code, issue_date, numbered_at) in (0, 6)
    and (sequential is not null or state in ('awaiting_buyer', 'awaiting_invoice', 'needs_owner'))
  ),
  check (state not in ('signed', 'received') or access_key is not null),
  check ((state = 'authorized') = (authorized_at is not null) and (authorized_at is null) = (authorized_xml is null)),
  check ((state = 'needs_owner') = (reason is not null))
);

comment on table public.tax_documents is
  'One invoice per paid order, one credit note per refunded one. Kept for seven years: no order with a document is deleted.';
comment on column public.tax_documents.state is
  'awaiting_buyer: the order has no buyer yet; awaiting_invoice: a credit note before its invoice is authorized; needs_owner: reason says why.';
comment on column public.tax_documents.issue_date is 'The day in Ecuador on which it took its number.';
comment on column public.tax_documents.numeric_code is 'The eight digits of the access key that the issuer chooses.';
comment on column public.tax_documents.reason is
  'invalid: the shop cannot write it; returned, rejected: the SRI''s messages say why; unanswered: no verdict for a day; final_consumer: such an invoice cannot be credited.';
comment on column public.tax_documents.messages is 'The SRI''s latest messages: code, message, information, kind.';
comment on column public.tax_documents.signed_xml is 'The bytes that are sent, signed once.';
comment on column public.tax_documents.attempts is 'How often it was claimed. More than once: it may have been sent before.';
comment on column public.tax_documents.leased_until is 'Until then one server works on it, and no later document of its series is sent.';

create index tax_documents_open_idx on public.tax_documents (next_attempt_at) where state in ('queued', 'signed', 'received');
create index tax_documents_created_at_idx on public.tax_documents (created_at desc);

create table public.tax_document_events (
  id bigint generated always as identity primary key,
  document_id uuid not null references public.tax_documents (id) on delete cascade,
  from_state text,
  to_state text not null,
  reason text,
  messages jsonb not null default '[]',
  actor uuid,
  created_at timestamptz not null default now()
);

comment on table public.tax_document_events is
  'The history of a tax document: its states and what the SRI said. actor is the member of staff who asked for a retry.';

create index tax_document_events_document_id_idx on public.tax_document_events (document_id);

alter table public.tax_document_transitions enable row level security;
alter table public.tax_document_counters enable row level security;
alter table public.tax_documents enable row level security;
alter table public.tax_document_events enable row level security;

revoke all on table
  public.tax_document_transitions, public.tax_document_counters, public.tax_documents, public.tax_document_events
from public, anon, authenticated;
grant select on table
  public.tax_document_counters, public.tax_documents, public.tax_document_events
to authenticated;
grant all on table
  public.tax_document_transitions, public.tax_document_counters, public.tax_documents, public.tax_document_events
to service_role;

create policy "Staff may read the next numbers"
on public.tax_document_counters for select to authenticated
using ((select public.is_staff()));

create policy "Staff may read tax documents"
on public.tax_documents for select to authenticated
using ((select public.is_staff()));

create policy "Staff may read the history of tax documents"
on public.tax_document_events for select to authenticated
using ((select public.is_staff()));

create trigger set_updated_at before update on public.tax_documents
for each row execute function public.set_updated_at();

create function public.check_tax_document_change()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not exists (
    select 1 from public.tax_document_transitions as allowed
    where allowed.from_state = old.state and allowed.to_state = new.state
  ) then
    perform public.raise_error(
      409, 'DOCUMENT_MOVE_NOT_ALLOWED',
      format('A tax document that is %s cannot become %s.', old.state, new.state),
      jsonb_build_object('from', old.state, 'to', new.state)::text
    );
  end if;
  return new;
end;
$$;

comment on function public.check_tax_document_change is
  'Trigger: raises on a state that tax_document_transitions does not list.';

create trigger check_tax_document_change
before update of state on public.tax_documents
for each row
when (old.state is distinct from new.state)
execute function public.check_tax_document_change();

create function public.record_tax_document_event()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  insert into public.tax_document_events (document_id, from_state, to_state, reason, messages, actor)
  values (
    new.id, case when tg_op = 'UPDATE' then old.state end, new.state, new.reason, new.messages,
    -- Set by retry_tax_document().
    nullif(current_setting('shop.document_actor', true), '')::uuid
  );
  return null;
end;
$$;

comment on function public.record_tax_document_event is
  'Trigger: writes each state of a tax document, and each new answer of the SRI, into its history.';

create trigger record_tax_document_created
after insert on public.tax_documents
for each row execute function public.record_tax_document_event();

create trigger record_tax_document_changed
after update of state, reason, messages on public.tax_documents
for each row
when ((old.state, old.reason, old.messages) is distinct from (new.state, new.reason, new.messages))
execute function public.record_tax_document_event();

create function public.take_document_number(environment text, establishment text, emission_point text, kind text)
returns integer
language sql set search_path = ''
as $$
  insert into public.tax_document_counters as counter (environment, establishment, emission_point, kind, next_number)
  values (
    take_document_number.environment, take_document_number.establishment, take_document_number.emission_point,
    take_document_number.kind, 2
  )
  on conflict on constraint tax_document_counters_pkey do update set next_number = counter.next_number + 1
  returning counter.next_number - 1;
$$;

comment on function public.take_document_number is
  'A step of number_tax_document: the next number of a series, locked until the transaction ends, so that a rollback leaves no gap.';

create function public.number_tax_document(document public.tax_documents)
returns void
language plpgsql set search_path = ''
as $$
declare
  settings public.invoice_settings;
  taken integer;
begin
  select * into strict settings from public.invoice_settings as stored where stored.id;

  taken := public.take_document_number(
    document.environment, settings.establishment, settings.emission_point, document.kind
  );

  update public.tax_documents as numbered
  set
    state = 'queued',
    reason = null,
    establishment = settings.establishment,
    emission_point = settings.emission_point,
    sequential = taken,
    -- The clock is read under the counter's lock: a later number has no earlier day.
    numbered_at = clock_timestamp(),
    issue_date = (clock_timestamp() at time zone 'America/Guayaquil')::date,
    numeric_code = lpad(floor(random() * 100000000)::integer::text, 8, '0'),
    next_attempt_at = clock_timestamp()
  where numbered.id = document.id;
end;
$$;

comment on function public.number_tax_document is
  'Gives a locked document its number and its date, and queues it. Takes the last lock of its transaction.';

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
    perform public.raise_error(400, 'INVALID_INVOICE_BUYER', 'Please choose whom the invoice is for.', 'kind');
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
  'A step of settle_checkout: makes the invoice of a new order unless invoices are off, and numbers it if the buyer is known. Call it last.';

create function public.release_credit_note(paid_order public.orders)
returns void
language plpgsql set search_path = ''
as $$
declare
  document public.tax_documents;
begin
  select * into document from public.tax_documents as waiting
  where waiting.order_id = paid_order.id and waiting.kind = 'credit_note' and waiting.state = 'awaiting_invoice'
  for update;
  if not found then
    return;
  end if;

  if paid_order.invoice_buyer ->> 'kind' = 'final_consumer' then
    perform public.stop_tax_document(document.id, 'final_consumer');
  else
    perform public.number_tax_document(document);
  end if;
end;
$$;

comment on function public.release_credit_note is
  'Numbers the credit note that waited for its invoice, or leaves it to the owner where the law allows none. The caller has locked the authorized invoice.';

create function public.queue_credit_note(paid_order public.orders)
returns void
language plpgsql set search_path = ''
as $$
declare
  invoice public.tax_documents;
begin
  -- A lock, so that the note meets an authorization that is recorded at the same time.
  select * into invoice from public.tax_documents as document
  where document.order_id = paid_order.id and document.kind = 'invoice'
  for update;
  if not found then
    return;
  end if;

  insert into public.tax_documents (order_id, kind, state, environment)
  values (paid_order.id, 'credit_note', 'awaiting_invoice', invoice.environment)
  on conflict on constraint tax_documents_order_key do nothing;

  if invoice.state = 'authorized' then
    perform public.release_credit_note(paid_order);
  end if;
end;
$$;

comment on function public.queue_credit_note is
  'Makes the one credit note of a refunded order that has an invoice; idempotent. It waits until the invoice is authorized.';

-- Definer, because staff who refund an order may write no document.
create function public.credit_refunded_order()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.queue_credit_note(new);
  return null;
end;
$$;

comment on function public.credit_refunded_order is
  'Trigger: a refunded order makes its credit note, at the end of the transaction, after every other lock.';

create constraint trigger credit_refunded_order
after update of status on public.orders
deferrable initially deferred
for each row
when (new.status = 'refunded' and old.status <> 'refunded')
execute function public.credit_refunded_order();

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
    order by waiting_order.created_at
    for update of waiting_order
  loop
    perform public.queue_invoice(paid_order);
  end loop;
end;
$$;

comment on function public.queue_waiting_invoices is
  'A step of the settings'' changes: numbers invoices whose buyer became known while invoices were off.';

revoke execute on function
  public.check_tax_document_change, public.record_tax_document_event, public.take_document_number,
  public.number_tax_document, public.queue_invoice, public.create_invoice, public.release_credit_note,
  public.queue_credit_note, public.credit_refunded_order, public.queue_waiting_invoices,
  public.complete_invoice_buyer
from public, anon, authenticated, service_role;

grant execute on function
  public.take_document_number, public.number_tax_document, public.queue_invoice, public.create_invoice,
  public.release_credit_note, public.queue_credit_note, public.queue_waiting_invoices, public.complete_invoice_buyer
to service_role;
