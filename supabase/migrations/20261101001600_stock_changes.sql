-- A sale takes units out of stock. An order that is cancelled or refunded puts them back once, whichever happens first.

create function public.move_stock(checkout_id uuid, direction integer)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform public.lock_products(move_stock.checkout_id);

  -- Never below zero: the payment is taken, so the order stands even if the owner lowered the stock meanwhile.
  update public.products as product
  set
    quantity = greatest(product.quantity + direction * moved.quantity, 0),
    -- Only what the sale itself has sold out is offered again; a product that the owner marked as sold out stays so.
    inventory_status = case
      when direction < 0 or product.inventory_status <> 'sold-out' or product.quantity > 0 then product.inventory_status
      when moved.quantity > 5 then 'in-stock'
      else 'low-stock'
    end
  from (
    select line.product_id, sum(line.quantity)::integer as quantity
    from public.checkout_lines as line
    where line.checkout_id = move_stock.checkout_id
    group by line.product_id
  ) as moved
  where product.id = moved.product_id;

  update public.product_variants as variant
  set quantity = greatest(variant.quantity + direction * line.quantity, 0)
  from public.checkout_lines as line
  where line.checkout_id = move_stock.checkout_id
    and variant.product_id = line.product_id
    and variant.size = line.size
    and variant.color = line.color;
end;
$$;

comment on function public.move_stock is
  'A step of take_stock and restore_stock: takes the units of a checkout out of stock (-1) or puts them back (1), per variant where there are any.';

create function public.take_stock(checkout_id uuid)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform public.move_stock(take_stock.checkout_id, -1);

  update public.products as product
  set inventory_status = 'sold-out'
  from public.checkout_lines as line
  where line.checkout_id = take_stock.checkout_id
    and product.id = line.product_id
    and product.quantity = 0;
end;
$$;

comment on function public.take_stock is
  'Takes the units of a checkout out of stock; a product with none left becomes sold-out.';

create function public.restore_stock(checkout_id uuid)
returns void
language sql set search_path = ''
as $$
  select public.move_stock(restore_stock.checkout_id, 1);
$$;

comment on function public.restore_stock is
  'Puts the units of a checkout back into stock; a product that the sale sold out is offered again.';

create function public.restore_order_stock(order_id uuid)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  checkout_id uuid;
begin
  update public.orders as restored
  set stock_restored_at = now()
  where restored.id = restore_order_stock.order_id
    and restored.stock_restored_at is null
    -- An order that was never paid has taken no units.
    and exists (
      select from public.checkouts as sold where sold.id = restored.checkout_id and sold.status = 'settled'
    )
  returning restored.checkout_id into checkout_id;

  if not found then
    return false;
  end if;
  perform public.restore_stock(checkout_id);
  return true;
end;
$$;

comment on function public.restore_order_stock is
  'Puts the units of an order back into stock once, and returns whether this call did.';

revoke execute on function
  public.move_stock, public.take_stock, public.restore_stock, public.restore_order_stock
from public, anon, authenticated, service_role;

grant execute on function
  public.move_stock, public.take_stock, public.restore_stock, public.restore_order_stock
to service_role;
