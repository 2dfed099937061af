-- What shoppers can narrow the shop to: a category or collection without goods leads nowhere.

create function public.list_taxonomy_in_use()
returns jsonb
language sql
stable
set search_path = ''
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

comment on function public.list_taxonomy_in_use() is
  'The slugs of the categories and of the collections that have products.';

revoke execute on function public.list_taxonomy_in_use() from public, anon, authenticated, service_role;
grant execute on function public.list_taxonomy_in_use() to anon, service_role;

-- The owner's table in Spanish names and sorts them in Spanish.
create or replace view public.admin_products
with (security_invoker = true)
as
select
  product.id,
  product.slug,
  product.name,
  product.name_es,
  product.description,
  product.description_es,
  product.price,
  product.original_price,
  product.images,
  product.category_id,
  product.collection_id,
  category.display_name as category_name,
  collection.display_name as collection_name,
  product.sizes,
  product.colors,
  product.inventory_status,
  product.is_new_arrival,
  product.is_bestseller,
  product.quantity,
  product.created_at,
  product.updated_at,
  (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('size', variant.size, 'color', variant.color, 'quantity', variant.quantity)
        order by variant.size, variant.color
      ),
      '[]'
    )
    from public.product_variants as variant
    where variant.product_id = product.id
  ) as variants,
  coalesce(nullif(category.display_name_es, ''), category.display_name) as category_name_es,
  coalesce(nullif(collection.display_name_es, ''), collection.display_name) as collection_name_es
from public.products as product
left join public.categories as category on category.id = product.category_id
left join public.collections as collection on collection.id = product.collection_id
where (select public.is_staff());
