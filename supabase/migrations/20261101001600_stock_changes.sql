-- A sale takes units out of stock. An order that is cancelled or refunded puts them back once, whichever happens first.

create function public.note_taken_units(checkout_id uuid)
returns void
language sql set search_path = ''
as $$
  -- Never more than there are: the payment is taken, so the order stands even if the owner lowered the stock meanwhile.
  update public.checkout_lines as line
  set taken_quantity = least(line.quantity, greatest(pooled.stock - pooled.earlier, 0))
  from (
    select
      sold.line_number,
      case when variant.has_any then variant.quantity else product.quantity end as stock,
      -- The lines of a product without variants share its stock.
      case when variant.has_any then 0 else
        coalesce(sum(sold.quantity) over (
          partition by sold.product_id order by sold.line_number rows between unbounded preceding and 1 preceding
        ), 0)
      end as earlier
    from public.checkout_lines as sold
    join public.products as product on product.id = sold.product_id
    cross join lateral (
      select
        count(*) > 0 as has_any,
        coalesce(sum(v.quantity) filter (where v.size = sold.size and v.color = sold.color), 0) as quantity
      from public.product_variants as v
      where v.product_id = sold.product_id
    ) as variant
    where sold.checkout_id = note_taken_units.checkout_id
  ) as pooled
  where line.checkout_id = note_taken_units.checkout_id and line.line_number = pooled.line_number;
$$;

comment on function public.note_taken_units is
  'A step of move_stock: notes on each line of a checkout how many of its units are there to be taken. Call it with the products locked.';

create function public.move_stock(checkout_id uuid, direction integer)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform public.lock_products(move_stock.checkout_id);
  if direction < 0 then
    perform public.note_taken_units(move_stock.checkout_id);
  end if;

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
    select line.product_id, sum(line.taken_quantity)::integer as quantity
    from public.checkout_lines as line
    where line.checkout_id = move_stock.checkout_id and line.taken_quantity > 0
    group by line.product_id
  ) as moved
  where product.id = moved.product_id;

  update public.product_variants as variant
  set quantity = greatest(variant.quantity + direction * line.taken_quantity, 0)
  from public.checkout_lines as line
  where line.checkout_id = move_stock.checkout_id
    and line.taken_quantity > 0
    and variant.product_id = line.product_id
    and variant.size = line.size
    and variant.color = line.color;
end;
$$;

comment on function public.move_stock is
  'A step of take_stock and restore_order_stock: takes the units of a checkout out of stock (-1) or puts back those that it took (1), per variant where there are any.';

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

create function public.restore_order_stock(order_id uuid)
returns integer
language plpgsql set search_path = ''
as $$
declare
  sold_id uuid;
  units integer;
begin
  select sold.id into sold_id
  from public.orders as known
  join public.checkouts as sold on sold.id = known.checkout_id
  where known.id = restore_order_stock.order_id
    and known.stock_restored_at is null
    -- An order that was never paid has taken no units.
    and sold.status = 'settled';

  perform public.lock_products(sold_id);
  select coalesce(sum(line.taken_quantity), 0) into units
  from public.checkout_lines as line
  join public.products as product on product.id = line.product_id
  where line.checkout_id = sold_id
    -- A size and color that the owner has taken out of the shop gets nothing back.
    and exists (
      select from public.product_variants as variant
      where variant.product_id = line.product_id
      having count(*) = 0 or bool_or(variant.size = line.size and variant.color = line.color)
    );

  if units > 0 then
    update public.orders as restored set stock_restored_at = now() where restored.id = restore_order_stock.order_id;
    perform public.move_stock(sold_id, 1);
  end if;
  return units;
end;
$$;

comment on function public.restore_order_stock is
  'Puts the units that a locked order took back into stock, once, and returns how many: none of a product that was deleted. A product that the sale sold out is offered again.';

grant execute on function
  public.note_taken_units, public.move_stock, public.take_stock, public.restore_order_stock
to service_role;
