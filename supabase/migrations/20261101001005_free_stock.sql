-- Free stock as anybody may read it: numbers without whose holds they are.

create function public.list_free_stock(product_id uuid)
returns jsonb
language plpgsql security definer set search_path = ''
set enable_seqscan = off
set jit = off
as $$
begin
  if exists (select from public.products where id = list_free_stock.product_id and is_draft) then
    return '{"total": 0, "lines": []}'::jsonb;
  end if;
  return (
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
    end
  );
end;
$$;

comment on function public.list_free_stock is
  'Units of a product that can be bought now, in all and per size and color where it has variants; none of a draft. Definer, because a shopper may not read what others hold.';

create function public.list_free_stock_of(product_ids uuid[])
returns jsonb
language plpgsql set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(asked.id, public.list_free_stock(asked.id)), '{}')
    -- A wishlist asks for 25 at most.
    from (
      select distinct first.id
      from (select unnest(list_free_stock_of.product_ids) as id limit 25) as first
      where first.id is not null
    ) as asked
  );
end;
$$;

comment on function public.list_free_stock_of is
  'list_free_stock of several products, by their ids.';

grant execute on function
  public.list_free_stock, public.list_free_stock_of
to anon, service_role;
