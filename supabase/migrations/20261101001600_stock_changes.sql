-- A sale takes units out of stock. An order that is cancelled or refunded puts them back once, whichever happens first.

create function public.note_taken_units(checkout_id uuid, product_id uuid)
returns void
language sql set search_path = ''
as $$
  -- Never more than there are: the payment is taken, so the order is made even if the owner lowered the stock meanwhile.
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
      and sold.product_id = coalesce(note_taken_units.product_id, sold.product_id)
  ) as pooled
  where line.checkout_id = note_taken_units.checkout_id and line.line_number = pooled.line_number;
$$;

comment on function public.note_taken_units is
  'A step of move_stock: notes on each line of a checkout how many of its units are there to be taken, or on those of one product. Call it with the products locked.';

create function public.move_stock(checkout_id uuid, direction integer, product_id uuid default null)
returns void
language plpgsql set search_path = ''
as $$
begin
  -- The one product given is restored by this transaction, and seen by no other. Its checkouts in turn would lock others in no one order.
  if move_stock.product_id is null then
    perform public.lock_products(move_stock.checkout_id);
  end if;
  if direction < 0 then
    perform public.note_taken_units(move_stock.checkout_id, move_stock.product_id);
  end if;

  update public.products as product
  set
    quantity = greatest(product.quantity + direction * moved.quantity, 0),
    -- Only what the sale itself has sold out is offered again; a product that the owner marked as sold out stays so.
    inventory_status = case
      when direction < 0 or product.inventory_status <> 'sold-out' or product.quantity > 0 then product.inventory_status
      else public.inventory_status_of(moved.quantity)
    end
  from (
    select line.product_id, sum(line.taken_quantity)::integer as quantity
    from public.checkout_lines as line
    where line.checkout_id = move_stock.checkout_id and line.taken_quantity > 0
      and line.product_id = coalesce(move_stock.product_id, line.product_id)
    group by line.product_id
  ) as moved
  where product.id = moved.product_id;

  update public.product_variants as variant
  set quantity = greatest(variant.quantity + direction * line.taken_quantity, 0)
  from public.checkout_lines as line
  where line.checkout_id = move_stock.checkout_id
    and line.product_id = coalesce(move_stock.product_id, line.product_id)
    and line.taken_quantity > 0
    and variant.product_id = line.product_id
    and variant.size = line.size
    and variant.color = line.color;
end;
$$;

comment on function public.move_stock is
  'A step of take_stock and restore_order_stock: takes the units of a checkout out of stock (-1) or puts back those that it took (1), per variant where there are any; of one product only if that is given.';

create function public.take_stock(checkout_id uuid, product_id uuid default null)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform public.move_stock(take_stock.checkout_id, -1, take_stock.product_id);

  update public.products as product
  set inventory_status = 'sold-out'
  from public.checkout_lines as line
  where line.checkout_id = take_stock.checkout_id
    and line.product_id = coalesce(take_stock.product_id, line.product_id)
    and product.id = line.product_id
    and product.quantity = 0;
end;
$$;

comment on function public.take_stock is
  'Takes the units of a checkout out of stock, or those of one of its products; a product with none left becomes sold-out.';

-- Definer, because staff may not read checkouts.
create function public.take_units_sold_while_deleted(product_id uuid)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  sold_id uuid;
begin
  if not public.is_staff() then
    perform public.raise_error(403, 'NOT_STAFF', 'Only staff may do this.', null);
  end if;

  -- A payment that is being settled does not see the restored product before this transaction ends.
  perform from public.checkouts as checkout
  where checkout.status = 'confirming' and exists (
    select from public.checkout_lines as line
    where line.checkout_id = checkout.id and line.product_id = take_units_sold_while_deleted.product_id
  )
  order by checkout.id
  for no key update;

  for sold_id in
    select line.checkout_id
    from public.checkout_lines as line
    join public.orders as sold on sold.checkout_id = line.checkout_id
    join public.checkouts as checkout on checkout.id = line.checkout_id
    where line.product_id = take_units_sold_while_deleted.product_id
      and line.taken_quantity is null
      and checkout.status = 'settled'
      and sold.status not in ('cancelled', 'refunded')
    group by line.checkout_id, checkout.settled_at
    order by checkout.settled_at
  loop
    perform public.take_stock(sold_id, take_units_sold_while_deleted.product_id);
  end loop;
end;
$$;

comment on function public.take_units_sold_while_deleted is
  'A step of add_product: takes the units of orders that were paid between the deletion of a product and its Undo. Nothing where the product was there.';

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

grant execute on function public.take_units_sold_while_deleted to authenticated, service_role;
