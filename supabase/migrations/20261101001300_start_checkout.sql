-- The one function that makes a shopper's bag a checkout.

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
      400, 'INVALID_LINES',
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
        404, 'PRODUCT_NOT_FOUND',
        'A product in the bag is no longer in the shop.',
        left(line ->> 'productId', 60)
      );
    end if;

    perform public.check_offer(product, line);

    units := units + (line ->> 'quantity')::integer;
    if units > settings.max_checkout_units then
      perform public.raise_error(
        400, 'TOO_MANY_UNITS',
        format(
          'You can buy up to %s pieces at once. Please take some out of your bag and order the rest afterwards.',
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
        public.picture_of(product, line ->> 'color')
      );
    elsif merged > settings.max_line_quantity then
      perform public.raise_error(
        400, 'INVALID_QUANTITY',
        format('The quantity must be a whole number from 1 to %s.', settings.max_line_quantity),
        'quantity'
      );
    end if;
  end loop;
end;
$$;

comment on function public.add_checkout_lines is
  'Prices the lines of a bag from the catalogue and adds them to a checkout; equal product, size and color become one line.';

create function public.price_checkout(checkout_id uuid)
returns public.checkouts
language plpgsql set search_path = ''
as $$
declare
  priced public.checkouts;
begin
  with split as (
    select amounts.numbers, share.*
    from public.checkouts as checkout,
      (
        select
          array_agg(line.quantity * line.unit_price order by line.line_number) as amounts,
          array_agg(line.line_number order by line.line_number) as numbers
        from public.checkout_lines as line
        where line.checkout_id = price_checkout.checkout_id
      ) as amounts,
      public.split_tax(amounts.amounts, checkout.tax_rate, checkout.prices_include_tax) as share
    where checkout.id = price_checkout.checkout_id
  )
  update public.checkout_lines as line
  set base_amount = split.base, tax_amount = split.tax, total_amount = split.total
  from split
  where line.checkout_id = price_checkout.checkout_id and line.line_number = split.numbers[split.place];

  update public.checkouts as checkout
  set
    subtotal_amount = sums.base,
    tax_amount = sums.tax,
    total_amount = sums.total,
    expires_at = clock_timestamp() + make_interval(mins => settings.hold_minutes)
  from public.shop_settings as settings,
    (
      select sum(line.base_amount) as base, sum(line.tax_amount) as tax, sum(line.total_amount) as total
      from public.checkout_lines as line
      where line.checkout_id = price_checkout.checkout_id
    ) as sums
  where checkout.id = price_checkout.checkout_id
  returning checkout.* into priced;

  return priced;
end;
$$;

comment on function public.price_checkout is
  'The last step of start_checkout: splits every line into base and IVA, adds them up, and starts the hold.';

-- Definer, so that its steps need no grants of their own.
create function public.start_checkout(
  customer jsonb,
  lines jsonb,
  replaces text default null,
  language text default 'en',
  client text default null,
  reference text default null,
  invoice_buyer jsonb default null
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  shopper constant jsonb := public.parse_customer(customer);
  checkout public.checkouts;
  shortage jsonb;
begin
  -- First the replaced checkout, then the client, then the products: every function locks in this order.
  update public.checkouts as earlier
  set expires_at = clock_timestamp()
  where earlier.reference = start_checkout.replaces
    and earlier.status = 'open'
    -- The units of an order that awaits its payment stay held.
    and earlier.order_id is null
    and earlier.expires_at > clock_timestamp();

  insert into public.checkouts (
    reference, client_hash, language, customer_name, first_name, last_name, email, phone, shipping_address,
    invoice_buyer, tax_rate, prices_include_tax, subtotal_amount, tax_amount, total_amount, expires_at
  ) values (
    coalesce(
      start_checkout.reference,
      'GL-' || floor(extract(epoch from clock_timestamp()) * 1000)::bigint
        || '-' || replace(gen_random_uuid()::text, '-', '')
    ),
    start_checkout.client,
    -- English for a language that the shop does not have.
    case when start_checkout.language = 'es' then 'es' else 'en' end,
    (shopper ->> 'firstName') || ' ' || (shopper ->> 'lastName'),
    shopper ->> 'firstName',
    shopper ->> 'lastName',
    shopper ->> 'email',
    shopper ->> 'phone',
    jsonb_build_object(
      'address', shopper -> 'address',
      'landmark', shopper -> 'landmark',
      'city', shopper -> 'city',
      'province', shopper -> 'province',
      'postalCode', shopper -> 'postalCode',
      'country', shopper -> 'country'
    ),
    public.parse_invoice_buyer(start_checkout.invoice_buyer),
    public.tax_rate_on(public.shop_day()),
    (select information.prices_include_tax from public.shop_information as information),
    0, 0, 0, clock_timestamp()
  )
  returning * into checkout;

  perform public.add_checkout_lines(checkout.id, start_checkout.lines);
  perform public.limit_client_units(checkout.id, checkout.client_hash);
  perform public.lock_products(checkout.id);

  shortage := public.find_shortage(checkout.id, clock_timestamp());
  if shortage is not null then
    perform public.raise_error(
      409, 'OUT_OF_STOCK',
      case
        when (shortage ->> 'available')::integer = 0 then format('%s is sold out.', shortage ->> 'name')
        else format('Only %s of %s are left.', shortage ->> 'available', shortage ->> 'name')
      end,
      (shortage - 'name')::text
    );
  end if;

  checkout := public.price_checkout(checkout.id);
  perform public.check_invoice_buyer(checkout.invoice_buyer, checkout.total_amount);
  return public.checkout_as_json(checkout);
end;
$$;

comment on function public.start_checkout is
  'Server only: prices a bag, computes tax and total, and holds its units. replaces names the same shopper''s earlier checkout, whose hold is released; language is en or es; client is the keyed hash of the shopper''s IP address, by which holds are limited; reference is made here where none is given; invoice_buyer says whom the invoice is for.';

revoke execute on function
  public.picture_of, public.add_checkout_lines, public.price_checkout, public.start_checkout
from public, anon, authenticated, service_role;

grant execute on function
  public.start_checkout
to service_role;
