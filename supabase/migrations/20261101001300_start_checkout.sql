-- The one function that makes a shopper's bag a checkout.

-- Definer, so that its steps need no grants of their own.
create function public.start_checkout(
  customer jsonb,
  lines jsonb,
  replaces text default null,
  language text default 'en',
  client text default null,
  reference text default null,
  invoice_buyer jsonb default null,
  delivery text default 'delivery',
  discount_code text default null
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  shopper constant jsonb :=
    public.parse_customer(customer, start_checkout.delivery is distinct from 'pickup');
  discount public.discount_codes;
  checkout public.checkouts;
  shortage jsonb;
begin
  if nullif(public.clean_text(start_checkout.discount_code), '') is not null then
    discount := public.find_discount_code(start_checkout.discount_code);
  end if;

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
    delivery, discount_code_id, discount_code, invoice_buyer, tax_rate, prices_include_tax, subtotal_amount, tax_amount, total_amount, expires_at
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
    jsonb_build_object(
      'method', case when start_checkout.delivery = 'pickup' then 'pickup' else 'delivery' end
    ),
    discount.id,
    discount.code,
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
  'Server only: prices a bag, computes tax and total, and holds its units. replaces names the same shopper''s earlier checkout, whose hold is released; language is en or es; client is the keyed hash of the shopper''s IP address, by which holds are limited; reference is made here where none is given; invoice_buyer says whom the invoice is for; delivery is delivery or pickup; discount_code is what the shopper entered.';

revoke execute on function
  public.start_checkout
from public, anon, authenticated, service_role;

grant execute on function
  public.start_checkout
to service_role;
