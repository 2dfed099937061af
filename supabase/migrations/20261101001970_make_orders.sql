-- Orders that staff make for a customer: an order that awaits its payment, or one that was paid in the shop.
-- docs/decisions/077-orders-made-by-the-owner.md

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
      400, 'INVALID_DISCOUNT', 'A discount is up to 100 percent, an amount in dollars, or free delivery.', 'discount'
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

  checkout := public.hold_bag(checkout, shopper, hold_own_bag.lines, has_own_prices => true);
  -- PayPhone takes no less.
  if checkout.total_amount < 1 then
    perform public.raise_error(409, 'TOTAL_TOO_SMALL', 'An order costs at least $1.00.', 'total');
  end if;
  return checkout;
end;
$$;

comment on function public.hold_own_bag is
  'A step of make_order and quote_order: the priced checkout of a customer, with the prices and the discount that staff agreed.';

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
    raise exception using errcode = 'QT000';
  exception when sqlstate 'QT000' then
    -- The same steps as make_order, and nothing of them stays.
    null;
  end;
  return answer;
end;
$$;

comment on function public.quote_order is
  'Server only: what an order that staff make would cost, by the same steps as make_order. Holds nothing, and needs no customer.';

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

create function public.make_order(
  staff_id uuid,
  request_key uuid,
  customer jsonb,
  lines jsonb,
  language text default 'en',
  delivery text default 'delivery',
  invoice_buyer jsonb default null,
  discount jsonb default null,
  reason text default null,
  hold_hours integer default 48,
  paid_with text default null,
  is_handed_over boolean default false,
  reference text default null,
  pay_token text default null
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- A customer who stands in the shop may leave without a name.
  optional_fields constant text [] := array['lastName', 'email']
    || case when paid_with is null then '{}' else array['firstName', 'phone'] end;
  shopper jsonb;
  checkout public.checkouts;
  made public.orders;
  agreed text;
  given constant text := nullif(left(public.clean_text(reason), 500), '');
begin
  perform public.require_staff(staff_id);
  if request_key is null then
    perform public.raise_error(400, 'INVALID_REQUEST', 'The request has no key.', 'request_key');
  end if;

  -- Of two equal requests the second waits here, and finds the order of the first.
  perform pg_advisory_xact_lock(hashtext('public.orders.request_key'), hashtext(request_key::text));
  select * into made from public.orders as known where known.request_key = make_order.request_key;
  if found then
    return public.order_as_json(made);
  end if;

  if hold_hours is null or hold_hours not between 1 and 336 then
    perform public.raise_error(400, 'INVALID_HOLD', 'An order is held for 1 to 336 hours.', 'holdHours');
  end if;
  shopper := public.parse_customer(customer, make_order.delivery is distinct from 'pickup', optional_fields);
  if shopper ->> 'firstName' = '' then
    shopper := shopper || '{"firstName": "Consumidor final", "lastName": ""}';
  end if;

  checkout := public.hold_own_bag(
    staff_id, shopper, make_order.lines, make_order.delivery, make_order.discount,
    make_order.language, make_order.invoice_buyer, make_order.reference
  );
  perform public.check_invoice_buyer(checkout.invoice_buyer, checkout.total_amount);
  agreed := public.agreed_prices(checkout);
  if agreed is not null and given is null then
    perform public.raise_error(409, 'REASON_REQUIRED', 'Please say why the price is another.', 'reason');
  end if;

  if paid_with is null then
    made := public.write_order(
      checkout, 'unchosen', due_at => clock_timestamp() + make_interval(hours => hold_hours)
    );
    -- Nothing is to be asked of PayPhone before its customer pays by card.
    update public.checkouts as holding
    set expires_at = made.payment_due_at, order_id = made.id, next_check_at = null
    where holding.id = checkout.id;
  else
    made := public.pay_order(
      checkout, 'in_store', payment => public.payment_in_store(paid_with), staff_id => staff_id
    );
  end if;

  update public.orders as known
  set
    request_key = make_order.request_key,
    pay_token = case
      when make_order.paid_with is null then coalesce(make_order.pay_token, replace(gen_random_uuid()::text, '-', ''))
    end
  where known.id = made.id
  returning known.* into made;

  if agreed is not null then
    insert into public.order_events (order_id, kind, to_status, actor, note)
    values (made.id, 'price_agreed', made.status, staff_id, concat_ws(E'\n', agreed, given));
  end if;
  if paid_with is not null and is_handed_over then
    made := public.move_order(made.id, 'delivered', staff_id, 'handed_over');
    -- Its confirmation speaks of no delivery.
    update public.outbox as mail set payload = public.order_as_json(made)
    where mail.dedupe_key = 'order_confirmation:' || made.id;
  elsif paid_with is null then
    perform public.queue_awaiting_email('payment_awaited', made);
  end if;
  return public.order_as_json(made);
end;
$$;

comment on function public.make_order is
  'Server only: staff make an order for a customer, in one transaction. It awaits its payment for hold_hours behind a link with pay_token, or paid_with says how it was paid in the shop. A repeated request_key returns the same order. discount is kind and value; a line''s ownPrice replaces the catalogue''s; both need a reason.';

create function public.find_pay_link(token text)
returns text
language sql stable set search_path = ''
as $$
  select known.reference from public.orders as known where known.pay_token = find_pay_link.token;
$$;

comment on function public.find_pay_link is
  'Server only: the reference of the order behind a pay link; null where there is none.';

revoke execute on function
  public.parse_own_discount, public.hold_own_bag, public.quote_order, public.agreed_prices, public.make_order,
  public.find_pay_link
from public, anon, authenticated, service_role;

grant execute on function
  public.quote_order, public.make_order, public.find_pay_link
to service_role;
