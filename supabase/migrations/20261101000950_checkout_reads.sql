-- Checkouts as the application reads and locks them.

create function public.lock_checkout(reference text)
returns public.checkouts
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts;
begin
  select * into checkout from public.checkouts as candidate
  where candidate.reference = lock_checkout.reference
  -- Not a full lock: it would conflict with the one that a second change of its order takes, in another order of locks.
  for no key update;

  if not found then
    perform public.raise_error(404, 'CHECKOUT_NOT_FOUND', 'There is no checkout with this reference.', 'reference');
  end if;

  return checkout;
end;
$$;

comment on function public.lock_checkout is
  'The checkout of a reference, locked: a second return waits and finds what the first one made of it.';

create function public.checkout_as_json(checkout public.checkouts)
returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'reference', checkout.reference,
    'delivery', checkout.delivery,
    'discountCode', checkout.discount_code,
    'subtotal', checkout.subtotal_amount,
    'discount', checkout.discount_amount,
    'deliveryAmount', checkout.delivery_amount,
    'tax', checkout.tax_amount,
    'taxRate', checkout.tax_rate,
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

comment on function public.checkout_as_json is
  'A checkout as the shopper may see it: amounts as numbers, times as ISO text, without the shipping details.';

create function public.find_checkout_language(reference text)
returns text
language sql stable set search_path = ''
as $$
  select checkout.language from public.checkouts as checkout
  where checkout.reference = find_checkout_language.reference;
$$;

comment on function public.find_checkout_language is
  'Server only: the language in which a checkout was made, by its unguessable reference, or null.';

grant execute on function
  public.lock_checkout, public.checkout_as_json, public.find_checkout_language
to service_role;
