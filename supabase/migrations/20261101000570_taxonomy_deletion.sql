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

create function public.delete_taxonomy_entry(id uuid)
returns boolean
language plpgsql set search_path = ''
as $$
begin
  -- A product that leaves it is written with its triggers: thousands in one statement would block the shop for seconds.
  update public.products as product
  set
    category_id = nullif(product.category_id, delete_taxonomy_entry.id),
    collection_id = nullif(product.collection_id, delete_taxonomy_entry.id)
  where product.id in (
    select listed.id
    from public.products as listed
    where listed.category_id = delete_taxonomy_entry.id or listed.collection_id = delete_taxonomy_entry.id
    order by listed.id
    limit 100
    for no key update
  );
  if found then
    return false;
  end if;

  delete from public.categories as category where category.id = delete_taxonomy_entry.id;
  delete from public.collections as collection where collection.id = delete_taxonomy_entry.id;
  return true;
end;
$$;

comment on function public.delete_taxonomy_entry is
  'Takes a hundred products out of a category or collection, or deletes it where none is left; returns whether it is deleted, and is called until then. Works with the rights of the caller.';

grant execute on function public.delete_taxonomy_entry
to authenticated, service_role;
