-- What a discount code takes off a bag, and which checkouts use it. A use is held and given back with the checkout's hold;
-- none is counted anywhere else. docs/decisions/076-delivery-and-discounts.md

create function public.find_discount_code(code text)
returns public.discount_codes
language plpgsql stable set search_path = ''
as $$
declare
  -- The length first: a megabyte is not worth its upper case.
  wanted constant text := case when octet_length(find_discount_code.code) <= 200 then upper(public.clean_text(find_discount_code.code)) end;
  discount public.discount_codes;
begin
  select * into discount from public.discount_codes as known where known.code = wanted;

  -- A paused code is as unknown as one that never was.
  if not found or discount.is_paused then
    perform public.raise_error(404, 'DISCOUNT_UNKNOWN', 'This code does not exist.', 'discountCode');
  elsif discount.starts_at > clock_timestamp() then
    perform public.raise_error(409, 'DISCOUNT_NOT_STARTED', 'This code is not valid yet.', discount.starts_at::text);
  elsif discount.ends_at <= clock_timestamp() then
    perform public.raise_error(409, 'DISCOUNT_ENDED', 'This code has expired.', 'discountCode');
  end if;
  return discount;
end;
$$;

comment on function public.find_discount_code is
  'The code that a shopper entered, if it is valid now. Raises DISCOUNT_UNKNOWN, DISCOUNT_NOT_STARTED or DISCOUNT_ENDED.';

create function public.share_discount(discount public.discount_codes, product_ids uuid [], amounts numeric [])
returns table (place bigint, amount numeric)
language plpgsql stable set search_path = ''
as $$
declare
  listed constant numeric := (select coalesce(sum(entry), 0) from unnest(amounts) as entry);
  -- Cents of the lines that the code is for; 0 for the others.
  cents constant numeric [] := (
    select array_agg(
      case
        when (cardinality(discount.collection_ids) = 0 and cardinality(discount.product_ids) = 0)
          or line.product_id = any (discount.product_ids)
          or product.collection_id = any (discount.collection_ids)
          then line.amount * 100
        else 0
      end
      order by line.place
    )
    from unnest(product_ids, amounts) with ordinality as line (product_id, amount, place)
    left join public.products as product on product.id = line.product_id
  );
  whole constant numeric := (select coalesce(sum(entry), 0) from unnest(cents) as entry);
begin
  if listed < discount.minimum_amount then
    perform public.raise_error(
      409, 'DISCOUNT_MINIMUM', 'The bag is too small for this code.', discount.minimum_amount::text
    );
  elsif whole = 0 then
    perform public.raise_error(409, 'DISCOUNT_NOT_FOR_BAG', 'This code is not for anything in the bag.', 'discountCode');
  end if;

  return query
  select share.place, share.share / 100
  from public.share_cents(
    case discount.kind
      when 'percent' then round(whole * discount.value / 100)
      when 'amount' then least(whole, discount.value * 100)
      else 0
    end,
    cents
  ) as share;
end;
$$;

comment on function public.share_discount is
  'What a code takes off each line of a bag, as prices are entered: half a cent is rounded up on the sum, shared by largest remainder, never more than the line. Raises DISCOUNT_MINIMUM or DISCOUNT_NOT_FOR_BAG.';

create function public.quote_discount(code text, lines jsonb)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  discount constant public.discount_codes := public.find_discount_code(code);
  product_ids uuid [];
  amounts numeric [];
begin
  -- Prices are the catalogue's. A line that cannot be bought is told about when the checkout starts.
  select
    array_agg(product.id order by line.place),
    array_agg(coalesce(product.price, 0) * line.quantity order by line.place)
  into product_ids, amounts
  from (
    select given.place, given.value ->> 'productId' as product_id, (given.value ->> 'quantity')::integer as quantity
    from jsonb_array_elements(lines) with ordinality as given (value, place)
  ) as line
  left join public.products as product on product.id::text = lower(line.product_id) and not product.is_draft;

  return jsonb_build_object(
    'code', discount.code,
    'kind', discount.kind,
    'amounts', (
      select jsonb_agg(share.amount order by share.place)
      from public.share_discount(discount, product_ids, amounts) as share
    )
  );
end;
$$;

comment on function public.quote_discount is
  'Server only: what a code takes off a bag of product ids and quantities, line by line. Holds nothing, and does not count uses.';

create function public.check_discount_uses(checkout public.checkouts)
returns boolean
language plpgsql set search_path = ''
-- Planned with its parameters: a limit that is not given disappears.
set plan_cache_mode = force_custom_plan
as $$
declare
  discount public.discount_codes;
  uses integer;
  uses_of_customer integer;
begin
  -- Locked, so that of two checkouts that want the last use one waits and sees the other's.
  select * into discount from public.discount_codes as known
  where known.id = checkout.discount_code_id
    and (known.max_uses is not null or known.max_uses_per_customer is not null)
  for no key update;
  if not found then
    return true;
  end if;

  select count(*), count(*) filter (where used.is_by_customer)
  into uses, uses_of_customer
  from (
    select
      -- Strangers without an email address or a phone number type the same in their place.
      (lower(other.email) = lower(checkout.email) and public.is_email_address(checkout.email))
        or public.phone_digits(other.phone) = public.phone_digits(checkout.phone) as is_by_customer
    from public.checkouts as other
    left join public.orders as paid_order on paid_order.checkout_id = other.id
    where other.discount_code_id = discount.id
      and other.id <> checkout.id
      and (
        other.status = 'confirming'
        or (other.status = 'open' and other.expires_at > clock_timestamp())
        -- An order that was cancelled or refunded gives its use back.
        or (other.status = 'settled' and paid_order.status not in ('cancelled', 'refunded'))
      )
  ) as used
  -- The uses of others count only where their number is limited.
  where used.is_by_customer or discount.max_uses is not null;

  return uses < coalesce(discount.max_uses, uses + 1)
    and uses_of_customer < coalesce(discount.max_uses_per_customer, uses_of_customer + 1);
end;
$$;

comment on function public.check_discount_uses is
  'Whether a checkout may use its code beside all the others that hold or have had a use; the code stays locked. Call it after the products are locked.';

grant execute on function
  public.find_discount_code, public.share_discount, public.quote_discount, public.check_discount_uses
to service_role;
