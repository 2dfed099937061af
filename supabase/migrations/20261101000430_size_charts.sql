-- Size charts: measures of the body and of the garment per size, for one category or several.
-- docs/decisions/079-sizes-and-fabric.md

create table public.size_charts (
  id uuid primary key default gen_random_uuid(),
  sizes jsonb not null check (public.are_chart_sizes(sizes)),
  updated_at timestamptz not null default now()
);

comment on table public.size_charts is 'Size charts of the size guide; the sizes are in order, from small to large.';
comment on column public.size_charts.sizes is
  'Measures in centimeters: of the body as ranges, of the garment as single values; and the size''s name in other systems.';

create table public.size_chart_categories (
  category_id uuid primary key references public.categories (id) on delete cascade,
  chart_id uuid not null references public.size_charts (id) on delete cascade
);

comment on table public.size_chart_categories is 'The size chart of each category that has one.';

create index size_chart_categories_chart_id_idx on public.size_chart_categories (chart_id);

alter table public.size_charts enable row level security;
alter table public.size_chart_categories enable row level security;

select public.allow_public_read('public.size_charts');
select public.allow_staff('public.size_charts', 'insert, update, delete');

select public.allow_public_read('public.size_chart_categories');
select public.allow_staff('public.size_chart_categories', 'insert, update, delete');

create trigger set_updated_at
before update on public.size_charts
for each row execute function public.set_updated_at();

create function public.list_size_charts()
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', chart.id,
        'version', chart.updated_at,
        'categories', coalesce(used.categories, '[]'),
        'sizes', chart.sizes
      )
      order by used.first, chart.id
    ),
    '[]'
  )
  from public.size_charts as chart
  left join lateral (
    select
      min(category.display_name) as first,
      jsonb_agg(jsonb_build_object('id', category.id, 'name', category.name) order by category.display_name) as categories
    from public.size_chart_categories as link
    join public.categories as category on category.id = link.category_id
    where link.chart_id = chart.id
  ) as used on true;
$$;

comment on function public.list_size_charts is
  'Every size chart with its categories, by the name of the first; those of no category last.';

-- Invoker: row level security decides that only staff save.
create function public.save_size_chart(id uuid, sizes jsonb, categories uuid[], version timestamptz default null)
returns boolean
language plpgsql set search_path = ''
as $$
begin
  -- One writer at a time: two that swap categories would deadlock.
  lock table public.size_charts in share row exclusive mode;

  if save_size_chart.version is null then
    insert into public.size_charts as chart (id, sizes) values (save_size_chart.id, save_size_chart.sizes)
    on conflict do nothing;
  else
    update public.size_charts as chart set sizes = save_size_chart.sizes
    where chart.id = save_size_chart.id and chart.updated_at = save_size_chart.version;
  end if;
  if not found then
    return false;
  end if;

  delete from public.size_chart_categories as link
  where link.chart_id = save_size_chart.id and link.category_id <> all (array_remove(save_size_chart.categories, null));

  -- A form that was opened before must not take the category back.
  update public.size_charts as loser set sizes = loser.sizes
  from public.size_chart_categories as link
  where link.chart_id = loser.id and loser.id <> save_size_chart.id
    and link.category_id = any (save_size_chart.categories);

  -- One that was deleted meanwhile does not keep the rest from being saved.
  insert into public.size_chart_categories as link (category_id, chart_id)
  select category.id, save_size_chart.id from public.categories as category
  where category.id = any (save_size_chart.categories)
  for key share
  on conflict (category_id) do update set chart_id = excluded.chart_id where link.chart_id <> excluded.chart_id;
  return true;
exception
  when check_violation or not_null_violation then
    perform public.raise_error(422, 'INVALID_SIZE_CHART', 'Please check the size chart.', 'sizes');
    return false;
end;
$$;

comment on function public.save_size_chart is
  'Adds a size chart, or changes the given version of it, for exactly these categories, as far as they exist, which leave their former charts as new versions of those; false when it is no longer that version. Raises INVALID_SIZE_CHART for one that cannot be. Works with the rights of the caller.';

grant execute on function public.list_size_charts to anon, authenticated, service_role;
grant execute on function public.save_size_chart to authenticated, service_role;
