-- Invoices and credit notes. A document's row is made in the transaction that makes its order paid, delivered or refunded, and
-- its number comes from a locked counter in the same transaction. docs/decisions/073-a-queue-of-tax-documents.md

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
  ('needs_owner', 'signed'),
  ('needs_owner', 'closed');

create table public.tax_documents (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  kind text not null check (kind in ('invoice', 'credit_note')),
  state text not null check (
    state in (
      'awaiting_buyer', 'awaiting_invoice', 'queued', 'signed', 'received', 'authorized', 'needs_owner', 'closed'
    )
  ),
  environment text not null check (environment in ('sandbox', 'test', 'production')),
  issuer_ruc text,
  establishment text,
  emission_point text,
  sequential integer check (sequential between 1 and 999999999),
  numeric_code text check (numeric_code ~ '^[0-9]{8}$'),
  issue_date date,
  numbered_at timestamptz,
  access_key text unique check (access_key ~ '^[0-9]{49}$'),
  reason text check (
    reason in (
      'invalid', 'returned', 'rejected', 'unanswered', 'other_issuer', 'final_consumer', 'invoice_closed'
    )
  ),
  messages jsonb not null default '[]' check (jsonb_typeof(messages) = 'array'),
  signed_xml text,
  received_at timestamptz,
  authorized_xml text,
  authorized_at timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz,
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  day date not null generated always as (coalesce(issue_date, (created_at at time zone 'America/Guayaquil')::date)) stored,
  updated_at timestamptz not null default now(),
  constraint tax_documents_order_key unique (order_id, kind),
  constraint tax_documents_number_key unique (
    environment, issuer_ruc, establishment, emission_point, kind, sequential
  ),
  check (
    num_nulls(issuer_ruc, establishment, emission_point, sequential, numeric_code, issue_date, numbered_at) in (0, 7)
    and (sequential is not null or state in ('awaiting_buyer', 'awaiting_invoice', 'needs_owner', 'closed'))
  ),
  check (state not in ('signed', 'received') or access_key is not null),
  check ((state = 'authorized') = (authorized_at is not null) and (authorized_at is null) = (authorized_xml is null)),
  check ((state in ('needs_owner', 'closed')) = (reason is not null))
);

comment on table public.tax_documents is
  'One invoice per order that is paid or delivered, one credit note per returned one. Kept for seven years: no order with a document is deleted.';
comment on column public.tax_documents.state is
  'awaiting_buyer: the order has no buyer yet; awaiting_invoice: a credit note before its invoice is authorized; needs_owner: reason says why; closed: staff settled it elsewhere.';
comment on column public.tax_documents.issuer_ruc is
  'The RUC whose number it has; empty in the sandbox. The settings may name another since.';
comment on column public.tax_documents.issue_date is 'The day in Ecuador on which it took its number, or on which staff retried it after error 65.';
comment on column public.tax_documents.day is
  'In Ecuador: its issue date, before it has one the day of the payment, delivery or return that made it.';
comment on column public.tax_documents.numeric_code is 'The eight digits of the access key that the issuer chooses.';
comment on column public.tax_documents.reason is
  'invalid: the shop cannot write it; returned, rejected: the SRI''s messages say why; unanswered: no verdict for a day; other_issuer: its RUC, or its invoice''s, is not that of the settings; final_consumer: such an invoice cannot be credited; invoice_closed: a credit note whose invoice was settled elsewhere.';
comment on column public.tax_documents.messages is 'The SRI''s latest messages: code, message, information, kind.';
comment on column public.tax_documents.signed_xml is 'The bytes that are sent, signed once.';
comment on column public.tax_documents.received_at is
  'When the SRI took it, later by the time since in which it was not asked or did not answer: its verdict is late a day after.';
comment on column public.tax_documents.attempts is 'How often it was claimed. More than once: it may have been sent before.';
comment on column public.tax_documents.leased_until is 'Until then one server works on it, and no later document of its series is sent.';

-- In the order of the owner's list, which finds a page and counts by state in the index alone. The planner reads order_id for it, too.
create index tax_documents_day_idx on public.tax_documents (day desc, created_at desc, id) include (order_id, state);
create index tax_documents_open_idx on public.tax_documents (next_attempt_at) where state in ('queued', 'signed', 'received');

alter table public.tax_document_transitions enable row level security;
alter table public.tax_documents enable row level security;

select public.allow_staff('public.tax_documents', 'select');

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
      409, 'DOCUMENT_TRANSITION_NOT_ALLOWED',
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
