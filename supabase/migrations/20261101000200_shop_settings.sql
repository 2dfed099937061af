-- The numbers that the database itself calculates with, and which migrations it has.

create table public.shop_settings (
  singleton boolean primary key default true check (singleton),
  hold_minutes integer not null default 15 check (hold_minutes between 1 and 1440),
  owner_email text check (owner_email <> ''),
  max_line_quantity integer not null default 20 check (max_line_quantity between 1 and 1000),
  max_checkout_lines integer not null default 30 check (max_checkout_lines between 1 and 200),
  max_checkout_units integer not null default 30 check (max_checkout_units between 1 and 10000),
  max_live_checkouts integer not null default 3 check (max_live_checkouts between 1 and 1000),
  max_client_checkouts integer not null default 20 check (max_client_checkouts > 0),
  admin_password_hash text
);

comment on table public.shop_settings is
  'One row: how long a checkout holds stock, and the limits of checkouts. Synced by the server at start.';
comment on column public.shop_settings.owner_email is
  'Who is written to when a payment needs a person. Synced by the server at start; null before that.';
comment on column public.shop_settings.max_checkout_units is 'Units in one checkout, all lines together.';
comment on column public.shop_settings.max_live_checkouts is 'Live checkouts of one client with the same email address.';
comment on column public.shop_settings.max_client_checkouts is
  'Live checkouts of one client, and live units of one product, of which a full line is always allowed.';
comment on column public.shop_settings.admin_password_hash is
  'bcrypt hash of ADMIN_PASSWORD as it was last applied by the embedded database; null where it never was.';

alter table public.shop_settings enable row level security;

insert into public.shop_settings default values;

create function public.configure_shop(
  hold_minutes integer,
  owner_email text default null,
  client_checkouts integer default null
)
returns void
language plpgsql set search_path = ''
as $$
begin
  if configure_shop.hold_minutes is null
    or configure_shop.hold_minutes not between 1 and 1440
    or configure_shop.client_checkouts < 1
  then
    perform public.raise_error(
      400, 'INVALID_REQUEST',
      'The hold must be from 1 to 1440 minutes and the checkouts of a client at least 1.',
      ''
    );
  end if;

  -- Unchanged settings leave the row alone, so that several servers can start at once.
  update public.shop_settings as settings
  set
    hold_minutes = configure_shop.hold_minutes,
    owner_email = coalesce(configure_shop.owner_email, settings.owner_email),
    max_client_checkouts = coalesce(configure_shop.client_checkouts, settings.max_client_checkouts)
  where settings.singleton
    and (
      settings.hold_minutes, settings.owner_email, settings.max_client_checkouts
    ) is distinct from (
      configure_shop.hold_minutes,
      coalesce(configure_shop.owner_email, settings.owner_email),
      coalesce(configure_shop.client_checkouts, settings.max_client_checkouts)
    );
end;
$$;

comment on function public.configure_shop is
  'Server only: syncs the hold in minutes, the owner''s email address and the live checkouts of one client with the shop''s settings.';

create function public.list_migrations()
returns jsonb
-- The history of Supabase's CLI is its owner's alone.
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(migration.version order by migration.version), '[]')
    from supabase_migrations.schema_migrations as migration
  );
exception
  -- A database whose migrations were applied in another way has no history.
  when undefined_table then
    return '[]';
end;
$$;

comment on function public.list_migrations is
  'Server only: the versions of the applied migrations, which the server compares with its own at start.';

grant execute on function
  public.configure_shop, public.list_migrations
to service_role;
