-- Free stock as anybody may read it: numbers without whose holds they are.

create function public.free_stock_as_json(product_ids uuid[])
returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_object_agg(stock.id, jsonb_build_object('total', stock.total, 'lines', stock.lines)), '{}'
    )
    from (
      select
        asked.id,
        coalesce(sum(known.free), 0) as total,
        coalesce(
          jsonb_agg(
            jsonb_build_object('size', known.size, 'color', known.color, 'free', known.free)
            order by known.size, known.color
          ) filter (where known.size is not null),
          '[]'
        ) as lines
      from unnest(free_stock_as_json.product_ids) as asked (id)
      left join public.free_stock(free_stock_as_json.product_ids) as known on known.product_id = asked.id
      where asked.id is not null
      group by asked.id
    ) as stock
  );
end;
$$;

comment on function public.free_stock_as_json is
  'Units of products that can be bought now by their ids, in all and per size and color where they have variants; none of a draft.';

-- Definers, because a shopper may not read what others hold.
create function public.list_free_stock(product_id uuid)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return public.free_stock_as_json(array[list_free_stock.product_id]) -> list_free_stock.product_id::text;
end;
$$;

comment on function public.list_free_stock is
  'free_stock_as_json of one product.';

create function public.list_free_stock_of(product_ids uuid[])
returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  -- A wishlist asks for 25 at most.
  return public.free_stock_as_json(array(
    select distinct first.id from (select unnest(list_free_stock_of.product_ids) as id limit 25) as first
  ));
end;
$$;

comment on function public.list_free_stock_of is
  'free_stock_as_json of several products.';

grant execute on function
  public.list_free_stock, public.list_free_stock_of
to anon, service_role;
