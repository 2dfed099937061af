-- The deletion of a category or a collection takes its products out of it.

create function public.lock_taxonomy_products()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- The foreign key would lock them in physical row order, and deadlock with a checkout.
  perform product.id
  from public.products as product
  where product.category_id = old.id or product.collection_id = old.id
  order by product.id
  for no key update;
  return old;
end;
$$;

comment on function public.lock_taxonomy_products is
  'Trigger: locks the products of a category or collection in the order of their ids before it is deleted.';

create trigger lock_taxonomy_products
before delete on public.categories
for each row execute function public.lock_taxonomy_products();

create trigger lock_taxonomy_products
before delete on public.collections
for each row execute function public.lock_taxonomy_products();
