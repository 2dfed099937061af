-- Nothing that a browser sends is trusted: every field of a bag is parsed, and prices come from the catalogue.

create function public.parse_customer(customer jsonb, needs_address boolean, optional_fields text [] default '{}')
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  fields constant text[] :=
    array[
      'firstName', 'lastName', 'email', 'phone', 'address', 'landmark', 'city', 'province', 'postalCode', 'country'
    ];
  optional constant text[] := array['landmark', 'province', 'postalCode']
    || case when needs_address then '{}' else array['address', 'city'] end
    || optional_fields;
  parsed jsonb := '{}';
  field text;
  value text;
begin
  if jsonb_typeof(customer) is distinct from 'object' then
    perform public.raise_error(422, 'INVALID_CUSTOMER', 'The shipping details are missing.', 'customer');
  end if;

  select key into field from jsonb_object_keys(customer) as key where key <> all (fields) limit 1;
  if found then
    perform public.raise_error(
      422, 'INVALID_CUSTOMER',
      'The shipping details contain a field that is not known.',
      left(field, 60)
    );
  end if;

  foreach field in array fields loop
    if field = any (optional) and coalesce(customer -> field, 'null') = 'null' then
      parsed := parsed || jsonb_build_object(field, '');
      continue;
    end if;

    value := case when jsonb_typeof(customer -> field) = 'string' then public.clean_text(customer ->> field) end;

    if field = any (optional) and value = '' then
      null;
    elsif value is null or not public.is_plain_text(value, 200) then
      perform public.raise_error(
        422, 'INVALID_CUSTOMER',
        case
          when value is null or value = '' then format('Please fill in %s.', field)
          else format('What was entered for %s is too long or contains characters that cannot be used.', field)
        end,
        field
      );
    -- A stranger may name another person's email address: no link of theirs is mailed in the shop's name.
    elsif field in ('firstName', 'lastName') and public.has_link(value) then
      perform public.raise_error(422, 'INVALID_CUSTOMER', format('A link cannot be used for %s.', field), field);
    -- A shopper's may be mistyped, which holds nothing up (decision 117); staff may leave it blank instead.
    elsif field = 'email' and field = any (optional) and not public.is_email_address(value) then
      perform public.raise_error(422, 'INVALID_CUSTOMER', 'Please enter a valid email address.', field);
    end if;

    parsed := parsed || jsonb_build_object(field, value);
  end loop;

  return parsed;
end;
$$;

comment on function public.parse_customer is
  'The shipping details with every text trimmed and checked; raises on blanks, unknown fields, hidden characters and links in a name, and on an invalid email address where it may be blank. needs_address is false for a pick-up; optional_fields may be blank as well.';

create function public.parse_checkout_line(line jsonb, max_quantity integer)
returns jsonb
language plpgsql stable set search_path = ''
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
    perform public.raise_error(
      422, 'INVALID_LINES',
      'A line of the bag is not in a form the shop understands.',
      'lines'
    );
  end if;

  if jsonb_typeof(line -> 'quantity') = 'number' then
    amount := (line ->> 'quantity')::numeric;
  end if;
  if amount is null or amount < 1 or amount > max_quantity or amount <> trunc(amount) then
    perform public.raise_error(
      422, 'INVALID_QUANTITY',
      format('The quantity must be a whole number from 1 to %s.', max_quantity),
      'quantity'
    );
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

comment on function public.parse_checkout_line is
  'One line of a bag in its parsed form; raises on unknown keys, wrong types and quantities that are not 1 to max_quantity.';

create function public.check_offer(product public.products, line jsonb)
returns void
language plpgsql stable set search_path = ''
as $$
declare
  price text := line ->> 'price';
  name constant text := coalesce(nullif(product.name, ''), product.name_es);
begin
  if line ->> 'size' <> all (case when product.sizes = '{}' then array[''] else product.sizes end) then
    perform public.raise_error(
      422, 'SIZE_NOT_OFFERED',
      format('%s is not offered in that size.', name),
      jsonb_build_object('productId', product.id)::text
    );
  end if;

  if line ->> 'color' <> all (case when product.colors = '{}' then array[''] else product.colors end) then
    perform public.raise_error(
      422, 'COLOR_NOT_OFFERED',
      format('%s is not offered in that color.', name),
      jsonb_build_object('productId', product.id)::text
    );
  end if;

  -- The form is checked before the cast: a price is up to ten digits and decimals that add nothing after the cents.
  if price is not null
    and (price !~ '^[0-9]{1,10}(\.[0-9]{1,20})?$' or price::numeric <> product.price)
  then
    perform public.raise_error(
      422, 'PRICE_CHANGED',
      format('The price of %s has changed.', name),
      jsonb_build_object('productId', product.id, 'price', product.price)::text
    );
  end if;
end;
$$;

comment on function public.check_offer is
  'Raises when a parsed line''s size, color or expected price is not what the catalogue offers.';
