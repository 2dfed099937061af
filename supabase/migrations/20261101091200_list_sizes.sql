-- The sizes that goods have, for the filter panel: letters first, then the rest, numbers in their order.

create function public.list_sizes()
returns setof text
language sql
stable
set search_path = ''
as $$
  select size
  from (select distinct unnest(product.sizes) as size from public.products as product) as offered
  order by
    array_position(array['XS', 'S', 'M', 'L', 'XL'], size),
    case when size ~ '^[0-9]{1,6}$' then size::integer end,
    size;
$$;

comment on function public.list_sizes() is
  'Every size that a product is offered in, in reading order; read with the caller''s own rights.';

revoke execute on function public.list_sizes() from public, anon, authenticated, service_role;
grant execute on function public.list_sizes() to anon, service_role;
