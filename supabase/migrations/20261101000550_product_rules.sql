-- Rules between the columns of a product: its status may follow its stock, and an original price is above the price.

create function public.inventory_status_of(quantity integer)
returns text
language sql immutable set search_path = ''
as $$
  select case
    when inventory_status_of.quantity <= 0 then 'sold-out'
    when inventory_status_of.quantity <= 5 then 'low-stock'
    else 'in-stock'
  end;
$$;

comment on function public.inventory_status_of is
  'The inventory status of a quantity. The same as the application''s own: 5 or fewer are few (specification section 9).';

-- Definer, because staff who save a product may not call its steps; so is the next one.
create function public.follow_stock()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.inventory_status := public.inventory_status_of(new.quantity);
  return new;
end;
$$;

comment on function public.follow_stock is
  'Trigger: a product whose status follows its stock has the status of its quantity, whatever was written.';

-- After sum_product_variants, which sets the quantity: triggers run in the order of their names.
create trigger update_inventory_status
before insert or update of quantity, inventory_status, status_follows_stock on public.products
for each row
when (new.status_follows_stock)
execute function public.follow_stock();

create function public.check_original_price()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Other changes of a product that was stored before this rule go through.
  if tg_op = 'INSERT' or (new.price, new.original_price) is distinct from (old.price, old.original_price) then
    perform public.raise_error(
      422, 'ORIGINAL_PRICE_TOO_LOW', 'The original price must be above the price.', 'original_price'
    );
  end if;
  return new;
end;
$$;

comment on function public.check_original_price is
  'Trigger: raises on an original price that is not above the price, for it would show a discount that is none.';

create trigger check_original_price
before insert or update of price, original_price on public.products
for each row
when (new.original_price between 0.01 and new.price)
execute function public.check_original_price();

grant execute on function public.inventory_status_of to service_role;
