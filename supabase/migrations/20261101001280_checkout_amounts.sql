-- What a checkout costs: lines, discount, delivery and IVA, from the database's own tables.
-- docs/decisions/076-delivery-and-discounts.md

create function public.discount_of(checkout public.checkouts)
returns public.discount_codes
language plpgsql stable set search_path = ''
as $$
declare
  discount public.discount_codes;
begin
  if checkout.own_discount is not null then
    -- For everything, without limits, and stored nowhere.
    return jsonb_populate_record(
      null::public.discount_codes, checkout.own_discount || '{"collection_ids": [], "product_ids": []}'
    );
  end if;
  select * into discount from public.discount_codes as known where known.id = checkout.discount_code_id;
  return discount;
end;
$$;

comment on function public.discount_of is
  'What is taken off a checkout: by its code, or by staff who made it. Its kind is null for none.';

create function public.choose_delivery(checkout public.checkouts)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  discount constant public.discount_codes := public.discount_of(checkout);
  information public.shop_information;
  listed numeric;
  quote jsonb;
begin
  if checkout.delivery ->> 'method' = 'pickup' then
    select * into strict information from public.shop_information;
    -- Staff hand over in the shop, whether or not shoppers may choose that.
    if information.pickup_address = '' and checkout.made_by is null then
      perform public.raise_error(409, 'NO_PICKUP', 'Orders cannot be picked up any more. Please choose delivery.', 'delivery');
    end if;
    return jsonb_build_object(
      'method', 'pickup',
      'address', information.pickup_address,
      'note', information.pickup_note,
      'noteEs', information.pickup_note_es,
      'price', 0
    );
  end if;

  select coalesce(sum(line.quantity * line.unit_price), 0) into listed
  from public.checkout_lines as line
  where line.checkout_id = checkout.id;

  quote := public.quote_delivery(
    checkout.shipping_address ->> 'country', checkout.shipping_address ->> 'province', listed
  );

  return case when discount.kind = 'free_delivery' then quote || '{"price": 0}' else quote end;
end;
$$;

comment on function public.choose_delivery is
  'How a checkout reaches its shopper and at what price, as prices are entered. Raises NO_PICKUP, PROVINCE_REQUIRED or NOT_DELIVERED.';

create function public.price_checkout(checkout_id uuid)
returns public.checkouts
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts;
  discount public.discount_codes;
  promise jsonb;
  numbers integer [];
  product_ids uuid [];
  amounts numeric [];
  discounts numeric [];
begin
  select * into strict checkout from public.checkouts as started where started.id = price_checkout.checkout_id;
  promise := public.choose_delivery(checkout);

  select
    array_agg(line.line_number order by line.line_number),
    array_agg(line.product_id order by line.line_number),
    array_agg(line.quantity * line.unit_price order by line.line_number),
    array_agg(0::numeric)
  into numbers, product_ids, amounts, discounts
  from public.checkout_lines as line
  where line.checkout_id = checkout.id;

  discount := public.discount_of(checkout);
  if checkout.discount_code_id is not null and discount.kind is null then
    -- Deleted since this checkout found it.
    perform public.raise_error(404, 'DISCOUNT_UNKNOWN', 'This code does not exist.', 'discountCode');
  end if;
  if discount.kind is not null then
    select array_agg(share.amount order by share.place), array_agg(amounts[share.place] - share.amount order by share.place)
    into discounts, amounts
    from public.share_discount(discount, product_ids, amounts) as share;

    if not public.check_discount_uses(checkout) then
      perform public.raise_error(409, 'DISCOUNT_USED_UP', 'This code has been used up.', 'discountCode');
    end if;
  end if;
  amounts := amounts || (promise ->> 'price')::numeric;

  update public.checkout_lines as line
  set base_amount = split.base, tax_amount = split.tax, total_amount = split.total, discount_amount = taken_off.base
  from public.split_tax(amounts, checkout.tax_rate, checkout.prices_include_tax) as split
  join public.split_tax(discounts, checkout.tax_rate, checkout.prices_include_tax) as taken_off
    on taken_off.place = split.place
  where line.checkout_id = checkout.id and line.line_number = numbers[split.place];

  update public.checkouts as priced
  set
    delivery = promise,
    subtotal_amount = sums.base + sums.discount,
    discount_amount = sums.discount,
    delivery_amount = carried.base,
    delivery_tax_amount = carried.tax,
    tax_amount = sums.tax + carried.tax,
    total_amount = sums.total + carried.total,
    expires_at = clock_timestamp() + make_interval(mins => settings.hold_minutes)
  from public.shop_settings as settings,
    (
      select
        sum(line.base_amount) as base, sum(line.tax_amount) as tax, sum(line.total_amount) as total,
        sum(line.discount_amount) as discount
      from public.checkout_lines as line
      where line.checkout_id = price_checkout.checkout_id
    ) as sums,
    public.split_tax(amounts, checkout.tax_rate, checkout.prices_include_tax) as carried
  where priced.id = checkout.id and carried.place = cardinality(amounts)
  returning priced.* into checkout;

  -- PayPhone takes no less, and every order may be paid by card.
  if checkout.total_amount < 1 then
    if checkout.discount_amount > 0 then
      perform public.raise_error(
        409, 'DISCOUNT_TOO_LARGE', 'With this code less than $1.00 is left to pay, which cannot be paid by card.', 'discountCode'
      );
    end if;
    perform public.raise_error(409, 'TOTAL_TOO_SMALL', 'An order costs at least $1.00.', 'total');
  end if;
  return checkout;
end;
$$;

comment on function public.price_checkout is
  'The last step of hold_bag: takes off the discount, adds delivery, splits everything into base and IVA, and starts the hold. Raises what share_discount raises, DISCOUNT_UNKNOWN, DISCOUNT_USED_UP, DISCOUNT_TOO_LARGE or TOTAL_TOO_SMALL.';
