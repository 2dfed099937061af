-- Each state of a tax document, and each answer of the SRI, becomes a row of its history.

create table public.tax_document_events (
  id bigint generated always as identity primary key,
  document_id uuid not null references public.tax_documents (id) on delete cascade,
  from_state text,
  to_state text not null,
  reason text,
  messages jsonb not null default '[]',
  actor uuid,
  note text,
  created_at timestamptz not null default now()
);

comment on table public.tax_document_events is
  'The history of a tax document: its states and what the SRI said. actor is the member of staff who retried, corrected or closed it, note what they changed or wrote.';

create index tax_document_events_document_id_idx on public.tax_document_events (document_id);

alter table public.tax_document_events enable row level security;

select public.allow_staff('public.tax_document_events', 'select');

create function public.record_tax_document_event()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  insert into public.tax_document_events (document_id, from_state, to_state, reason, messages, actor, note)
  values (
    new.id, case when tg_op = 'UPDATE' then old.state end, new.state, new.reason, new.messages,
    -- Set by retry_tax_document() and close_tax_document().
    nullif(current_setting('shop.document_actor', true), '')::uuid,
    nullif(current_setting('shop.document_note', true), '')
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
