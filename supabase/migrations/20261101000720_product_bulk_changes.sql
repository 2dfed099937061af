-- Changes of several products in one transaction.

create function public.change_products(changes jsonb)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  wanted record;
begin
  if jsonb_array_length(change_products.changes) > 100 then
    perform public.raise_error(400, 'INVALID_REQUEST', 'At most 100 products are changed at once.', null);
  end if;

  -- In the order of the ids, as checkouts lock products, so that the two never deadlock. Locked rows are those that the caller may change.
  if (
    select count(*)
    from (
      select product.id
      from public.products as product
      join jsonb_to_recordset(change_products.changes) as given (id uuid, version timestamptz)
        on given.id = product.id and given.version = product.updated_at
      order by product.id
      for no key update of product
    ) as locked
  ) < jsonb_array_length(change_products.changes) then
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

grant execute on function
  public.change_products
to authenticated, service_role;
