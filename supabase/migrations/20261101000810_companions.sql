-- What completes the look of a product.

create function public.list_companions(product_id uuid)
returns setof uuid
language plpgsql stable security definer set search_path = ''
set enable_seqscan = off
set jit = off
as $$
declare
  most constant integer := 4;
  worn public.products;
begin
  select * into worn from public.products as product
  where product.id = list_companions.product_id and not product.is_draft;

  return query
    select companion.id
    from unnest(worn.companions) with ordinality as chosen (id, place)
    join public.products as companion on companion.id = chosen.id
    where companion.id <> worn.id and not companion.is_draft
    group by companion.id
    order by min(chosen.place);
  if found then
    return;
  end if;

  -- The newest of each other category, then the second of each; what is sold out comes last.
  return query
    select companion.id
    from public.categories as other
    cross join lateral (
      select
        newest.id,
        newest.created_at,
        newest.is_sold_out,
        row_number() over (order by newest.is_sold_out, newest.created_at desc, newest.id desc) as place
      from (
        select
          product.id,
          product.created_at,
          product.quantity = 0 or product.inventory_status = 'sold-out' as is_sold_out
        from public.products as product
        where product.collection_id = worn.collection_id and product.category_id = other.id and not product.is_draft
        order by product.created_at desc, product.id desc
        limit most
      ) as newest
    ) as companion
    where other.id <> worn.category_id
    order by companion.is_sold_out, companion.place, companion.created_at desc, companion.id desc
    limit most;
end;
$$;

comment on function public.list_companions is
  'Up to four published products that complete the look of one: the owner''s choice, else of its collection and other categories. Definer that leaves out drafts itself, as list_products.';

grant execute on function
  public.list_companions
to anon, service_role;
