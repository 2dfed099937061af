-- Numbers of tax documents: chronological, without gap or duplicate, from a counter that stays locked until the commit.

create table public.tax_document_counters (
  environment text not null,
  issuer_ruc text not null,
  establishment text not null,
  emission_point text not null,
  kind text not null,
  next_number integer not null default 1 check (next_number between 1 and 1000000000),
  skipped integer not null default 0 check (skipped >= 0),
  primary key (environment, issuer_ruc, establishment, emission_point, kind)
);

comment on table public.tax_document_counters is
  'The next number of each series. Its row is the last lock of every transaction, so numbers are in the order of the commits.';
comment on column public.tax_document_counters.skipped is
  'Numbers that belong to no row here: after a restore, those of documents which the SRI has and the shop has lost.';

alter table public.tax_document_counters enable row level security;

select public.allow_staff('public.tax_document_counters', 'select');

create function public.take_document_number(
  environment text, issuer_ruc text, establishment text, emission_point text, kind text
)
returns integer
language sql set search_path = ''
as $$
  insert into public.tax_document_counters as counter (
    environment, issuer_ruc, establishment, emission_point, kind, next_number
  )
  values (
    take_document_number.environment, take_document_number.issuer_ruc, take_document_number.establishment,
    take_document_number.emission_point, take_document_number.kind, 2
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
  ruc text;
  taken integer;
begin
  -- Read once: a series is that of one RUC, establishment and emission point.
  select * into strict settings from public.invoice_settings as stored where stored.id;
  ruc := public.issuer_ruc_of(settings, document.environment);

  taken := public.take_document_number(
    document.environment, ruc, settings.establishment, settings.emission_point, document.kind
  );

  update public.tax_documents as numbered
  set
    state = 'queued',
    reason = null,
    issuer_ruc = ruc,
    establishment = settings.establishment,
    emission_point = settings.emission_point,
    sequential = taken,
    -- The clock is read under the counter's lock: a later number has no earlier day.
    numbered_at = clock_timestamp(),
    issue_date = public.shop_day(),
    numeric_code = lpad(floor(random() * 100000000)::integer::text, 8, '0'),
    next_attempt_at = clock_timestamp()
  where numbered.id = document.id;
end;
$$;

comment on function public.number_tax_document is
  'Gives a locked document its number and its date, and queues it. Takes the last lock of its transaction.';

-- Definer, because staff may only read the counters.
create function public.skip_document_numbers(environment text, kind text, next_number integer)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  settings public.invoice_settings;
  ruc text;
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

  ruc := public.issuer_ruc_of(settings, skip_document_numbers.environment);
  if ruc = '' and skip_document_numbers.environment <> 'sandbox' then
    perform public.raise_error(400, 'INVALID_REQUEST', 'The numbers are those of a RUC. Please save it first.', 'ruc');
  end if;

  insert into public.tax_document_counters as known (environment, issuer_ruc, establishment, emission_point, kind)
  values (
    skip_document_numbers.environment, ruc, settings.establishment, settings.emission_point, skip_document_numbers.kind
  )
  on conflict on constraint tax_document_counters_pkey do nothing;

  select * into strict counter from public.tax_document_counters as known
  where (known.environment, known.issuer_ruc, known.establishment, known.emission_point, known.kind)
    = (
      skip_document_numbers.environment, ruc, settings.establishment, settings.emission_point,
      skip_document_numbers.kind
    )
  for update;

  -- Never back: a number is used once.
  if counter.next_number > skip_document_numbers.next_number then
    perform public.raise_error(
      409, 'NUMBER_USED', format('The next number is already %s.', counter.next_number), counter.next_number::text
    );
  end if;

  -- A typing error must not use up the numbers: after the last one no order could be paid.
  if skip_document_numbers.next_number - counter.next_number > 1000000 then
    perform public.raise_error(
      400, 'INVALID_REQUEST', 'At most 1,000,000 numbers can be skipped at once.', 'next_number'
    );
  end if;

  update public.tax_document_counters as known
  set
    skipped = known.skipped + skip_document_numbers.next_number - known.next_number,
    next_number = skip_document_numbers.next_number
  where (known.environment, known.issuer_ruc, known.establishment, known.emission_point, known.kind)
    = (counter.environment, counter.issuer_ruc, counter.establishment, counter.emission_point, counter.kind);
  return skip_document_numbers.next_number;
end;
$$;

comment on function public.skip_document_numbers is
  'For staff: sets the next number of a series of the present RUC, establishment and emission point, forward only: where the owner issued with it before, or after a restore. Idempotent. Raises NUMBER_USED with the next number as its hint.';

grant execute on function public.take_document_number, public.number_tax_document
to service_role;

grant execute on function public.skip_document_numbers
to authenticated, service_role;
