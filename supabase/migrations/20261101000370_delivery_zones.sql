-- What delivery costs by province, how long it takes, and where shoppers can pick up.
-- docs/decisions/076-delivery-and-discounts.md

create table public.delivery_zones (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'),
  name_es text not null default '' check (char_length(name_es) <= 100 and name_es !~ '[[:cntrl:]]'),
  is_everywhere_else boolean not null default false,
  price numeric(12, 2) not null default 0 check (price between 0 and 1000),
  free_from numeric(12, 2) check (free_from between 0.01 and 100000),
  days_min integer check (days_min between 0 and 90),
  days_max integer check (days_max between 0 and 90),
  check ((days_min is null) = (days_max is null)),
  check (days_min <= days_max)
);

comment on table public.delivery_zones is
  'Prices of delivery. Without provinces of its own a zone is everywhere else; the shop delivers to no province that no zone covers.';
comment on column public.delivery_zones.price is 'In US dollars, with IVA where products'' prices include it.';
comment on column public.delivery_zones.free_from is
  'From this sum of the bag''s prices on, delivery is free; null if it never is, and meaningless at a price of 0.';
comment on column public.delivery_zones.days_min is
  'Business days from the shipment to the earliest delivery; null: those of shop_information.';

create unique index delivery_zones_everywhere_else_key on public.delivery_zones (is_everywhere_else)
  where is_everywhere_else;

create table public.delivery_zone_provinces (
  province text primary key check (char_length(province) between 1 and 100 and province !~ '[[:cntrl:]]'),
  zone_id uuid not null references public.delivery_zones (id) on delete cascade
);

comment on table public.delivery_zone_provinces is
  'The zone of each province of Ecuador that has one of its own.';

create index delivery_zone_provinces_zone_id_idx on public.delivery_zone_provinces (zone_id);

-- The specification's rule: delivery is free, everywhere.
insert into public.delivery_zones (name, name_es, is_everywhere_else) values ('All of Ecuador', 'Todo el Ecuador', true);

alter table public.delivery_zones enable row level security;
alter table public.delivery_zone_provinces enable row level security;

select public.allow_public_read('public.delivery_zones');
select public.allow_staff('public.delivery_zones', 'insert, update, delete');

select public.allow_public_read('public.delivery_zone_provinces');
select public.allow_staff('public.delivery_zone_provinces', 'insert, update, delete');

create function public.list_delivery_zones()
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', zone.id,
        'name', zone.name,
        'nameEs', zone.name_es,
        'isEverywhereElse', zone.is_everywhere_else,
        'provinces', (
          select coalesce(jsonb_agg(covered.province order by covered.province), '[]')
          from public.delivery_zone_provinces as covered where covered.zone_id = zone.id
        ),
        'price', zone.price,
        'freeFrom', zone.free_from,
        'daysMin', zone.days_min,
        'daysMax', zone.days_max
      )
      order by zone.is_everywhere_else, zone.name, zone.id
    ),
    '[]'
  )
  from public.delivery_zones as zone;
$$;

comment on function public.list_delivery_zones is
  'Every zone with its provinces, everywhere else last.';

-- Invoker: row level security decides that only staff save.
create function public.save_delivery_zones(zones jsonb, opened jsonb default null)
returns void
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(zones) is distinct from 'array' or octet_length(zones::text) > 50000 then
    perform public.raise_error(422, 'INVALID_DELIVERY_ZONES', 'Please check the zones of delivery.', 'zones');
  end if;

  -- One writer at a time: a half-seen list could leave provinces in two zones.
  lock table public.delivery_zones in share row exclusive mode;

  if opened <> public.list_delivery_zones() then
    perform public.raise_error(409, 'SETTINGS_CHANGED', 'Someone else has changed the zones of delivery.', 'zones');
  end if;

  delete from public.delivery_zones as zone
  where zone.id not in (
    select (given ->> 'id')::uuid from jsonb_array_elements(zones) as given where given ->> 'id' is not null
  );
  delete from public.delivery_zone_provinces where true;
  -- Another zone may be everywhere else from now on, and rows are written one by one.
  update public.delivery_zones set is_everywhere_else = false where is_everywhere_else;

  with given as (
    select
      coalesce((entry ->> 'id')::uuid, gen_random_uuid()) as id,
      entry
    from jsonb_array_elements(zones) as entry
  ),
  saved as (
    insert into public.delivery_zones as zone (
      id, name, name_es, is_everywhere_else, price, free_from, days_min, days_max
    )
    select
      given.id, public.clean_text(entry ->> 'name'), public.clean_text(coalesce(entry ->> 'nameEs', '')),
      coalesce((entry ->> 'isEverywhereElse')::boolean, false), (entry ->> 'price')::numeric,
      (entry ->> 'freeFrom')::numeric, (entry ->> 'daysMin')::integer, (entry ->> 'daysMax')::integer
    from given
    on conflict (id) do update set
      name = excluded.name, name_es = excluded.name_es, is_everywhere_else = excluded.is_everywhere_else,
      price = excluded.price, free_from = excluded.free_from, days_min = excluded.days_min, days_max = excluded.days_max
    returning zone.id
  )
  insert into public.delivery_zone_provinces (zone_id, province)
  select given.id, province
  from given
  join saved on saved.id = given.id
  cross join lateral jsonb_array_elements_text(coalesce(entry -> 'provinces', '[]')) as province;
exception
  when unique_violation or cardinality_violation then
    perform public.raise_error(
      422, 'INVALID_DELIVERY_ZONES', 'A province, or everywhere else, may be in one zone only.', 'provinces'
    );
  when check_violation or not_null_violation or invalid_text_representation or invalid_parameter_value
    or numeric_value_out_of_range
  then
    perform public.raise_error(422, 'INVALID_DELIVERY_ZONES', 'Please check the zones of delivery.', 'zones');
end;
$$;

comment on function public.save_delivery_zones is
  'Replaces all zones by those of the JSON, as list_delivery_zones returns them; one without an id is new. With opened, the list that was edited, it raises SETTINGS_CHANGED if another one is stored; INVALID_DELIVERY_ZONES for one that cannot be.';

grant execute on function public.list_delivery_zones to anon, authenticated, service_role;
grant execute on function public.save_delivery_zones to authenticated, service_role;
