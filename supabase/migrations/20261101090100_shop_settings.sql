-- The few numbers the database itself reckons with.

create table public.shop_settings (
  singleton boolean primary key default true check (singleton),
  tax_rate numeric(5, 4) not null default 0.15 check (tax_rate >= 0 and tax_rate < 1),
  hold_minutes integer not null default 15 check (hold_minutes between 1 and 1440),
  max_line_quantity integer not null default 20 check (max_line_quantity between 1 and 1000),
  max_checkout_lines integer not null default 30 check (max_checkout_lines between 1 and 200)
);

comment on table public.shop_settings is
  'One row: tax rate, how long a checkout holds its goods, and the largest checkout. Synced by the server at start.';

alter table public.shop_settings enable row level security;

revoke all on table public.shop_settings from public, anon, authenticated;
grant all on table public.shop_settings to service_role;

insert into public.shop_settings default values;

create function public.configure_shop(tax_rate numeric, hold_minutes integer)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if configure_shop.tax_rate is null
    or configure_shop.tax_rate < 0
    or configure_shop.tax_rate >= 1
    or configure_shop.hold_minutes is null
    or configure_shop.hold_minutes not between 1 and 1440
  then
    raise sqlstate 'PT400' using
      message = 'The tax rate must be from 0 to below 1 and the hold from 1 to 1440 minutes.',
      detail = 'INVALID_SETTINGS';
  end if;

  -- Unchanged settings leave the row alone, so that several servers may start at once.
  update public.shop_settings as settings
  set tax_rate = configure_shop.tax_rate, hold_minutes = configure_shop.hold_minutes
  where settings.singleton
    and (settings.tax_rate, settings.hold_minutes)
      is distinct from (configure_shop.tax_rate::numeric(5, 4), configure_shop.hold_minutes);
end;
$$;

comment on function public.configure_shop(numeric, integer) is
  'Server only: brings the tax rate (0.15 is 15 %) and the hold in minutes in line with the shop''s settings file.';

revoke execute on function public.configure_shop(numeric, integer)
from public, anon, authenticated, service_role;

grant execute on function public.configure_shop(numeric, integer) to service_role;
