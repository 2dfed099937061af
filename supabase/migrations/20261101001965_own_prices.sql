-- What staff agree on with a customer: own prices or a discount, and a quote that holds nothing.

create function public.parse_own_discount(discount jsonb)
returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  kind constant text := discount ->> 'kind';
  -- The form is checked before the cast.
  value constant numeric := case
    when kind = 'free_delivery' then 0
    when discount ->> 'value' ~ '^[0-9]{1,6}(\.[0-9]{1,2})?$' then (discount ->> 'value')::numeric
  end;
begin
  if coalesce(jsonb_typeof(discount), 'null') = 'null' then
    return null;
  elsif coalesce(kind not in ('percent', 'amount', 'free_delivery'), true)
    or value is null
    or (kind <> 'free_delivery' and value not between 0.01 and case kind when 'percent' then 100 else 100000 end)
  then
    perform public.raise_error(
      422, 'INVALID_DISCOUNT', 'A discount is up to 100 percent, an amount in dollars, or free delivery.', 'discount'
    );
  end if;
  return jsonb_build_object('kind', kind, 'value', value);
end;
$$;

comment on function public.parse_own_discount is
  'What staff take off a whole order: kind and value as in discount_codes; null for nothing. Raises INVALID_DISCOUNT.';

create function public.hold_own_bag(
  staff_id uuid, shopper jsonb, lines jsonb, delivery text, discount jsonb,
  language text default 'en', invoice_buyer jsonb default null, reference text default null
)
returns public.checkouts
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts;
begin
  checkout.made_by := hold_own_bag.staff_id;
  checkout.reference := hold_own_bag.reference;
  checkout.language := hold_own_bag.language;
  checkout.delivery := jsonb_build_object(
    'method', case when hold_own_bag.delivery = 'pickup' then 'pickup' else 'delivery' end
  );
  checkout.own_discount := public.parse_own_discount(hold_own_bag.discount);
  checkout.invoice_buyer := public.parse_invoice_buyer(hold_own_bag.invoice_buyer);

  return public.hold_bag(checkout, shopper, hold_own_bag.lines, has_own_prices => true);
end;
$$;

comment on function public.hold_own_bag is
  'A step of make_order and quote_order: the priced checkout of a customer, with the prices and the discount that staff agreed.';

create function public.agreed_prices(checkout public.checkouts)
returns text
language sql stable set search_path = ''
as $$
  select nullif(concat_ws(
    ' · ',
    (
      select string_agg(
        format(
          '%s: $%s (%s$%s)', line.product_name, line.unit_price,
          case when line.unit_price < product.price then '−' else '+' end, abs(line.unit_price - product.price)
        ),
        ' · ' order by line.line_number
      )
      from public.checkout_lines as line
      join public.products as product on product.id = line.product_id
      where line.checkout_id = checkout.id and line.unit_price <> product.price
    ),
    case checkout.own_discount ->> 'kind'
      when 'percent' then format('−%s %%', trim_scale((checkout.own_discount ->> 'value')::numeric))
      when 'amount' then format('−$%s', checkout.own_discount ->> 'value')
      when 'free_delivery' then 'Delivery: $0.00'
    end
  ), '');
$$;

comment on function public.agreed_prices is
  'What staff changed of the prices of a checkout that they make, for the order''s history; null where they are the catalogue''s.';

-- Definer, as start_checkout is.
create function public.quote_order(
  staff_id uuid, lines jsonb, delivery text default 'delivery', country text default 'Ecuador', province text default '',
  discount jsonb default null
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  shopper constant jsonb := jsonb_build_object(
    'firstName', '', 'lastName', '', 'email', '', 'phone', '', 'address', '', 'landmark', '', 'city', '',
    'postalCode', '', 'country', left(quote_order.country, 200), 'province', left(quote_order.province, 200)
  );
  quoted public.checkouts;
  answer jsonb;
begin
  perform public.require_staff(staff_id);
  begin
    quoted := public.hold_own_bag(staff_id, shopper, quote_order.lines, quote_order.delivery, quote_order.discount);
    answer := public.checkout_as_json(quoted);
    -- The steps are those of make_order, and an error rolls them back. The code is our own.
    raise exception using errcode = 'QT000';
  exception when sqlstate 'QT000' then
    null;
  end;
  return answer;
end;
$$;

comment on function public.quote_order is
  'Server only: what an order that staff make would cost, by the same steps as make_order. Holds nothing, and needs no customer.';

grant execute on function
  public.quote_order
to service_role;
