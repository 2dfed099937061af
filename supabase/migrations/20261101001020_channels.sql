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
    held as (
      select line.product_id, line.size, line.color, sum(line.quantity) as quantity
      from public.checkouts as checkout
      join public.checkout_lines as line on line.checkout_id = checkout.id
      where (checkout.status = 'confirming' or (checkout.status = 'open' and checkout.expires_at > now()))
        and line.product_id in (select listed.id from listed)
      group by line.product_id, line.size, line.color
    ),
    variant_stock as (
      select
        variant.product_id,
        sum(greatest(variant.quantity - coalesce(held.quantity, 0), 0)) as total,
        jsonb_agg(
          jsonb_build_object(
            'size', variant.size, 'color', variant.color,
            'free', greatest(variant.quantity - coalesce(held.quantity, 0), 0)
          )
          order by variant.size, variant.color
        ) as lines
      from public.product_variants as variant
      join listed on listed.id = variant.product_id
      left join held
        on held.product_id = variant.product_id and held.size = variant.size and held.color = variant.color
      group by variant.product_id
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
          'stock', case
            when variant_stock.product_id is not null then
              jsonb_build_object('total', variant_stock.total, 'lines', variant_stock.lines)
            else jsonb_build_object(
              'total', greatest(
                listed.quantity
                - coalesce((select sum(held.quantity) from held where held.product_id = listed.id), 0), 0
              ),
              'lines', '[]'::jsonb
            )
          end
        )
        order by listed.slug
      ),
      '[]'
    )
    from listed left join variant_stock on variant_stock.product_id = listed.id
  );
end;
$$;

comment on function public.list_channel_products is
  'A hundred published products by slug, the first after this one, with the units of each size and color that can be bought now. Empty past the last.';

grant execute on function public.list_channel_products to anon, service_role;
