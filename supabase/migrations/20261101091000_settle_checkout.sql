-- What the server does with a checkout once the shopper comes back from paying. The order is: pin the goods,
-- ask the provider, then settle or fail. Each step may be repeated and run at once by several servers.

create function public.lock_checkout(reference text)
returns public.checkouts
language plpgsql
set search_path = ''
as $$
declare
  checkout public.checkouts;
begin
  select * into checkout from public.checkouts as candidate
  where candidate.reference = lock_checkout.reference
  for update;

  if not found then
    raise sqlstate 'PT404' using
      message = 'There is no checkout with this reference.',
      detail = 'CHECKOUT_NOT_FOUND',
      hint = 'reference';
  end if;

  return checkout;
end;
$$;

comment on function public.lock_checkout(text) is
  'The checkout of a reference, locked: whoever returns second finds what the first one made of it.';

create function public.pin_checkout(reference text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
  moment timestamptz;
  can_be_served boolean;
begin
  if checkout.status = 'settled' then
    return jsonb_build_object('outcome', 'settled', 'order', public.find_receipt(checkout.reference));
  elsif checkout.status = 'failed' then
    return jsonb_build_object('outcome', 'failed', 'failure', checkout.failure);
  elsif checkout.status = 'open' then
    perform public.lock_products(checkout.id);
    moment := clock_timestamp();

    -- Goods that were deleted meanwhile cannot be sent, even if the hold is still young.
    can_be_served := case
      when checkout.expires_at > moment then not exists (
        select 1 from public.checkout_lines as line
        where line.checkout_id = checkout.id and line.product_id is null
      )
      else public.find_shortage(checkout.id, moment) is null
    end;

    if not can_be_served then
      update public.checkouts set status = 'failed', failure = 'stock_gone' where id = checkout.id;
      return jsonb_build_object('outcome', 'stock_gone');
    end if;

    update public.checkouts as pinned
    set status = 'confirming', confirm_started_at = coalesce(pinned.confirm_started_at, now())
    where pinned.id = checkout.id
    returning pinned.* into checkout;
  end if;

  return jsonb_build_object(
    'outcome', 'pinned',
    'reference', checkout.reference,
    'subtotal', checkout.subtotal_amount,
    'tax', checkout.tax_amount,
    'total', checkout.total_amount,
    'confirmStartedAt', checkout.confirm_started_at
  );
end;
$$;

comment on function public.pin_checkout(text) is
  'Server only: keeps the goods of a checkout, or takes them again after its hold lapsed, until it is settled or failed.';

create function public.unpin_checkout(reference text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
begin
  if checkout.status = 'confirming' then
    update public.checkouts as unpinned
    set status = 'open', confirm_started_at = null
    where unpinned.id = checkout.id
    returning unpinned.* into checkout;
  end if;

  return jsonb_build_object('status', checkout.status);
end;
$$;

comment on function public.unpin_checkout(text) is
  'Server only: takes a pin back when the provider knows of no such payment; the hold runs out as it would have.';

create function public.fail_checkout(reference text, failure text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
begin
  if fail_checkout.failure is null
    or fail_checkout.failure not in ('declined', 'cancelled', 'mismatch', 'stock_gone', 'reversed')
  then
    raise sqlstate 'PT400' using
      message = 'A checkout cannot fail for this reason.',
      detail = 'INVALID_FAILURE',
      hint = 'failure';
  end if;

  if checkout.status in ('open', 'confirming') then
    update public.checkouts as failed
    set status = 'failed', failure = fail_checkout.failure
    where failed.id = checkout.id
    returning failed.* into checkout;
  end if;

  return jsonb_build_object('status', checkout.status, 'failure', checkout.failure);
end;
$$;

comment on function public.fail_checkout(text, text) is
  'Server only: ends an unpaid checkout and frees its goods. What is settled stays settled, and the first failure stays.';

create function public.take_stock(checkout_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  writes_variants constant boolean := exists (
    select 1
    from public.checkout_lines as line
    join public.product_variants as variant on variant.product_id = line.product_id
    where line.checkout_id = take_stock.checkout_id
  );
begin
  -- Writers of variants queue before they lock rows; so must a sale that is going to write them.
  if writes_variants then
    perform pg_advisory_xact_lock(hashtext('public.product_variants'));
  end if;

  perform public.lock_products(take_stock.checkout_id);

  -- Never below nothing: the payment is taken, so the order stands even if the owner lowered the stock meanwhile.
  update public.products as product
  set quantity = greatest(product.quantity - sold.quantity, 0)
  from (
    select line.product_id, sum(line.quantity)::integer as quantity
    from public.checkout_lines as line
    where line.checkout_id = take_stock.checkout_id
    group by line.product_id
  ) as sold
  where product.id = sold.product_id
    and not exists (select 1 from public.product_variants as v where v.product_id = product.id);

  -- Left out where there is nothing to write: the statement alone would queue up, after the locks and not before.
  if writes_variants then
    update public.product_variants as variant
    set quantity = greatest(variant.quantity - line.quantity, 0)
    from public.checkout_lines as line
    where line.checkout_id = take_stock.checkout_id
      and variant.product_id = line.product_id
      and variant.size = line.size
      and variant.color = line.color;
  end if;

  update public.products as product
  set inventory_status = 'sold-out'
  from public.checkout_lines as line
  where line.checkout_id = take_stock.checkout_id
    and product.id = line.product_id
    and product.quantity = 0;
end;
$$;

comment on function public.take_stock(uuid) is
  'Takes the goods of a checkout out of stock, per variant where there are any; what ran out is marked sold-out.';

create function public.settle_checkout(reference text, transaction_id text, payment jsonb)
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
  elsif checkout.status <> 'confirming' then
    raise sqlstate 'PT409' using
      message = format('A checkout that is %s cannot be settled.', checkout.status),
      detail = 'CHECKOUT_NOT_CONFIRMING',
      hint = checkout.status;
  end if;

  if coalesce(btrim(transaction_id), '') = '' then
    raise sqlstate 'PT400' using
      message = 'A payment without a transaction id cannot be settled.',
      detail = 'INVALID_TRANSACTION',
      hint = 'transaction_id';
  end if;

  -- The unique transaction id makes a rival wait here for whoever came first with the same payment.
  insert into public.orders (
    checkout_id, reference, customer_name, email, phone, shipping_address, items,
    subtotal_amount, tax_amount, total_amount, payphone_transaction_id, payment
  )
  select
    checkout.id, checkout.reference, checkout.customer_name, checkout.email, checkout.phone,
    checkout.shipping_address,
    jsonb_agg(
      jsonb_build_object(
        'sku', coalesce(line.product_id::text, ''),
        'name', line.product_name,
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

  update public.checkouts set status = 'settled', settled_at = now() where id = checkout.id;

  return public.order_as_json(paid_order);
end;
$$;

comment on function public.settle_checkout(text, text, jsonb) is
  'Server only: makes a pinned and paid checkout into its one order, in one transaction; repeated, it returns the same order.';

revoke execute on function
  public.lock_checkout(text),
  public.pin_checkout(text),
  public.unpin_checkout(text),
  public.fail_checkout(text, text),
  public.take_stock(uuid),
  public.settle_checkout(text, text, jsonb)
from public, anon, authenticated, service_role;

-- The server calls with its own rights, so it needs the steps these functions are made of as well.
grant execute on function
  public.lock_checkout(text),
  public.lock_products(uuid),
  public.available_stock(uuid, text, text, uuid, timestamptz),
  public.find_shortage(uuid, timestamptz),
  public.pin_checkout(text),
  public.unpin_checkout(text),
  public.fail_checkout(text, text),
  public.take_stock(uuid),
  public.settle_checkout(text, text, jsonb)
to service_role;
