-- What a product page asks: everything that is free of one product, in one call.

create function public.list_free_stock(product_id uuid)
returns jsonb
language sql
volatile
security definer
set search_path = ''
as $$
  with line as (
    select variant.size, variant.color,
      public.available_stock(
        variant.product_id, variant.size, variant.color, null, clock_timestamp()
      ) as free
    from public.product_variants as variant
    where variant.product_id = list_free_stock.product_id
  )
  select case
    when exists (select 1 from line) then (
      select jsonb_build_object(
        'total', sum(line.free),
        'lines', jsonb_agg(
          jsonb_build_object('size', line.size, 'color', line.color, 'free', line.free)
          order by line.size, line.color
        )
      )
      from line
    )
    else jsonb_build_object(
      'total',
      public.available_stock(list_free_stock.product_id, '', '', null, clock_timestamp()),
      'lines', '[]'::jsonb
    )
  end;
$$;

comment on function public.list_free_stock(uuid) is
  'Units of a product that can be bought now, in all and per size and colour where it keeps variants. Definer, because holds are counted from tables a shopper may not read.';

revoke execute on function public.list_free_stock(uuid) from public, anon, authenticated, service_role;
grant execute on function public.list_free_stock(uuid) to anon, service_role;
