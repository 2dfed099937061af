-- The one function that makes a shopper's bag a checkout. What the browser sends is not believed:
-- prices come from the catalogue, stock from the shop, and anything unexpected is refused before a row is written.

create function public.parse_customer(customer jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  fields constant text[] :=
    array['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'postalCode', 'country'];
  parsed jsonb := '{}';
  field text;
  value text;
begin
  if jsonb_typeof(customer) is distinct from 'object' then
    raise sqlstate 'PT400' using
      message = 'The shipping details are missing.',
      detail = 'INVALID_CUSTOMER',
      hint = 'customer';
  end if;

  select key into field from jsonb_object_keys(customer) as key where key <> all (fields) limit 1;
  if found then
    raise sqlstate 'PT400' using
      message = 'The shipping details contain a field that is not known.',
      detail = 'INVALID_CUSTOMER',
      hint = left(field, 60);
  end if;

  foreach field in array fields loop
    if field = 'postalCode' and coalesce(customer -> field, 'null') = 'null' then
      parsed := parsed || jsonb_build_object(field, '');
      continue;
    end if;

    value := case when jsonb_typeof(customer -> field) = 'string' then public.clean_text(customer ->> field) end;

    if field = 'postalCode' and value = '' then
      null;
    elsif value is null or not public.is_plain_text(value, 200) then
      raise sqlstate 'PT400' using
        message = case
          when value is null or value = '' then format('Please fill in %s.', field)
          else format('What was entered for %s is too long or contains characters that cannot be used.', field)
        end,
        detail = 'INVALID_CUSTOMER',
        hint = field;
    elsif field = 'email' and not public.is_email_address(value) then
      raise sqlstate 'PT400' using
        message = 'Please enter a valid e-mail address.',
        detail = 'INVALID_CUSTOMER',
        hint = field;
    end if;

    parsed := parsed || jsonb_build_object(field, value);
  end loop;

  return parsed;
end;
$$;

comment on function public.parse_customer(jsonb) is
  'The shipping details with every text trimmed and checked; refuses blanks, unknown fields and hidden characters.';

create function public.parse_checkout_line(line jsonb, max_quantity integer)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  keys constant text[] := array['productId', 'size', 'color', 'quantity', 'price'];
  amount numeric;
  well_formed boolean := jsonb_typeof(line) = 'object';
begin
  if well_formed then
    well_formed := line - keys = '{}'
      and jsonb_typeof(line -> 'productId') is not distinct from 'string'
      and coalesce(jsonb_typeof(line -> 'size'), 'null') in ('string', 'null')
      and coalesce(jsonb_typeof(line -> 'color'), 'null') in ('string', 'null')
      and coalesce(jsonb_typeof(line -> 'price'), 'string') in ('string', 'number');
  end if;

  if not well_formed then
    raise sqlstate 'PT400' using
      message = 'A line of the bag is not in a form the shop understands.',
      detail = 'INVALID_LINES',
      hint = 'lines';
  end if;

  if jsonb_typeof(line -> 'quantity') = 'number' then
    amount := (line ->> 'quantity')::numeric;
  end if;
  if amount is null or amount < 1 or amount > max_quantity or amount <> trunc(amount) then
    raise sqlstate 'PT400' using
      message = format('The quantity must be a whole number from 1 to %s.', max_quantity),
      detail = 'INVALID_QUANTITY',
      hint = 'quantity';
  end if;

  return jsonb_build_object(
    'productId', line ->> 'productId',
    'size', coalesce(line ->> 'size', ''),
    'color', coalesce(line ->> 'color', ''),
    'quantity', trunc(amount)::integer,
    'price', line -> 'price'
  );
end;
$$;

comment on function public.parse_checkout_line(jsonb, integer) is
  'One line of a bag in its parsed form; refuses unknown keys, wrong types and quantities that are not 1 to max_quantity.';

create function public.check_offer(product public.products, line jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  price text := line ->> 'price';
begin
  if line ->> 'size' <> all (case when product.sizes = '{}' then array[''] else product.sizes end) then
    raise sqlstate 'PT400' using
      message = format('%s is not offered in that size.', product.name),
      detail = 'SIZE_NOT_OFFERED',
      hint = jsonb_build_object('productId', product.id)::text;
  end if;

  if line ->> 'color' <> all (case when product.colors = '{}' then array[''] else product.colors end) then
    raise sqlstate 'PT400' using
      message = format('%s is not offered in that colour.', product.name),
      detail = 'COLOR_NOT_OFFERED',
      hint = jsonb_build_object('productId', product.id)::text;
  end if;

  -- The form is checked before the cast: a price is up to ten digits and decimals that add nothing after the cents.
  if price is not null
    and (price !~ '^[0-9]{1,10}(\.[0-9]{1,20})?$' or price::numeric <> product.price)
  then
    raise sqlstate 'PT409' using
      message = format('The price of %s has changed.', product.name),
      detail = 'PRICE_CHANGED',
      hint = jsonb_build_object('productId', product.id, 'price', product.price)::text;
  end if;
end;
$$;

comment on function public.check_offer(public.products, jsonb) is
  'Refuses a parsed line whose size, colour or expected price is not what the catalogue offers.';

create function public.add_checkout_lines(checkout_id uuid, lines jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  settings public.shop_settings;
  product public.products;
  line jsonb;
  wanted uuid;
  number integer := 0;
  merged integer;
begin
  select * into strict settings from public.shop_settings;

  if jsonb_typeof(lines) is distinct from 'array'
    or jsonb_array_length(lines) not between 1 and settings.max_checkout_lines
  then
    raise sqlstate 'PT400' using
      message = format('A bag holds from 1 to %s lines.', settings.max_checkout_lines),
      detail = 'INVALID_LINES',
      hint = 'lines';
  end if;

  for line in
    select public.parse_checkout_line(element, settings.max_line_quantity)
    from jsonb_array_elements(lines) with ordinality as given (element, place)
    order by place
  loop
    wanted := null;
    if line ->> 'productId' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      wanted := (line ->> 'productId')::uuid;
    end if;

    select * into product from public.products as candidate where candidate.id = wanted;
    if not found then
      raise sqlstate 'PT404' using
        message = 'A product in the bag is no longer in the shop.',
        detail = 'PRODUCT_NOT_FOUND',
        hint = left(line ->> 'productId', 60);
    end if;

    perform public.check_offer(product, line);

    update public.checkout_lines as earlier
    set quantity = earlier.quantity + (line ->> 'quantity')::integer
    where earlier.checkout_id = add_checkout_lines.checkout_id
      and earlier.product_id = product.id
      and earlier.size = line ->> 'size'
      and earlier.color = line ->> 'color'
    returning earlier.quantity into merged;

    if not found then
      number := number + 1;
      insert into public.checkout_lines (
        checkout_id, line_number, product_id, product_name, size, color, quantity, unit_price, image
      ) values (
        add_checkout_lines.checkout_id, number, product.id, product.name, line ->> 'size', line ->> 'color',
        (line ->> 'quantity')::integer, product.price, product.images[1]
      );
    elsif merged > settings.max_line_quantity then
      raise sqlstate 'PT400' using
        message = format('The quantity must be a whole number from 1 to %s.', settings.max_line_quantity),
        detail = 'INVALID_QUANTITY',
        hint = 'quantity';
    end if;
  end loop;
end;
$$;

comment on function public.add_checkout_lines(uuid, jsonb) is
  'Prices the lines of a bag from the catalogue and adds them to a checkout; equal product, size and colour become one line.';

create function public.checkout_as_json(checkout public.checkouts)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', checkout.reference,
    'subtotal', checkout.subtotal_amount,
    'tax', checkout.tax_amount,
    'total', checkout.total_amount,
    'expiresAt', checkout.expires_at,
    'lines', (
      select jsonb_agg(
        jsonb_build_object(
          'productId', line.product_id,
          'name', line.product_name,
          'size', line.size,
          'color', line.color,
          'quantity', line.quantity,
          'unitPrice', line.unit_price,
          'image', line.image
        )
        order by line.line_number
      )
      from public.checkout_lines as line
      where line.checkout_id = checkout.id
    )
  );
$$;

comment on function public.checkout_as_json(public.checkouts) is
  'A checkout as the shopper may see it: amounts as numbers, times as ISO text, without the shipping details.';

-- Definer, so that the steps it takes need no grants of their own.
create function public.start_checkout(customer jsonb, lines jsonb, replaces text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  shopper constant jsonb := public.parse_customer(customer);
  checkout public.checkouts;
  shortage jsonb;
begin
  -- First the replaced checkout, then the products: the order in which every function locks.
  update public.checkouts as earlier
  set expires_at = clock_timestamp()
  where earlier.reference = start_checkout.replaces
    and earlier.status = 'open'
    and earlier.expires_at > clock_timestamp();

  insert into public.checkouts (
    reference, customer_name, first_name, last_name, email, phone, shipping_address,
    subtotal_amount, tax_amount, total_amount, expires_at
  ) values (
    'GL-' || floor(extract(epoch from clock_timestamp()) * 1000)::bigint
      || '-' || replace(gen_random_uuid()::text, '-', ''),
    (shopper ->> 'firstName') || ' ' || (shopper ->> 'lastName'),
    shopper ->> 'firstName',
    shopper ->> 'lastName',
    shopper ->> 'email',
    shopper ->> 'phone',
    jsonb_build_object(
      'address', shopper -> 'address',
      'city', shopper -> 'city',
      'postalCode', shopper -> 'postalCode',
      'country', shopper -> 'country'
    ),
    0, 0, 0, clock_timestamp()
  )
  returning * into checkout;

  perform public.add_checkout_lines(checkout.id, start_checkout.lines);
  perform public.lock_products(checkout.id);

  shortage := public.find_shortage(checkout.id, clock_timestamp());
  if shortage is not null then
    raise sqlstate 'PT409' using
      message = case
        when (shortage ->> 'available')::integer = 0 then format('%s is sold out.', shortage ->> 'name')
        else format('Only %s of %s are left.', shortage ->> 'available', shortage ->> 'name')
      end,
      detail = 'OUT_OF_STOCK',
      hint = (shortage - 'name')::text;
  end if;

  update public.checkouts as priced
  set
    subtotal_amount = sums.subtotal,
    tax_amount = round(sums.subtotal * settings.tax_rate, 2),
    total_amount = sums.subtotal + round(sums.subtotal * settings.tax_rate, 2),
    expires_at = clock_timestamp() + make_interval(mins => settings.hold_minutes)
  from public.shop_settings as settings,
    (
      select sum(line.quantity * line.unit_price) as subtotal
      from public.checkout_lines as line
      where line.checkout_id = checkout.id
    ) as sums
  where priced.id = checkout.id
  returning priced.* into checkout;

  return public.checkout_as_json(checkout);
end;
$$;

comment on function public.start_checkout(jsonb, jsonb, text) is
  'Prices a bag, computes tax and total, and holds its goods; replaces names the same shopper''s earlier checkout, whose hold is freed.';

revoke execute on function
  public.parse_customer(jsonb),
  public.parse_checkout_line(jsonb, integer),
  public.check_offer(public.products, jsonb),
  public.add_checkout_lines(uuid, jsonb),
  public.checkout_as_json(public.checkouts),
  public.start_checkout(jsonb, jsonb, text)
from public, anon, authenticated, service_role;

grant execute on function public.start_checkout(jsonb, jsonb, text) to service_role;
