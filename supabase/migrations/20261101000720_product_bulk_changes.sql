-- Changes and deletions of several products in one transaction.

create function public.lock_versions(versions jsonb)
returns boolean
language plpgsql set search_path = ''
as $$
begin
  if jsonb_array_length(lock_versions.versions) > 100 then
    perform public.raise_error(400, 'INVALID_REQUEST', 'At most 100 products are changed at once.', null);
  end if;

  -- In the order of the ids, as checkouts lock products, so that the two never deadlock. Locked rows are those that the caller may change.
  return (
    select count(*)
    from (
      select product.id
      from public.products as product
      join jsonb_to_recordset(lock_versions.versions) as given (id uuid, version timestamptz)
        on given.id = product.id and given.version = product.updated_at
      order by product.id
      for no key update of product
    ) as locked
  ) = jsonb_array_length(lock_versions.versions);
end;
$$;

comment on function public.lock_versions is
  'A step of change_products and delete_products: locks products: [{"id", "version"}, …], and returns whether each is still its version.';

create function public.change_products(changes jsonb)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  wanted record;
begin
  if not public.lock_versions(change_products.changes) then
    return false;
  end if;

  for wanted in
    select given.id, given.version, given.columns
    from jsonb_to_recordset(change_products.changes) as given (id uuid, version timestamptz, columns jsonb)
  loop
    if not public.change_product(wanted.id, wanted.version, wanted.columns) then
      perform public.raise_error(400, 'INVALID_REQUEST', 'A product is changed twice at once.', null);
    end if;
  end loop;
  return true;
end;
$$;

comment on function public.change_products is
  'Changes the given columns of several products: [{"id", "version", "columns"}, …]. All or none: false, and nothing written, when one is no longer its version. Works with the rights of the caller.';

create function public.delete_products(versions jsonb)
returns boolean
language plpgsql set search_path = ''
as $$
begin
  if not public.lock_versions(delete_products.versions) then
    return false;
  end if;

  delete from public.products as product
  using jsonb_to_recordset(delete_products.versions) as given (id uuid)
  where product.id = given.id;
  return true;
end;
$$;

comment on function public.delete_products is
  'Deletes several products: [{"id", "version"}, …]. All or none: false, and nothing deleted, when one is no longer its version. Works with the rights of the caller.';

grant execute on function
  public.lock_versions, public.change_products, public.delete_products
to authenticated, service_role;
