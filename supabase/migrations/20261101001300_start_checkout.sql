-- A bag becomes a checkout, which holds its units.

create function public.hold_bag(draft public.checkouts, shopper jsonb, lines jsonb, has_own_prices boolean default false)
returns public.checkouts
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts;
  shortage jsonb;
begin
  -- The client is locked before the products: every function locks in this order.
  insert into public.checkouts (
    reference, client_hash, attempt_key, language, customer_name, email, phone, shipping_address, delivery,
    discount_code_id, discount_code, own_discount, made_by, invoice_buyer, tax_rate, prices_include_tax,
    subtotal_amount, tax_amount, total_amount, expires_at
  ) values (
    coalesce(
      draft.reference,
      'GL-' || floor(extract(epoch from clock_timestamp()) * 1000)::bigint
        || '-' || replace(gen_random_uuid()::text, '-', '')
    ),
    draft.client_hash,
    draft.attempt_key,
    -- English for a language that the shop does not have.
    case when draft.language = 'es' then 'es' else 'en' end,
    btrim((shopper ->> 'firstName') || ' ' || (shopper ->> 'lastName')),
    shopper ->> 'email',
    shopper ->> 'phone',
    shopper - array['firstName', 'lastName', 'email', 'phone'],
    draft.delivery,
    draft.discount_code_id,
    draft.discount_code,
    draft.own_discount,
    draft.made_by,
    draft.invoice_buyer,
    public.tax_rate_on(public.shop_day()),
    (select information.prices_include_tax from public.shop_information as information),
    0, 0, 0, clock_timestamp()
  )
  returning * into checkout;

  if has_own_prices then
    perform public.add_checkout_lines(checkout.id, (
      select jsonb_agg(element - 'ownPrice' order by place)
      from jsonb_array_elements(hold_bag.lines) with ordinality as given (element, place)
    ));
    perform public.set_own_prices(checkout.id, hold_bag.lines);
  else
    perform public.add_checkout_lines(checkout.id, hold_bag.lines);
  end if;
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

  return public.price_checkout(checkout.id);
end;
$$;

comment on function public.hold_bag is
  'The steps of start_checkout and make_order: writes a checkout as drafted, with its lines, holds their units and prices it. shopper comes from parse_customer; with has_own_prices a line may name its price.';

-- Definer, so that its steps need no grants of their own.
create function public.start_checkout(
  customer jsonb,
  lines jsonb,
  -- The reference of the same shopper's earlier checkout.
  replaces text default null,
  -- en or es.
  language text default 'en',
  -- The keyed hash of the shopper's IP address, by which holds are limited.
  client text default null,
  -- Made here where none is given.
  reference text default null,
  -- Whom the invoice is for.
  invoice_buyer jsonb default null,
  -- delivery or pickup.
  delivery text default 'delivery',
  -- As the shopper entered it.
  discount_code text default null,
  -- Finds the earlier checkout whose reference the browser never got.
  attempt_key uuid default null
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  shopper constant jsonb :=
    public.parse_customer(customer, start_checkout.delivery is distinct from 'pickup');
  discount public.discount_codes;
  earlier_ids uuid [];
  paid_reference text;
  checkout public.checkouts;
begin
  if nullif(public.clean_text(start_checkout.discount_code), '') is not null then
    discount := public.find_discount_code(start_checkout.discount_code);
  end if;

  -- The answer to an attempt may be lost while the server still works on it: the next one waits for its checkout.
  perform pg_advisory_xact_lock(
    hashtext('public.checkouts.attempt_key'), hashtext(start_checkout.attempt_key::text)
  );

  -- First the replaced checkouts, then the client, then the products: every function locks in this order.
  earlier_ids := array(
    select earlier.id from public.checkouts as earlier
    where earlier.reference = start_checkout.replaces or earlier.attempt_key = start_checkout.attempt_key
    order by earlier.id
    for no key update
  );

  -- Another tab may ask for a second payment of the bag, and a bag whose order was made may still be full.
  select earlier.reference into paid_reference
  from public.checkouts as earlier
  where earlier.id = any (earlier_ids)
    and (
      earlier.status = 'settled'
      or (earlier.status = 'open' and earlier.order_id is not null)
      -- What was paid for units that are sold out, or with a code that is used up, goes back.
      or (coalesce(earlier.failure not in ('sold_out', 'discount_used_up'), true) and public.is_asked_about(earlier.id))
    )
  order by earlier.reference desc
  limit 1;
  if found then
    perform public.raise_error(
      409, 'PAYMENT_UNDER_WAY', 'Your last payment is being checked. Please do not pay again.', paid_reference
    );
  end if;

  -- An attempt may arrive after a later one. References begin with their server's milliseconds, and servers' clocks differ:
  -- the later one was also written after this one began, by the clock of the database.
  if exists (
    select from public.checkouts as later
    where later.id = any (earlier_ids)
      and later.reference > start_checkout.reference
      and later.created_at
        > to_timestamp(substring(start_checkout.reference from '^GL-(\d+)')::double precision / 1000)
      and later.reference is distinct from start_checkout.replaces
      and later.status = 'open'
      and later.expires_at > clock_timestamp()
  ) then
    perform public.raise_error(
      409, 'CHECKOUT_REPLACED', 'A later attempt to pay has begun. Please try again.', 'reference'
    );
  end if;

  update public.checkouts as earlier
  set expires_at = clock_timestamp()
  where earlier.id = any (earlier_ids) and earlier.status = 'open' and earlier.expires_at > clock_timestamp();

  checkout.reference := start_checkout.reference;
  checkout.client_hash := start_checkout.client;
  checkout.attempt_key := start_checkout.attempt_key;
  checkout.language := start_checkout.language;
  checkout.delivery := jsonb_build_object(
    'method', case when start_checkout.delivery = 'pickup' then 'pickup' else 'delivery' end
  );
  checkout.discount_code_id := discount.id;
  checkout.discount_code := discount.code;
  checkout.invoice_buyer := public.parse_invoice_buyer(start_checkout.invoice_buyer);

  checkout := public.hold_bag(checkout, shopper, start_checkout.lines);
  perform public.check_invoice_buyer(checkout.invoice_buyer, checkout.total_amount);
  return public.checkout_as_json(checkout);
end;
$$;

comment on function public.start_checkout is
  'Server only: prices a bag, computes tax and total, and holds its units. Releases the earlier checkouts named by replaces and attempt_key; raises PAYMENT_UNDER_WAY, with the reference as hint, where one is being paid, is paid or has an order, and CHECKOUT_REPLACED where a later one holds the bag.';

grant execute on function
  public.start_checkout
to service_role;
