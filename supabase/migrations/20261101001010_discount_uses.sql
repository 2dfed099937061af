-- Which checkouts use a discount code. A use is held and given back with the checkout's hold; none is counted anywhere else.

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

create function public.is_discounted(discount public.discount_codes, product_id uuid)
returns boolean
language sql stable set search_path = ''
as $$
  select (cardinality(discount.collection_ids) = 0 and cardinality(discount.product_ids) = 0)
    or is_discounted.product_id = any (discount.product_ids)
    or exists (
      select 1 from public.products as product
      where product.id = is_discounted.product_id and product.collection_id = any (discount.collection_ids)
    );
$$;

comment on function public.is_discounted is
  'Whether a code discounts a product.';

create function public.check_discount_uses(checkout public.checkouts)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  discount public.discount_codes;
  uses integer;
  uses_of_customer integer;
begin
  if checkout.discount_code_id is null then
    return true;
  end if;

  -- Locked, so that of two checkouts that want the last use one waits and sees the other's.
  select * into strict discount from public.discount_codes as known
  where known.id = checkout.discount_code_id
  for update;

  select
    count(*),
    count(*) filter (
      where lower(other.email) = lower(checkout.email)
        or regexp_replace(other.phone, '\D', '', 'g') = regexp_replace(checkout.phone, '\D', '', 'g')
    )
  into uses, uses_of_customer
  from public.checkouts as other
  left join public.orders as paid_order on paid_order.checkout_id = other.id
  where other.discount_code_id = discount.id
    and other.id <> checkout.id
    and (
      other.status = 'confirming'
      or (other.status = 'open' and other.expires_at > clock_timestamp())
      -- An order that was cancelled or refunded gives its use back.
      or (other.status = 'settled' and paid_order.status not in ('cancelled', 'refunded'))
    );

  return uses < coalesce(discount.max_uses, uses + 1)
    and uses_of_customer < coalesce(discount.max_uses_per_customer, uses_of_customer + 1);
end;
$$;

comment on function public.check_discount_uses is
  'Whether a checkout may use its code beside all the others that hold or have had a use; the code stays locked. Call it after the products are locked.';

create function public.discount_of_lines(checkout public.checkouts)
returns table (line_number integer, amount numeric)
language plpgsql stable set search_path = ''
as $$
declare
  discount public.discount_codes;
  numbers integer [];
  cents numeric [];
  listed numeric;
  whole numeric;
begin
  select * into discount from public.discount_codes as known where known.id = checkout.discount_code_id;
  if not found or discount.kind = 'free_delivery' then
    return;
  end if;

  select array_agg(line.line_number order by line.line_number),
    array_agg(line.quantity * line.unit_price * 100 order by line.line_number)
  into numbers, cents
  from public.checkout_lines as line
  where line.checkout_id = checkout.id and public.is_discounted(discount, line.product_id);
  if numbers is null then
    return;
  end if;

  listed := (select sum(entry) from unnest(cents) as entry);
  -- Never more than the lines cost; half a cent is rounded up.
  whole := least(
    listed,
    case discount.kind when 'percent' then round(listed * discount.value / 100) else discount.value * 100 end
  );

  return query
  select numbers[share.place], share.share / 100
  from public.share_cents(whole, cents) as share;
end;
$$;

comment on function public.discount_of_lines is
  'What its code takes off each line of a checkout, as prices are entered: shared by largest remainder, never more than the line.';

revoke execute on function
  public.find_discount_code, public.is_discounted, public.check_discount_uses, public.discount_of_lines
from public, anon, authenticated, service_role;

grant execute on function
  public.find_discount_code, public.is_discounted, public.check_discount_uses, public.discount_of_lines
to service_role;
