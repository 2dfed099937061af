-- What the shop's electronic invoices say about their issuer, and where they are sent.

create table public.invoice_settings (
  id boolean primary key default true check (id),
  environment text not null default 'off' check (environment in ('off', 'sandbox', 'test', 'production')),
  ruc text not null default '' check (ruc ~ '^([0-9]{10}001)?$'),
  legal_name text not null default '' check (char_length(legal_name) <= 300 and legal_name !~ '[[:cntrl:]]'),
  trade_name text not null default '' check (char_length(trade_name) <= 300 and trade_name !~ '[[:cntrl:]]'),
  head_office_address text not null default ''
    check (char_length(head_office_address) <= 300 and head_office_address !~ '[[:cntrl:]]'),
  establishment_address text not null default ''
    check (char_length(establishment_address) <= 300 and establishment_address !~ '[[:cntrl:]]'),
  establishment text not null default '001' check (establishment ~ '^[0-9]{3}$' and establishment <> '000'),
  emission_point text not null default '001' check (emission_point ~ '^[0-9]{3}$' and emission_point <> '000'),
  keeps_accounts boolean not null default false,
  special_taxpayer text not null default '' check (special_taxpayer ~ '^([A-Za-z0-9]{3,13})?$'),
  withholding_agent text not null default '' check (withholding_agent ~ '^([0-9]{1,8})?$'),
  is_rimpe boolean not null default false,
  provider_ruc text not null default '' check (provider_ruc ~ '^([0-9]{10}001)?$'),
  updated_at timestamptz not null default now(),
  check (
    environment in ('off', 'sandbox')
    or (ruc <> '' and legal_name <> '' and head_office_address <> '')
  )
);

comment on table public.invoice_settings is
  'One row: the issuer of the shop''s electronic invoices. Staff read it; only the server changes it, because it checks the certificate first.';
comment on column public.invoice_settings.environment is
  'off: no invoices; sandbox: the stand-in for the SRI that the server offers; test and production: the SRI''s own services.';
comment on column public.invoice_settings.ruc is 'The issuer''s tax number, the one in the signing certificate.';
comment on column public.invoice_settings.establishment_address is 'Empty: the same as the head office.';
comment on column public.invoice_settings.emission_point is
  'Best one of the web shop''s own: nothing else may issue documents with its numbers.';
comment on column public.invoice_settings.special_taxpayer is 'The number of the resolution, or empty.';
comment on column public.invoice_settings.withholding_agent is 'The number of the resolution without leading zeros, or empty.';
comment on column public.invoice_settings.provider_ruc is
  'The RUC of the billing system''s provider; empty leaves it out of the documents.';
comment on column public.invoice_settings.updated_at is 'The version that an editor changes, for optimistic locking.';

create trigger set_updated_at before update on public.invoice_settings
for each row execute function public.set_updated_at();

alter table public.invoice_settings enable row level security;

select public.allow_staff('public.invoice_settings', 'select');

insert into public.invoice_settings default values;

create function public.issuer_ruc_of(settings public.invoice_settings, environment text)
returns text
language sql immutable set search_path = ''
as $$
  select case when issuer_ruc_of.environment = 'sandbox' then '' else settings.ruc end;
$$;

comment on function public.issuer_ruc_of is
  'Whose numbers the documents of an environment take: those of the RUC of the settings; empty in the sandbox, whose issuer is the server''s own.';

create function public.issuer_ruc_in(environment text)
returns text
language sql stable set search_path = ''
as $$
  select public.issuer_ruc_of(settings, issuer_ruc_in.environment)
  from public.invoice_settings as settings
  where settings.id;
$$;

comment on function public.issuer_ruc_in is
  'The RUC of issuer_ruc_of by the present settings.';

create function public.invoice_buyer_required()
returns boolean
language sql stable set search_path = ''
as $$
  select settings.environment = 'production' from public.invoice_settings as settings where settings.id;
$$;

comment on function public.invoice_buyer_required is
  'Whether a shopper has to say whom the invoice is for before paying: since 2026 it is sent at the moment of sale.';

create function public.save_invoice_settings(staff_id uuid, settings jsonb, version timestamptz)
returns void
language plpgsql set search_path = ''
as $$
declare
  saved public.invoice_settings;
  failed text;
begin
  perform public.require_staff(staff_id);

  select * into strict saved from public.invoice_settings as stored where stored.id for update;
  if saved.updated_at is distinct from save_invoice_settings.version then
    perform public.raise_error(
      409, 'SETTINGS_CHANGED', 'The settings of invoices have been changed meanwhile. Please load them again.', 'version'
    );
  end if;

  -- What the JSON leaves out stays as it is.
  saved := jsonb_populate_record(saved, save_invoice_settings.settings - 'id' - 'updated_at');

  update public.invoice_settings as stored
  set
    environment = saved.environment,
    ruc = saved.ruc,
    legal_name = public.clean_text(saved.legal_name),
    trade_name = public.clean_text(saved.trade_name),
    head_office_address = public.clean_text(saved.head_office_address),
    establishment_address = public.clean_text(saved.establishment_address),
    establishment = saved.establishment,
    emission_point = saved.emission_point,
    keeps_accounts = saved.keeps_accounts,
    special_taxpayer = saved.special_taxpayer,
    withholding_agent = saved.withholding_agent,
    is_rimpe = saved.is_rimpe,
    provider_ruc = saved.provider_ruc
  where stored.id;

  perform public.queue_waiting_invoices();
exception
  when check_violation or not_null_violation then
    get stacked diagnostics failed = constraint_name;
    perform public.raise_error(
      400, 'INVALID_INVOICE_SETTINGS', 'Please check the settings of invoices.',
      coalesce(substring(failed from '^invoice_settings_(.+)_check$'), 'environment')
    );
end;
$$;

comment on function public.save_invoice_settings is
  'Server only: changes the settings named in the JSON for a member of staff, after the server has checked the certificate. Raises SETTINGS_CHANGED, or INVALID_INVOICE_SETTINGS with the column as its hint.';

create function public.offer_invoice_sandbox(is_offered boolean)
returns void
language plpgsql set search_path = ''
as $$
begin
  -- Unchanged settings leave the row alone, so that several servers can start at once.
  update public.invoice_settings as settings
  set environment = case when offer_invoice_sandbox.is_offered then 'sandbox' else 'off' end
  where settings.id
    and settings.environment = case when offer_invoice_sandbox.is_offered then 'off' else 'sandbox' end;

  if found then
    perform public.queue_waiting_invoices();
  end if;
end;
$$;

comment on function public.offer_invoice_sandbox is
  'Server only, at its start: turns invoices of the sandbox on where it is offered and invoices are off, and off where it is not.';

grant execute on function
  public.issuer_ruc_of, public.issuer_ruc_in, public.invoice_buyer_required, public.save_invoice_settings, public.offer_invoice_sandbox
to service_role;
