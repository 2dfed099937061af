-- The lines of a bag, priced from the catalogue.

create function public.picture_of(product public.products, color text)
returns text
language sql immutable set search_path = ''
as $$
  select coalesce(
    (
      select picture.url
      from unnest(product.images, product.image_colors) with ordinality as picture (url, color, place)
      where picture.url is not null and picture.color = picture_of.color and picture.color <> ''
      order by picture.place
      limit 1
    ),
    product.images[1]
  );
$$;

comment on function public.picture_of is
  'The first picture that belongs to a color of a product, otherwise its main picture; null where it has none.';

create function public.add_checkout_lines(checkout_id uuid, lines jsonb)
returns void
language plpgsql set search_path = ''
as $$
declare
  settings public.shop_settings;
  product public.products;
  line jsonb;
  wanted uuid;
  number integer := 0;
  merged integer;
  units integer := 0;
begin
  select * into strict settings from public.shop_settings;

  if jsonb_typeof(lines) is distinct from 'array'
    or jsonb_array_length(lines) not between 1 and settings.max_checkout_lines
  then
    perform public.raise_error(
      422, 'INVALID_LINES',
      format('A bag holds from 1 to %s lines.', settings.max_checkout_lines),
      'lines'
    );
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

    select * into product from public.products as candidate where candidate.id = wanted and not candidate.is_draft;
    if not found then
      perform public.raise_error(
        422, 'PRODUCT_NOT_FOUND',
        'A product in the bag is no longer in the shop.',
        left(line ->> 'productId', 60)
      );
    end if;

    perform public.check_offer(product, line);

    units := units + (line ->> 'quantity')::integer;
    if units > settings.max_checkout_units then
      perform public.raise_error(
        422, 'TOO_MANY_UNITS',
        format(
          'You can buy up to %s items at once. Please take some out of your bag and order the rest afterwards.',
          settings.max_checkout_units
        ),
        settings.max_checkout_units::text
      );
    end if;

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
        checkout_id, line_number, product_id, product_name, product_name_es, size, color, quantity, unit_price, image
      ) values (
        add_checkout_lines.checkout_id, number, product.id,
        coalesce(nullif(product.name, ''), product.name_es), nullif(product.name_es, ''),
        line ->> 'size', line ->> 'color', (line ->> 'quantity')::integer, product.price,
        -- A data URL may be a megabyte, and a stranger's bag would multiply it: in checkouts, orders, answers and emails.
        (select picture.url from public.picture_of(product, line ->> 'color') as picture (url) where picture.url not like 'data:%')
      );
    elsif merged > settings.max_line_quantity then
      perform public.raise_error(
        422, 'INVALID_QUANTITY',
        format('The quantity must be a whole number from 1 to %s.', settings.max_line_quantity),
        'quantity'
      );
    end if;
  end loop;
end;
$$;

comment on function public.add_checkout_lines is
  'Prices the lines of a bag from the catalogue and adds them to a checkout; equal product, size and color become one line.';

create function public.set_own_prices(checkout_id uuid, lines jsonb)
returns void
language plpgsql set search_path = ''
as $$
declare
  line jsonb;
begin
  for line in
    select element from jsonb_array_elements(lines) as element where coalesce(element -> 'ownPrice', 'null') <> 'null'
  loop
    -- The form is checked before the cast.
    if line ->> 'ownPrice' !~ '^[0-9]{1,6}(\.[0-9]{1,2})?$' then
      perform public.raise_error(422, 'INVALID_PRICE', 'A price is from 0.00 to 999999.99 dollars.', 'ownPrice');
    end if;
    update public.checkout_lines as priced
    set unit_price = (line ->> 'ownPrice')::numeric
    where priced.checkout_id = set_own_prices.checkout_id
      and priced.product_id::text = lower(line ->> 'productId')
      and priced.size = coalesce(line ->> 'size', '')
      and priced.color = coalesce(line ->> 'color', '');
  end loop;
end;
$$;

comment on function public.set_own_prices is
  'Replaces the catalogue''s prices of a checkout''s lines by those that staff agreed with their customer. Only functions for staff call it.';
