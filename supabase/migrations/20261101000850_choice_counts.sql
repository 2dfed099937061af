-- How many products each value of the shop's filters would show.

-- Definer and planned with its parameters, as list_products().
create function public.count_choices(
  category text[] default null, collection text[] default null, size text[] default null, color text[] default null,
  price_min numeric default null, price_max numeric default null,
  in_stock_only boolean default false, on_sale_only boolean default false,
  words text[] default '{}'
)
returns jsonb
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  query constant tsquery := public.search_query(words);
begin
  -- As many values of a filter as our server takes from a URL.
  category := public.first_texts(category, 20);
  collection := public.first_texts(collection, 20);
  size := public.first_texts(size, 20);
  color := public.first_texts(color, 20);

  return (
    -- Products alike in everything that is counted are counted once.
    with mixes as materialized (
      select product.category_id, product.collection_id, product.sizes, product.colors,
        product.original_price > product.price is true as on_sale,
        count(*) as products
      from public.products as product
      where not product.is_draft
        and (price_min is null or product.price >= price_min)
        and (price_max is null or product.price <= price_max)
        and (in_stock_only is not true or product.inventory_status = 'in-stock')
        and (query is null or product.search @@ query)
      group by 1, 2, 3, 4, 5
    ),
    matched as materialized (
      select mixes.sizes, mixes.colors, mixes.on_sale, mixes.products,
        known.name as category_name,
        curated.name as collection_name,
        category is null or known.name = any (category) as in_category,
        collection is null or curated.name = any (collection) as in_collection,
        size is null or mixes.sizes && size as in_size,
        color is null or mixes.colors && color as in_color,
        on_sale_only is not true or mixes.on_sale as in_sale
      from mixes
      left join public.categories as known on known.id = mixes.category_id
      left join public.collections as curated on curated.id = mixes.collection_id
    ),
    -- Each field by the filters of all others.
    counted (field, value, products) as (
      select 'category', category_name, products from matched where in_collection and in_size and in_color and in_sale
      union all
      select 'collection', collection_name, products from matched where in_category and in_size and in_color and in_sale
      union all
      select 'size', unnest(sizes), products from matched where in_category and in_collection and in_color and in_sale
      union all
      select 'color', unnest(colors), products from matched where in_category and in_collection and in_size and in_sale
      union all
      select 'sale', '1', products from matched where in_category and in_collection and in_size and in_color and on_sale
    ),
    summed as (
      select field, value, sum(products) as products from counted where value is not null group by field, value
    )
    select coalesce(jsonb_object_agg(field, by_value), '{}')
    from (select field, jsonb_object_agg(value, products) as by_value from summed group by field) as fields
  );
end;
$$;

comment on function public.count_choices is
  'The number of products by query parameter and value: by the filters of all other parameters, without their own. Values without products are missing.';

grant execute on function
  public.count_choices
to anon, service_role;
