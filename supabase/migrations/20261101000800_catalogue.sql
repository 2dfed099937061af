-- What shoppers' pages read.

create function public.search_query(words text[])
returns tsquery
language plpgsql immutable parallel safe set search_path = ''
-- Without the notice about every word that a dictionary leaves out.
set client_min_messages = warning
as $$
declare
  word text;
  quoted text;
  beginning tsquery;
  stem tsquery;
  whole tsquery;
  -- The query when the dictionaries leave out every word, such as the "a" of "amalfi".
  beginnings tsquery;
begin
  foreach word in array coalesce(words[1:8], '{}') loop
    continue when coalesce(word, '') = '';

    -- In quotes a word is text, whatever it holds.
    quoted := '''' || replace(replace(public.fold_text(left(word, 100)), '\', '\\'), '''', '''''') || '''';
    beginning := to_tsquery('simple', quoted || ':*');
    beginnings := coalesce(beginnings && beginning, beginning);

    stem := to_tsquery('english', quoted);
    continue when numnode(stem) = 0;
    stem := stem || to_tsquery('spanish', quoted);
    continue when numnode(to_tsquery('spanish', quoted)) = 0;

    whole := coalesce(whole && (beginning || stem), beginning || stem);
  end loop;

  return coalesce(whole, beginnings);
end;
$$;

comment on function public.search_query is
  'The query for products.search that matches every word, whole in either language or as the beginning of a word of the name; null for no word.';

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
language plpgsql stable security definer set search_path = ''
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

comment on function public.list_products is
  'A page of products, how many there are (is_counted: exactly; otherwise more than that) and whether a page follows. Pages are named by number, or by the slug of the product they follow (after) or precede (before).';

create table public.offered_sizes (
  size text primary key,
  product_count integer not null
);

comment on table public.offered_sizes is
  'How many products come in each size; none where the last of them went. Written by the triggers of products only.';

alter table public.offered_sizes enable row level security;

revoke all on table public.offered_sizes from public, anon, authenticated;
grant select on table public.offered_sizes to anon, authenticated;
grant all on table public.offered_sizes to service_role;

create policy "Everybody may read offered sizes"
on public.offered_sizes for select to anon, authenticated
using (true);

create function public.move_offered_sizes(come text[], gone text[])
returns void
language sql security definer set search_path = ''
as $$
  -- In the order of the sizes, so that two writers never wait for each other.
  insert into public.offered_sizes as offered (size, product_count)
  select step.size, sum(step.products)
  from (
    select unnest(come) as size, 1 as products
    union all
    select unnest(gone), -1
  ) as step
  group by step.size
  having sum(step.products) <> 0
  order by step.size
  on conflict (size) do update set product_count = offered.product_count + excluded.product_count;
$$;

comment on function public.move_offered_sizes is
  'A step of the triggers that count sizes: the sizes of products that came, and of those that went. Definer, because staff may change goods but not the counts.';

create function public.add_offered_sizes()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.move_offered_sizes(array(select unnest(product.sizes) from added as product), '{}');
  return null;
end;
$$;

comment on function public.add_offered_sizes is 'Trigger: counts the sizes of new products.';

create function public.change_offered_sizes()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.move_offered_sizes(new.sizes, old.sizes);
  return null;
end;
$$;

comment on function public.change_offered_sizes is 'Trigger: counts the sizes that a product got and lost.';

create function public.remove_offered_sizes()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.move_offered_sizes('{}', array(select unnest(product.sizes) from removed as product));
  return null;
end;
$$;

comment on function public.remove_offered_sizes is 'Trigger: counts the sizes of products that are gone.';

create trigger add_offered_sizes after insert on public.products
referencing new table as added
for each statement execute function public.add_offered_sizes();

-- Per row and only where sizes differ, so that a sale neither counts nor waits for who does.
create trigger change_offered_sizes after update of sizes on public.products
for each row when (old.sizes is distinct from new.sizes)
execute function public.change_offered_sizes();

create trigger remove_offered_sizes after delete on public.products
referencing old table as removed
for each statement execute function public.remove_offered_sizes();

create function public.list_sizes()
returns setof text
language sql stable set search_path = ''
as $$
  select offered.size
  from public.offered_sizes as offered
  where offered.product_count > 0
  order by
    array_position(array['XS', 'S', 'M', 'L', 'XL'], offered.size),
    case when offered.size ~ '^[0-9]{1,6}$' then offered.size::integer end,
    offered.size;
$$;

comment on function public.list_sizes is
  'Every size that a product is offered in, in reading order; read with the caller''s own rights.';

revoke execute on function
  public.move_offered_sizes, public.add_offered_sizes, public.change_offered_sizes, public.remove_offered_sizes
from public, anon, authenticated, service_role;

create function public.list_published(part integer)
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'slug', listed.slug,
        -- A data URL may be a megabyte, and cannot be listed.
        'images', (
          select coalesce(jsonb_agg(picture.url order by picture.place), '[]')
          from unnest(listed.images) with ordinality as picture (url, place)
          where picture.url not like 'data:%'
        )
      )
      order by listed.slug
    ),
    '[]'
  )
  from (
    select product.slug, product.images
    from public.products as product
    -- The index alone finds the part's first.
    where product.slug >= (
      select first.slug from public.products as first
      order by first.slug offset (greatest(list_published.part, 1) - 1) * 10000::bigint limit 1
    )
    order by product.slug
    limit 10000
  ) as listed;
$$;

comment on function public.list_published is
  'Ten thousand products by slug, the first of them for part 1: the slug and the URLs of the pictures. Empty past the last.';

create function public.list_taxonomy_in_use()
returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(category.name order by category.name), '[]')
      from public.categories as category
      where exists (select 1 from public.products as product where product.category_id = category.id)
    ),
    'collections', (
      select coalesce(jsonb_agg(collection.name order by collection.name), '[]')
      from public.collections as collection
      where exists (select 1 from public.products as product where product.collection_id = collection.id)
    )
  );
$$;

comment on function public.list_taxonomy_in_use is
  'The slugs of the categories and of the collections that have products.';

revoke execute on function
  public.search_query, public.list_products, public.list_sizes, public.list_published, public.list_taxonomy_in_use
from public, anon, authenticated, service_role;

grant execute on function
  public.list_products, public.list_sizes, public.list_published, public.list_taxonomy_in_use
to anon, service_role;
