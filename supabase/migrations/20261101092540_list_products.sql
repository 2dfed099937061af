-- A page of the shop in one call that costs as much at 100,000 products as at 100. Where the filters leave few, they are
-- gathered by the index of filters and then sorted; where they leave many, the goods are walked in their order until
-- the page is full. Which of the two is decided by the count, which is exact as far as it goes. A walk that leads past
-- too much else (the cheapest goods come in no size) is given up for gathering.

-- Definer, although everybody may read every product: to a reader who is held by a policy the planner gives no statistics,
-- and without them it takes the wrong index. What is returned is named column by column.
create function public.list_products(
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
  filters text;
  walked integer;
  total integer;
  are_few boolean;
  products jsonb := '[]';
  is_full boolean := false;
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
  -- and all that is asked, in the words of the index of filters.
  filters := concat_ws(
    ' and ',
    'true',
    case when category_id is not null then 'array[goods.category_id, goods.collection_id] @> array[$1]' end,
    case when collection_id is not null then 'array[goods.category_id, goods.collection_id] @> array[$2]' end,
    case when size is not null then 'goods.sizes @> array[$3]' end,
    case when price_min is not null then 'goods.price >= $4' end,
    case when price_max is not null then 'goods.price <= $5' end,
    case when query is not null then 'goods.search @@ $6' end,
    case when in_stock_only then 'array[goods.inventory_status] @> array[''in-stock'']' end
  );

  execute format(
    'select count(*), count(*) filter (where %1$s)
     from (
       select * from public.products as goods where %2$s order by goods.%3$I %4$s, goods.id %4$s limit %5$s
     ) as goods',
    filters, scope, key, shown, walk_lengths[1]
  )
  into walked, total
  using category_id, collection_id, size, price_min, price_max, query;

  are_few := walked = walk_lengths[1] and total <= max_counted;
  if are_few then
    perform set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
    execute format(
      'select count(*) from (select from public.products as goods where %s limit %s) as counted',
      filters, max_counted + 1
    )
    into total
    using category_id, collection_id, size, price_min, price_max, query;
    are_few := total <= max_counted;
  end if;

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

  for attempt in case when are_few then 3 else 1 end .. 3 loop
    exit when skipped >= least(total, max_counted);
    perform
      set_config('enable_indexscan', case attempt when 3 then 'off' else 'on' end, true),
      set_config('enable_indexonlyscan', case attempt when 3 then 'off' else 'on' end, true);
    execute format(
      'select coalesce(
         jsonb_agg(
           jsonb_build_object(
             ''id'', found.id, ''slug'', found.slug, ''name'', found.name, ''name_es'', found.name_es,
             ''description'', found.description, ''description_es'', found.description_es,
             ''price'', found.price, ''original_price'', found.original_price, ''images'', found.images,
             ''sizes'', found.sizes, ''colors'', found.colors, ''inventory_status'', found.inventory_status,
             ''is_new_arrival'', found.is_new_arrival, ''is_bestseller'', found.is_bestseller,
             ''quantity'', found.quantity, ''created_at'', found.created_at,
             ''category'', (
               select jsonb_build_object(''name'', category.name)
               from public.categories as category where category.id = found.category_id
             ),
             ''collection'', (
               select jsonb_build_object(''name'', collection.name)
               from public.collections as collection where collection.id = found.collection_id
             )
           )
           order by found.%1$I %2$s, found.id %2$s
         ),
         ''[]''
       )
       from (
         select * from %3$s as goods where %4$s and %5$s
         order by goods.%1$I %6$s, goods.id %6$s limit %7$s offset %8$s
       ) as found',
      key, shown,
      case
        when attempt < 3 then format(
          '(select * from public.products as goods where %1$s and %2$s order by goods.%3$I %4$s, goods.id %4$s limit %5$s)',
          scope, beyond, key, read, walk_lengths[attempt] + 8 * skipped
        )
        else 'public.products'
      end,
      filters, beyond, read, page_size + 1, skipped
    )
    into products
    using category_id, collection_id, size, price_min, price_max, query, anchor.price, anchor.created_at, anchor.id;

    is_full := jsonb_array_length(products) > page_size;
    exit when is_full or total <= max_counted or filters = 'true';
  end loop;

  return jsonb_build_object(
    -- One more than a page was read, to learn whether there is one more.
    'products', case when is_full then products - (case when read = shown then page_size else 0 end) else products end,
    'total', least(total, max_counted),
    'is_counted', total <= max_counted,
    'has_next', is_full or read <> shown
  );
end;
$$;

comment on function public.list_products(
  text, text, text, numeric, numeric, boolean, text[], text, integer, text, text
) is
  'A page of products, how many there are (is_counted: exactly; otherwise more than that) and whether a page follows. Pages are named by number, or by the slug of the product they follow (after) or precede (before).';

revoke execute on function public.list_products(
  text, text, text, numeric, numeric, boolean, text[], text, integer, text, text
) from public, anon, authenticated, service_role;
grant execute on function public.list_products(
  text, text, text, numeric, numeric, boolean, text[], text, integer, text, text
) to anon, service_role;
