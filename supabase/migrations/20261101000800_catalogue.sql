-- What shoppers' pages read.

-- Definers that leave out drafts themselves: under row level security the planner has no statistics of arrays and texts, and
-- compares them only after the row's policy, not by an index.
create function public.list_products(
  category text[] default null, collection text[] default null, size text[] default null, color text[] default null,
  price_min numeric default null, price_max numeric default null, in_stock_only boolean default false,
  on_sale_only boolean default false, words text[] default '{}', sort text default 'newest', page integer default 1
)
returns jsonb
language plpgsql stable security definer set search_path = ''
-- Planned with its parameters: filters that are not given disappear, and the order picks its index.
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  page_size constant integer := 24;
  unlisted constant text[] := array[
    'search', 'search_text', 'companions', 'fabric', 'fabric_es', 'care', 'fit', 'measures', 'model_height', 'model_size'
  ];
  wanted_categories constant uuid[] := array(select known.id from public.categories as known where known.name = any (public.first_texts(category, 20)));
  wanted_collections constant uuid[] := array(select known.id from public.collections as known where known.name = any (public.first_texts(collection, 20)));
  query constant tsquery := public.search_query(words);
begin
  -- As many values of a filter as our server takes from a URL.
  size := public.first_texts(size, 20);
  color := public.first_texts(color, 20);

  return (
    with found as not materialized (
      select
        product.id,
        -- A search must not walk an index in order, where it would read every product's text: it sorts what it found.
        case when query is null then product.created_at else product.created_at + interval '0' end as created_at,
        case when query is null then product.price else product.price + 0 end as price
      from public.products as product
      where not product.is_draft
        and (category is null or product.category_id = any (wanted_categories))
        and (collection is null or product.collection_id = any (wanted_collections))
        and (size is null or product.sizes && size)
        and (color is null or product.colors && color)
        and (price_min is null or product.price >= price_min) and (price_max is null or product.price <= price_max)
        and (in_stock_only is not true or product.inventory_status = 'in-stock')
        and (on_sale_only is not true or product.original_price > product.price)
        and (query is null or product.search @@ query)
    ),
    shown as (
      select * from unnest(array(
        select found.id from found
        order by
          case when sort = 'newest' then found.created_at end desc,
          case when sort = 'price-down' then found.price end desc,
          case when sort = 'price-up' then found.price end, case when sort = 'price-up' then found.id end,
          found.id desc
        limit page_size offset (greatest(page, 1) - 1)::bigint * page_size
      )) with ordinality as numbered (id, place)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'products', coalesce(jsonb_agg(to_jsonb(product) - unlisted || jsonb_build_object(
        'category', (
          select jsonb_build_object('name', known.name) from public.categories as known where known.id = product.category_id
        ),
        'collection', (
          select jsonb_build_object('name', known.name) from public.collections as known where known.id = product.collection_id
        ),
        'variants', (
          select coalesce(
            jsonb_agg(jsonb_build_object('size', variant.size, 'color', variant.color, 'quantity', variant.quantity)), '[]'
          )
          from public.product_variants as variant where variant.product_id = product.id
        )
      ) order by shown.place), '[]')
    )
    from shown join public.products as product using (id)
  );
end;
$$;

comment on function public.list_products is
  'A page of 24 products that match every given filter, one of its values where it has several, and how many match in all. sort: newest, price-up or price-down.';

-- The sizes that products have, for the filter panel: letters first, then the rest, numbers in their order.
-- Arrays: the REST API cuts rows at a thousand.
create function public.list_sizes()
returns text[]
language sql stable security definer set search_path = ''
as $$
  -- A loose index scan: from each list of sizes to the next, past all products that have the same.
  with recursive kinds (sizes) as (
    (select product.sizes from public.products as product where not product.is_draft order by product.sizes limit 1)
    union all
    select (
      select product.sizes from public.products as product
      where product.sizes > kinds.sizes and not product.is_draft order by product.sizes limit 1
    )
    from kinds where kinds.sizes is not null
  )
  select coalesce(array_agg(
    offered.size
    order by
      array_position(array['XS', 'S', 'M', 'L', 'XL'], offered.size),
      case when offered.size ~ '^[0-9]{1,6}$' then offered.size::integer end,
      offered.size
  ), '{}')
  from (select distinct unnest(kinds.sizes) as size from kinds) as offered;
$$;

comment on function public.list_sizes is
  'Every size that a product is offered in, sorted for display.';

create function public.list_colors()
returns text[]
language sql stable security definer set search_path = ''
as $$
  -- A loose index scan, as for sizes.
  with recursive kinds (colors) as (
    (select product.colors from public.products as product where not product.is_draft order by product.colors limit 1)
    union all
    select (
      select product.colors from public.products as product
      where product.colors > kinds.colors and not product.is_draft order by product.colors limit 1
    )
    from kinds where kinds.colors is not null
  )
  select coalesce(array_agg(distinct offered.color order by offered.color), '{}')
  from kinds, unnest(kinds.colors) as offered (color);
$$;

comment on function public.list_colors is
  'Every color that a product is offered in.';

create function public.list_published(part integer)
returns jsonb
language sql stable security definer set search_path = ''
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
      where not first.is_draft
      order by first.slug offset (greatest(list_published.part, 1) - 1) * 10000::bigint limit 1
    )
      and not product.is_draft
    order by product.slug
    limit 10000
  ) as listed;
$$;

comment on function public.list_published is
  'Ten thousand products by slug, drafts left out, the first of them for part 1: the slug and the URLs of the pictures. Empty past the last.';

create function public.list_taxonomy_in_use()
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(category.name order by category.name), '[]')
      from public.categories as category
      where exists (select 1 from public.products as product where product.category_id = category.id and not product.is_draft)
    ),
    'collections', (
      select coalesce(jsonb_agg(collection.name order by collection.name), '[]')
      from public.collections as collection
      where exists (select 1 from public.products as product where product.collection_id = collection.id and not product.is_draft)
    )
  );
$$;

comment on function public.list_taxonomy_in_use is
  'The slugs of the categories and of the collections that have published products.';

grant execute on function
  public.list_products, public.list_sizes, public.list_colors, public.list_published, public.list_taxonomy_in_use
to anon, service_role;
