-- What product feeds list.

create function public.list_channel_products(after text)
returns jsonb
-- Definer, because the public key may not read what checkouts hold.
language plpgsql security definer set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
begin
  return (
    with listed as (
      select product.*
      from public.products as product
      where product.slug > list_channel_products.after and not product.is_draft
      order by product.slug
      limit 100
    ),
    stock as materialized (
      select public.free_stock_as_json(array(select listed.id from listed)) as by_product
    )
    select coalesce(
      jsonb_agg(
        to_jsonb(listed) - '{search,search_text}'::text[] || jsonb_build_object(
          -- A data URL may be a megabyte, and no channel reads one. Its place remains, for the colors of pictures.
          'images', (
            select coalesce(
              jsonb_agg(case when picture.url like 'data:%' then '' else picture.url end order by picture.place), '[]'
            )
            from unnest(listed.images) with ordinality as picture (url, place)
          ),
          'category', (
            select jsonb_build_object('name', known.name) from public.categories as known where known.id = listed.category_id
          ),
          'collection', (
            select jsonb_build_object('name', known.name)
            from public.collections as known where known.id = listed.collection_id
          ),
          'stock', stock.by_product -> listed.id::text
        )
        order by listed.slug
      ),
      '[]'
    )
    from listed, stock
  );
end;
$$;

comment on function public.list_channel_products is
  'A hundred published products by slug, the first after this one, with the units of each size and color that can be bought now. Empty past the last.';

grant execute on function public.list_channel_products to anon, service_role;
