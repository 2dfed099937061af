-- Free stock is a product's quantity minus what live checkouts hold.

-- PL/pgSQL, so that a session caches the plan: the shop calls it for every page (docs/decisions/032-what-a-small-statement-costs.md).
-- The time is a parameter and not the clock: the caller reads it after its row locks, so that a hold that expired while waiting is
-- seen as expired, and the index on expires_at stays usable.
create function public.available_stock(
  product_id uuid, size text, color text, except_checkout uuid, moment timestamptz
)
returns integer
language plpgsql stable set search_path = ''
-- A cached plan may date from an empty table; it must be right with a hundred thousand checkouts.
set enable_seqscan = off
set jit = off
as $$
begin
  return (
    with stock as (
      select
        product.id as product_id,
        variant.has_any,
        case when variant.has_any then variant.quantity else product.quantity end as quantity
      from public.products as product
      cross join lateral (
        select
          count(*) > 0 as has_any,
          coalesce(
            sum(v.quantity) filter (where v.size = available_stock.size and v.color = available_stock.color), 0
          ) as quantity
        from public.product_variants as v
        where v.product_id = product.id
      ) as variant
      where product.id = available_stock.product_id
    ),
    held as (
      select coalesce(sum(line.quantity), 0) as quantity
      from public.checkouts as checkout
      join public.checkout_lines as line on line.checkout_id = checkout.id
      join stock on stock.product_id = line.product_id
      where (checkout.status = 'confirming' or (checkout.status = 'open' and checkout.expires_at > available_stock.moment))
        and checkout.id is distinct from available_stock.except_checkout
        and (
          not stock.has_any
          or (line.size = available_stock.size and line.color = available_stock.color)
        )
    )
    select coalesce((select greatest(stock.quantity - held.quantity, 0) from stock, held), 0)::integer
  );
end;
$$;

comment on function public.available_stock is
  'Units of a product (of this size and color, where it has variants) that no other live checkout holds at this time.';

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
    -- Stock is one number per product, or one per size and color where the product has variants.
    select
      line.product_id,
      min(line.product_name) as product_name,
      case when variant.has_any then line.size else '' end as size,
      case when variant.has_any then line.color else '' end as color,
      min(line.size) as line_size,
      min(line.color) as line_color,
      sum(line.quantity) as wanted,
      min(line.line_number) as line_number
    from public.checkout_lines as line
    cross join lateral (
      select exists (
        select 1 from public.product_variants as v where v.product_id = line.product_id
      ) as has_any
    ) as variant
    where line.checkout_id = find_shortage.checkout_id
    group by 1, 3, 4
  ),
  checked as (
    select
      pools.*,
      case
        when product.inventory_status <> 'sold-out' and not product.is_draft then public.available_stock(
          pools.product_id, pools.size, pools.color, find_shortage.checkout_id, find_shortage.moment
        )
        else 0
      end as available
    from pools
    left join public.products as product on product.id = pools.product_id
  )
  select jsonb_build_object(
    'productId', product_id,
    'name', product_name,
    'size', line_size,
    'color', line_color,
    'available', available
  )
  from checked
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
  public.available_stock, public.lock_products, public.find_shortage, public.serving_failure
to service_role;
