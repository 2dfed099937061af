-- Numbers of tax documents: chronological, without gap or duplicate, from a counter that stays locked until the commit.

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

alter table public.tax_document_counters enable row level security;

revoke all on table public.tax_document_counters from public, anon, authenticated;
grant all on table public.tax_document_counters to service_role;

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

create function public.skip_document_numbers(staff_id uuid, kind text, next_number integer)
returns integer
language plpgsql set search_path = ''
as $$
declare
  settings public.invoice_settings;
  reached integer;
begin
  perform public.require_staff(staff_id);
  select * into strict settings from public.invoice_settings as stored where stored.id;

  insert into public.tax_document_counters as counter (environment, establishment, emission_point, kind)
  select settings.environment, settings.establishment, settings.emission_point, skip_document_numbers.kind
  where settings.environment <> 'off' and skip_document_numbers.kind in ('invoice', 'credit_note')
  on conflict on constraint tax_document_counters_pkey do nothing;

  -- Never back: a number is used once.
  update public.tax_document_counters as counter
  set
    skipped = counter.skipped + greatest(skip_document_numbers.next_number - counter.next_number, 0),
    next_number = greatest(skip_document_numbers.next_number, counter.next_number)
  where (counter.environment, counter.establishment, counter.emission_point, counter.kind)
    = (settings.environment, settings.establishment, settings.emission_point, skip_document_numbers.kind)
  returning counter.next_number into reached;
  return reached;
end;
$$;

comment on function public.skip_document_numbers is
  'Server only: sets the next number of the present series, forward only: where the owner issued with it before, or after a restore. Returns it.';

revoke execute on function public.take_document_number, public.number_tax_document, public.skip_document_numbers
from public, anon, authenticated, service_role;

grant execute on function public.take_document_number, public.number_tax_document, public.skip_document_numbers
to service_role;
