-- The owner's view of the catalogue, and the calls that save a product with its stock.

create view public.admin_products
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
  product.is_draft,
  product.quantity,
  product.created_at,
  product.updated_at,
  product.status_follows_stock,
  product.companions,
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
  coalesce(nullif(product.name, ''), product.name_es) as title,
  coalesce(nullif(product.name_es, ''), product.name) as title_es,
  coalesce(nullif(category.display_name_es, ''), category.display_name) as category_name_es,
  coalesce(nullif(collection.display_name_es, ''), collection.display_name) as collection_name_es,
  product.image_colors,
  product.fabric,
  product.fabric_es,
  product.care,
  product.fit,
  product.measures,
  product.model_height,
  product.model_size,
  product.search_text
from public.products as product
left join public.categories as category on category.id = product.category_id
left join public.collections as collection on collection.id = product.collection_id
where (select public.is_staff());

comment on view public.admin_products is
  'Products as staff list them: with the names they sort by and their stock per size and color. Empty for anybody else.';

grant select on table public.admin_products to authenticated;

create function public.add_product(id uuid, columns jsonb, variants jsonb default '[]')
returns boolean
language plpgsql set search_path = ''
as $$
declare
  added public.products := jsonb_populate_record(null::public.products, add_product.columns);
  -- Slug and creation time are given only where a deleted product is restored.
  is_restored constant boolean := add_product.columns ? 'created_at';
begin
  -- What was deleted or taken meanwhile does not prevent the Undo. A trigger fills the slug.
  if is_restored then
    added.category_id := (select known.id from public.categories as known where known.id = added.category_id);
    added.collection_id := (select known.id from public.collections as known where known.id = added.collection_id);
    added.slug := nullif(added.slug, (select taken.slug from public.products as taken where taken.slug = added.slug));
  end if;

  insert into public.products (
    id, slug, name, name_es, description, description_es, price, original_price, images, image_colors,
    companions, category_id, collection_id, sizes, colors, inventory_status, status_follows_stock, is_new_arrival, is_bestseller,
    is_draft, quantity, fabric, fabric_es, care, fit, measures, model_height, model_size, created_at
  )
  values (
    add_product.id, added.slug, coalesce(added.name, ''), coalesce(added.name_es, ''), coalesce(added.description, ''),
    coalesce(added.description_es, ''), added.price, added.original_price, added.images,
    coalesce(added.image_colors, '{}'), coalesce(added.companions, '{}'), added.category_id, added.collection_id, added.sizes, added.colors,
    added.inventory_status, coalesce(added.status_follows_stock, false), added.is_new_arrival, added.is_bestseller,
    coalesce(added.is_draft, false), added.quantity, coalesce(added.fabric, ''), coalesce(added.fabric_es, ''),
    coalesce(added.care, '{}'), added.fit, coalesce(added.measures, '[]'), added.model_height,
    coalesce(added.model_size, ''), coalesce(added.created_at, now())
  )
  -- The call is repeated when its answer was lost. What has the id is not overwritten.
  on conflict on constraint products_pkey do nothing;
  if not found then
    return false;
  end if;

  perform public.write_product_variants(add_product.id, add_product.variants);
  if is_restored then
    perform public.take_units_sold_while_deleted(add_product.id);
  end if;
  return true;
end;
$$;

comment on function public.add_product is
  'Adds a product with its stock per size and color, both or neither; false, and nothing is written, where a product has the id. A restored one loses a category or collection that was deleted, and a slug that was taken. Works with the rights of the caller.';

create function public.change_product(id uuid, version timestamptz, columns jsonb, variants jsonb default null)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  changed public.products;
begin
  -- A changed slug needs a full lock, as the column of a key: before anything else is held.
  if change_product.columns ? 'slug' then
    perform from public.products as product where product.id = change_product.id for update;
  end if;

  -- The product before its variants, as a sale locks them; not a full lock, with which inserted variants conflict.
  select * into changed from public.products as product
  where product.id = change_product.id and product.updated_at = change_product.version
  for no key update;
  if not found then
    return false;
  end if;

  if change_product.variants is not null then
    perform public.write_product_variants(change_product.id, change_product.variants);
  end if;

  -- Columns that were not sent keep the value that the row has.
  changed := jsonb_populate_record(changed, change_product.columns);

  -- Written even when only variants changed, so that the version of two editors of one product conflicts.
  update public.products as product
  set
    slug = changed.slug,
    name = changed.name,
    name_es = changed.name_es,
    description = changed.description,
    description_es = changed.description_es,
    price = changed.price,
    original_price = changed.original_price,
    images = changed.images,
    image_colors = changed.image_colors,
    companions = changed.companions,
    category_id = changed.category_id,
    collection_id = changed.collection_id,
    sizes = changed.sizes,
    colors = changed.colors,
    inventory_status = changed.inventory_status,
    status_follows_stock = changed.status_follows_stock,
    is_new_arrival = changed.is_new_arrival,
    is_bestseller = changed.is_bestseller,
    is_draft = changed.is_draft,
    quantity = changed.quantity,
    fabric = changed.fabric,
    fabric_es = changed.fabric_es,
    care = changed.care,
    fit = changed.fit,
    measures = changed.measures,
    model_height = changed.model_height,
    model_size = changed.model_size
  where product.id = change_product.id;
  return true;
end;
$$;

comment on function public.change_product is
  'Changes the given columns of a product, and its stock per size and color unless that is null, both or neither; false when it is no longer that version. Works with the rights of the caller.';

grant execute on function
  public.add_product, public.change_product
to authenticated, service_role;
