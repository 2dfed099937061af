-- The version that the web servers' caches are keyed by. It changes with each change of what shoppers see.

create table public.catalogue_changes (
  part text not null check (part in ('catalogue', 'stock')),
  shard uuid not null default gen_random_uuid(),
  changes bigint not null default 1,
  primary key (part, shard)
);

comment on table public.catalogue_changes is
  'Counts the changes of what pages show; their sum is the version. In shards, so that no writer waits for another.';

alter table public.catalogue_changes enable row level security;

create function public.count_change()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One row for all would serialize checkouts, and deadlock with the order in which they lock products.
  update public.catalogue_changes as counter
  set changes = counter.changes + 1
  where (counter.part, counter.shard) = (
    select unlocked.part, unlocked.shard
    from public.catalogue_changes as unlocked
    where unlocked.part = tg_argv[0]
    limit 1
    for update skip locked
  );
  if not found then
    insert into public.catalogue_changes (part) values (tg_argv[0]);
  end if;
  return null;
end;
$$;

comment on function public.count_change is
  'Trigger: counts a change of the part named by its argument. Definer, because staff may change products but not the count.';

do $$
declare
  shown regclass;
begin
  foreach shown in array array[
    'public.categories', 'public.collections', 'public.products', 'public.swatches', 'public.product_variants',
    'public.size_charts', 'public.size_chart_categories', 'public.search_synonyms', 'public.shop_settings',
    'public.shop_information', 'public.tax_rates', 'public.delivery_zones', 'public.delivery_zone_provinces',
    'public.invoice_settings', 'public.payment_methods'
  ]::regclass[]
  loop
    execute format(
      'create trigger count_change after insert or update or delete or truncate on %s '
      'for each statement execute function public.count_change(''catalogue'')',
      shown
    );
  end loop;
end;
$$;

create trigger count_change after update of state or delete or truncate on public.reviews
for each statement execute function public.count_change('catalogue');

-- A checkout's lines are written with it and never change; what it holds depends on its own row.
create trigger count_change after insert or delete on public.checkouts
for each statement execute function public.count_change('stock');

create trigger count_hold_change after update of status, expires_at on public.checkouts
for each row
when (old.status is distinct from new.status or old.expires_at is distinct from new.expires_at)
execute function public.count_change('stock');

create function public.cache_version()
returns jsonb
language plpgsql set search_path = ''
set enable_seqscan = off
set jit = off
as $$
begin
  return (
    with counted as (
      select
        coalesce(sum(counter.changes) filter (where counter.part = 'catalogue'), 0) as catalogue,
        coalesce(sum(counter.changes) filter (where counter.part = 'stock'), 0) as stock
      from public.catalogue_changes as counter
    ),
    -- A hold that expires writes nothing, but is then no longer the next to expire.
    holds as (
      select min(checkout.expires_at) as next_end
      from public.checkouts as checkout
      where checkout.status = 'open' and checkout.expires_at > clock_timestamp()
    ),
    -- A rate that begins at midnight writes nothing either.
    pricing as (select public.tax_rate_on(public.shop_day()) as rate)
    select jsonb_build_object(
      'catalogue', concat_ws('/', counted.catalogue, pricing.rate),
      'stock', concat_ws('/', counted.catalogue, pricing.rate, counted.stock, extract(epoch from holds.next_end))
    )
    from counted, holds, pricing
  );
end;
$$;

comment on function public.cache_version is
  'Server only: the versions of pages of the catalogue, and of pages that also show free stock. Equal versions mean equal pages.';

grant execute on function
  public.cache_version
to service_role;
