-- Free stock is a product's quantity minus what live checkouts hold.

-- PL/pgSQL, so that a session caches the plan: the shop calls it for every page (docs/decisions/032-what-a-small-statement-costs.md).
-- The time is a parameter: a caller with row locks reads the clock after them, so that a hold that expired while waiting is seen as
-- expired, and the index on expires_at stays usable.
create function public.free_stock(
  product_ids uuid[], except_checkout uuid default null, moment timestamptz default clock_timestamp()
)
returns table (product_id uuid, size text, color text, free integer)
language plpgsql stable set search_path = ''
-- A cached plan may date from an empty table; it must be right with a hundred thousand checkouts.
set enable_seqscan = off
set jit = off
as $$
begin
  return query
  -- Live checkouts are read once, however many sizes and colors there are.
  with held as materialized (
    select line.product_id, line.size, line.color, sum(line.quantity) as quantity
    from public.checkouts as checkout
    join public.checkout_lines as line on line.checkout_id = checkout.id
    where (checkout.status = 'confirming' or (checkout.status = 'open' and checkout.expires_at > free_stock.moment))
      and checkout.id is distinct from free_stock.except_checkout
      and line.product_id = any (free_stock.product_ids)
    -- Of each size and color, and of the whole product.
    group by line.product_id, grouping sets ((line.size, line.color), ())
  )
  select
    product.id, variant.size, variant.color,
    greatest(coalesce(variant.quantity, product.quantity) - coalesce(held.quantity, 0), 0)::integer
  from public.products as product
  left join public.product_variants as variant on variant.product_id = product.id
  left join held
    on held.product_id = product.id and (held.size, held.color) is not distinct from (variant.size, variant.color)
  where product.id = any (free_stock.product_ids) and not product.is_draft;
end;
$$;

comment on function public.free_stock is
  'Units of published products that no other live checkout holds at this time: a row per size and color where a product has variants, else one without them.';

create function public.lock_products(checkout_id uuid)
returns void
language sql set search_path = ''
as $$
  -- In the order of the ids, so that two checkouts of the same products never deadlock.
  select product.id
  from public.products as product
  where product.id in (
    select line.product_id from public.checkout_lines as line
    where line.checkout_id = lock_products.checkout_id
  )
  order by product.id
  -- Not a full lock: it would conflict with the ones that inserting variants takes on their products.
  for no key update;
$$;

comment on function public.lock_products is
  'Locks the products of a checkout. Only the holder of these locks may count or take their stock.';

create function public.find_shortage(checkout_id uuid, moment timestamptz)
returns jsonb
language sql stable set search_path = ''
as $$
  with pools as (
    -- Stock is one number per product, or one per size and color where the product has variants. Neither: nothing is left.
    select
      line.product_id,
      min(line.product_name) as product_name,
      min(line.size) as line_size,
      min(line.color) as line_color,
      sum(line.quantity) as wanted,
      min(line.line_number) as line_number,
      case when product.inventory_status <> 'sold-out' then coalesce(min(known.free), 0) else 0 end as available
    from public.checkout_lines as line
    left join public.products as product on product.id = line.product_id
    left join public.free_stock(
      array(select held.product_id from public.checkout_lines as held where held.checkout_id = find_shortage.checkout_id),
      find_shortage.checkout_id, find_shortage.moment
    ) as known
      on known.product_id = line.product_id
        and (known.size is null or (known.size, known.color) = (line.size, line.color))
    where line.checkout_id = find_shortage.checkout_id
    group by
      line.product_id, product.inventory_status, known.size, known.color,
      -- A size and color without stock of its own shares none.
      case when known.product_id is null then line.line_number end
  )
  select jsonb_build_object(
    'productId', product_id,
    'name', product_name,
    'size', line_size,
    'color', line_color,
    'available', available
  )
  from pools
  where available < wanted
  order by line_number
  limit 1;
$$;

comment on function public.find_shortage is
  'The first line of a checkout that the stock left by the others cannot serve, or null. Call it with the products locked.';

create function public.serving_failure(checkout public.checkouts)
returns text
language plpgsql set search_path = ''
as $$
declare
  moment timestamptz;
begin
  perform public.lock_products(checkout.id);
  moment := clock_timestamp();

  -- A product that was deleted meanwhile cannot be sent, even if the hold has not expired. Nor can a size and color that was renamed:
  -- others may have bought the unit under its new name.
  if checkout.status = 'open' and checkout.expires_at > moment then
    return case when exists (
      select 1 from public.checkout_lines as line
      left join public.products as product on product.id = line.product_id
      where line.checkout_id = checkout.id
        and (
          product.id is null
          or exists (
            select from public.product_variants as variant
            where variant.product_id = line.product_id
            having not bool_or(variant.size = line.size and variant.color = line.color)
          )
        )
    ) then 'sold_out' end;
  elsif public.find_shortage(checkout.id, moment) is not null then
    return 'sold_out';
  elsif not public.check_discount_uses(checkout) then
    return 'discount_used_up';
  end if;
  return null;
end;
$$;

comment on function public.serving_failure is
  'Null if an open checkout still holds its units and its discount, or it or a failed one can take them again; otherwise why not, as the failure of a checkout. The products stay locked.';

grant execute on function
  public.free_stock, public.lock_products, public.find_shortage, public.serving_failure
to service_role;
