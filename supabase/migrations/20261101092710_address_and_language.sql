-- What an order keeps of its shopper beside the goods: the province of the address, and the language that the page, the
-- receipt and the e-mails are written in.

alter table public.checkouts
  add column language text not null default 'en' check (language in ('en', 'es'));

alter table public.checkout_lines
  add column product_name_es text check (product_name_es <> '');

alter table public.orders
  add column language text not null default 'en' check (language in ('en', 'es'));

comment on column public.checkouts.language is 'The language of the page that started the checkout.';
comment on column public.checkout_lines.product_name_es is 'The Spanish name the product had, null where it had none.';
comment on column public.orders.language is 'The language its shopper is written to in.';

create or replace function public.parse_customer(customer jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  fields constant text[] :=
    array[
      'firstName', 'lastName', 'email', 'phone', 'address', 'city', 'province', 'postalCode', 'country'
    ];
  optional constant text[] := array['province', 'postalCode'];
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
    if field = any (optional) and coalesce(customer -> field, 'null') = 'null' then
      parsed := parsed || jsonb_build_object(field, '');
      continue;
    end if;

    value := case when jsonb_typeof(customer -> field) = 'string' then public.clean_text(customer ->> field) end;

    if field = any (optional) and value = '' then
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

create or replace function public.add_checkout_lines(checkout_id uuid, lines jsonb)
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
  units integer := 0;
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

    units := units + (line ->> 'quantity')::integer;
    if units > settings.max_checkout_units then
      raise sqlstate 'PT400' using
        message = format(
          'You can buy up to %s pieces at once. Please take some out of your bag and order the rest afterwards.',
          settings.max_checkout_units
        ),
        detail = 'TOO_MANY_UNITS',
        hint = settings.max_checkout_units::text;
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
        add_checkout_lines.checkout_id, number, product.id, product.name, nullif(product.name_es, ''),
        line ->> 'size', line ->> 'color', (line ->> 'quantity')::integer, product.price, product.images[1]
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

create or replace function public.checkout_as_json(checkout public.checkouts)
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
          'nameEs', line.product_name_es,
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

drop function public.start_checkout(jsonb, jsonb, text);

-- Definer, so that the steps it takes need no grants of their own.
create function public.start_checkout(
  customer jsonb,
  lines jsonb,
  replaces text default null,
  language text default 'en',
  client text default null,
  reference text default null
)
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
  -- First the replaced checkout, then the client, then the products: the order in which every function locks.
  update public.checkouts as earlier
  set expires_at = clock_timestamp()
  where earlier.reference = start_checkout.replaces
    and earlier.status = 'open'
    and earlier.expires_at > clock_timestamp();

  insert into public.checkouts (
    reference, client_hash, language, customer_name, first_name, last_name, email, phone, shipping_address,
    subtotal_amount, tax_amount, total_amount, expires_at
  ) values (
    coalesce(
      start_checkout.reference,
      'GL-' || floor(extract(epoch from clock_timestamp()) * 1000)::bigint
        || '-' || replace(gen_random_uuid()::text, '-', '')
    ),
    start_checkout.client,
    -- A language that the shop does not speak is nobody's fault: its shopper reads English.
    case when start_checkout.language = 'es' then 'es' else 'en' end,
    (shopper ->> 'firstName') || ' ' || (shopper ->> 'lastName'),
    shopper ->> 'firstName',
    shopper ->> 'lastName',
    shopper ->> 'email',
    shopper ->> 'phone',
    jsonb_build_object(
      'address', shopper -> 'address',
      'city', shopper -> 'city',
      'province', shopper -> 'province',
      'postalCode', shopper -> 'postalCode',
      'country', shopper -> 'country'
    ),
    0, 0, 0, clock_timestamp()
  )
  returning * into checkout;

  perform public.add_checkout_lines(checkout.id, start_checkout.lines);
  perform public.limit_client_units(checkout.id, checkout.client_hash);
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

comment on function public.start_checkout(jsonb, jsonb, text, text, text, text) is
  'Server only: prices a bag, computes tax and total, and holds its goods. replaces names the same shopper''s earlier checkout, whose hold is freed; language is en or es; client is the keyed hash of the shopper''s network address, by which holds are limited; reference is made here where none is given.';

create or replace function public.settle_checkout(reference text, transaction_id text, payment jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
  paid_order public.orders;
begin
  if checkout.status = 'settled' then
    return public.find_receipt(checkout.reference);
  elsif checkout.status = 'failed' then
    raise sqlstate 'PT409' using
      message = 'A checkout that has failed cannot be settled.',
      detail = 'CHECKOUT_FAILED',
      hint = checkout.failure;
  end if;

  if coalesce(btrim(transaction_id), '') = '' then
    raise sqlstate 'PT400' using
      message = 'A payment without a transaction id cannot be settled.',
      detail = 'INVALID_TRANSACTION',
      hint = 'transaction_id';
  end if;

  -- The pin may have been taken back by a wrong answer while the right one was on its way: the goods are taken again.
  if checkout.status = 'open' and not public.can_be_served(checkout) then
    raise sqlstate 'PT409' using
      message = 'The goods of this checkout were sold meanwhile.',
      detail = 'OUT_OF_STOCK',
      hint = 'reference';
  end if;

  -- The unique transaction id makes a rival wait here for whoever came first with the same payment.
  insert into public.orders (
    checkout_id, reference, language, customer_name, email, phone, shipping_address, items,
    subtotal_amount, tax_amount, total_amount, payphone_transaction_id, payment
  )
  select
    checkout.id, checkout.reference, checkout.language, checkout.customer_name, checkout.email, checkout.phone,
    checkout.shipping_address,
    jsonb_agg(
      jsonb_build_object(
        'sku', coalesce(line.product_id::text, ''),
        'name', line.product_name,
        'nameEs', line.product_name_es,
        'quantity', line.quantity,
        'price', line.unit_price,
        'size', line.size,
        'color', line.color,
        'image', line.image
      )
      order by line.line_number
    ),
    checkout.subtotal_amount, checkout.tax_amount, checkout.total_amount,
    btrim(transaction_id), coalesce(settle_checkout.payment, '{}')
  from public.checkout_lines as line
  where line.checkout_id = checkout.id
  on conflict (payphone_transaction_id) do nothing
  returning * into paid_order;

  if not found then
    raise sqlstate 'PT409' using
      message = 'This payment has already paid for another order.',
      detail = 'TRANSACTION_ALREADY_USED',
      hint = 'transaction_id';
  end if;

  perform public.take_stock(checkout.id);

  insert into public.outbox (kind, recipient, payload, dedupe_key)
  values (
    'order_confirmation', paid_order.email, public.order_as_json(paid_order),
    'order_confirmation:' || paid_order.id
  );

  update public.payment_attempts as attempt
  set state = 'paid'
  where attempt.checkout_id = checkout.id
    and attempt.transaction_id = paid_order.payphone_transaction_id;

  update public.checkouts set status = 'settled', settled_at = now() where id = checkout.id;

  return public.order_as_json(paid_order);
end;
$$;

create or replace function public.order_as_json(paid_order public.orders)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', paid_order.id,
    'reference', paid_order.reference,
    'language', paid_order.language,
    'customerName', paid_order.customer_name,
    'email', paid_order.email,
    'phone', paid_order.phone,
    'shippingAddress', paid_order.shipping_address,
    'items', paid_order.items,
    'subtotal', paid_order.subtotal_amount,
    'tax', paid_order.tax_amount,
    'total', paid_order.total_amount,
    'transactionId', paid_order.payphone_transaction_id,
    'isSandbox', paid_order.is_sandbox,
    'status', paid_order.status,
    'courier', paid_order.courier,
    'trackingNumber', paid_order.tracking_number,
    'createdAt', paid_order.created_at
  );
$$;

revoke execute on function public.start_checkout(jsonb, jsonb, text, text, text, text)
from public, anon, authenticated, service_role;

grant execute on function public.start_checkout(jsonb, jsonb, text, text, text, text) to service_role;
