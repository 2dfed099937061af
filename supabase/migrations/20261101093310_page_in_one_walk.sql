-- A page of the shop in one walk where there were two: what counts the goods names those of the page as well, and stops when it has met
-- more than is counted. What they are made of is read by their ids alone, in a statement that is always the same, whose plan
-- the session keeps. Goods that are looked at one by one are asked in plainer words than the index of filters takes.

create or replace function public.list_products(
  category text default null,
  collection text default null,
  size text default null,
  price_min numeric default null,
  price_max numeric default null,
  in_stock_only boolean default false,
  words text[] default '{}',
  sort text default 'newest',
  page integer default 1,
  after text default null,
  before text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- The planner cannot know that no shoe comes in size M: it would look through all shoes for one. It is told how to read.
set enable_seqscan = off
set enable_indexscan = on
set enable_indexonlyscan = on
as $$
declare
  page_size constant integer := 24;
  max_counted constant integer := 1000;
  -- With one more than the last page that has a number, to learn whether there is one more.
  max_read constant integer := max_counted + page_size + 1;
  walk_lengths constant integer[] := array[2000, 20000];
  unknown constant uuid := '00000000-0000-0000-0000-000000000000';
  category_id uuid;
  collection_id uuid;
  query constant tsquery := public.search_query(words);
  key constant text := case when sort in ('price-up', 'price-down') then 'price' else 'created_at' end;
  shown constant text := case when sort = 'price-up' then 'asc' else 'desc' end;
  read text := shown;
  skipped integer := 0;
  anchor public.products;
  beyond text := 'true';
  scope text;
  ranges text;
  asked text;
  gathered text;
  total integer;
  is_whole boolean;
  are_few boolean;
  found uuid[];
  is_full boolean;
  products jsonb;
begin
  -- A name that is not known is one that no goods have.
  if category is not null then
    category_id := coalesce((select known.id from public.categories as known where known.name = category), unknown);
  end if;
  if collection is not null then
    collection_id := coalesce((select known.id from public.collections as known where known.name = collection), unknown);
  end if;

  -- What one index holds in the order of the page,
  scope := concat_ws(
    ' and ',
    'true',
    case
      when category_id is not null then 'goods.category_id = $1'
      when collection_id is not null then 'goods.collection_id = $2'
    end,
    case when key = 'price' and price_min is not null then 'goods.price >= $4' end,
    case when key = 'price' and price_max is not null then 'goods.price <= $5' end
  );
  ranges := nullif(
    concat_ws(
      ' and ',
      case when price_min is not null then 'goods.price >= $4' end,
      case when price_max is not null then 'goods.price <= $5' end,
      case when query is not null then 'goods.search @@ $6' end
    ),
    ''
  );
  -- all that is asked of goods that are looked at one by one,
  asked := concat_ws(
    ' and ',
    'true',
    case when category_id is not null then 'goods.category_id = $1' end,
    case when collection_id is not null then 'goods.collection_id = $2' end,
    case when size is not null then '$3 = any (goods.sizes)' end,
    ranges,
    case when in_stock_only then 'goods.inventory_status = ''in-stock''' end
  );
  -- and the same in the words of the index of filters.
  gathered := concat_ws(
    ' and ',
    'true',
    case when category_id is not null then 'array[goods.category_id, goods.collection_id] @> array[$1]' end,
    case when collection_id is not null then 'array[goods.category_id, goods.collection_id] @> array[$2]' end,
    case when size is not null then 'goods.sizes @> array[$3]' end,
    ranges,
    case when in_stock_only then 'array[goods.inventory_status] @> array[''in-stock'']' end
  );

  -- Pages that were counted have a number; those beyond are known by the product they follow or precede.
  select * into anchor from public.products as goods where goods.slug = coalesce(after, before);
  if anchor.id is null then
    skipped := (least(greatest(coalesce(page, 1), 1), max_counted) - 1) * page_size;
  else
    if before is not null then
      read := case shown when 'asc' then 'desc' else 'asc' end;
    end if;
    beyond := format('(goods.%I, goods.id) %s (%s, $9)', key,
      case read when 'asc' then '>' else '<' end, case key when 'price' then '$7' else '$8' end);
  end if;

  execute format(
    'select array_agg(met.id order by met.%3$I %4$s, met.id %4$s)
     from (
       select goods.id, goods.%3$I
       from (
         select * from public.products as goods where %2$s order by goods.%3$I %4$s, goods.id %4$s limit %5$s
       ) as goods
       where %1$s order by goods.%3$I %4$s, goods.id %4$s limit %6$s
     ) as met',
    asked, scope, key, shown, walk_lengths[1], max_read
  )
  into found
  using category_id, collection_id, size, price_min, price_max, query;
  total := coalesce(cardinality(found), 0);
  found := found[skipped + 1 : skipped + page_size + 1];

  -- A small shop was walked to its end; in a large one few were met because there are few, or because they are far apart.
  is_whole := total < max_read and not exists (select from public.products offset walk_lengths[1]);
  are_few := not is_whole and total <= max_counted;
  if are_few then
    perform set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
    execute format(
      'select count(*) from (select from public.products as goods where %s limit %s) as counted',
      gathered, max_counted + 1
    )
    into total
    using category_id, collection_id, size, price_min, price_max, query;
    are_few := total <= max_counted;
  end if;

  is_full := coalesce(cardinality(found) > page_size, false);
  if skipped >= least(total, max_counted) then
    found := null;
    is_full := false;
  elsif anchor.id is not null or not (is_whole or is_full) then
    for attempt in case when are_few then 3 when anchor.id is null and skipped = 0 then 2 else 1 end .. 3 loop
      perform
        set_config('enable_indexscan', case attempt when 3 then 'off' else 'on' end, true),
        set_config('enable_indexonlyscan', case attempt when 3 then 'off' else 'on' end, true);
      execute format(
        'select array_agg(met.id order by met.%1$I %2$s, met.id %2$s)
         from (
           select goods.id, goods.%1$I from %3$s as goods where %4$s and %5$s
           order by goods.%1$I %6$s, goods.id %6$s limit %7$s offset %8$s
         ) as met',
        key, shown,
        case
          when attempt < 3 then format(
            '(select * from public.products as goods where %1$s and %2$s order by goods.%3$I %4$s, goods.id %4$s limit %5$s)',
            scope, beyond, key, read, walk_lengths[attempt] + 8 * skipped
          )
          else 'public.products'
        end,
        case when attempt < 3 then asked else gathered end, beyond, read, page_size + 1, skipped
      )
      into found
      using category_id, collection_id, size, price_min, price_max, query, anchor.price, anchor.created_at, anchor.id;

      is_full := coalesce(cardinality(found) > page_size, false);
      exit when is_full or total <= max_counted or asked = 'true';
    end loop;
  end if;
  if is_full then
    found := case when read = shown then found[1:page_size] else found[2:] end;
  end if;

  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', goods.id, 'slug', goods.slug, 'name', goods.name, 'name_es', goods.name_es,
        'description', goods.description, 'description_es', goods.description_es,
        'price', goods.price, 'original_price', goods.original_price, 'images', goods.images,
        'sizes', goods.sizes, 'colors', goods.colors, 'inventory_status', goods.inventory_status,
        'is_new_arrival', goods.is_new_arrival, 'is_bestseller', goods.is_bestseller,
        'quantity', goods.quantity, 'created_at', goods.created_at,
        'category', (
          select jsonb_build_object('name', known.name)
          from public.categories as known where known.id = goods.category_id
        ),
        'collection', (
          select jsonb_build_object('name', known.name)
          from public.collections as known where known.id = goods.collection_id
        )
      )
      order by wanted.place
    ),
    '[]'
  )
  into products
  from unnest(found) with ordinality as wanted (id, place)
  join public.products as goods on goods.id = wanted.id;

  return jsonb_build_object(
    'products', products,
    'total', least(total, max_counted),
    'is_counted', total <= max_counted,
    'has_next', is_full or read <> shown
  );
end;
$$;
