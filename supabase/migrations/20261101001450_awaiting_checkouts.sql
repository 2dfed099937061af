-- A checkout that holds the units of an order which awaits its payment. Locks are taken in this order: checkout, order, products.

alter table public.checkouts add column order_id uuid references public.orders (id) on delete set null;

comment on column public.checkouts.order_id is
  'The order that awaits, or awaited, its payment with the units of this checkout; null for a checkout that was paid by card at once.';

create index checkouts_order_id_idx on public.checkouts (order_id);

create function public.keep_awaiting_checkout()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (
    select 1 from public.orders as awaiting
    where awaiting.checkout_id = new.id and awaiting.status = 'awaiting_payment'
  ) then
    new.status := 'open';
    new.failure := null;
    new.confirm_started_at := null;
  end if;
  return new;
end;
$$;

comment on function public.keep_awaiting_checkout is
  'Trigger: a card payment that fails does not end the hold of an order which awaits its payment.';

-- What ends the order itself, or proves that it cannot be served, ends its checkout. Triggers fire in the order of their
-- names: before forget_client, which would take the client from an order's hold.
create trigger awaiting_checkout_stays
before update of status on public.checkouts
for each row
when (
  new.order_id is not null
  and old.status <> 'failed'
  and new.status = 'failed'
  and new.failure in ('declined', 'cancelled', 'mismatch', 'reversed')
)
execute function public.keep_awaiting_checkout();

create function public.lock_order_checkout(order_id uuid)
returns public.checkouts
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts;
begin
  loop
    select locked.* into checkout
    from public.checkouts as locked
    where locked.id = (select known.checkout_id from public.orders as known where known.id = lock_order_checkout.order_id)
    for no key update;

    if not found then
      perform public.raise_error(404, 'ORDER_NOT_FOUND', 'There is no such order.', 'order_id');
    end if;
    -- While this call waited, a later checkout may have taken over the order.
    if exists (
      select 1 from public.orders as known
      where known.id = lock_order_checkout.order_id and known.checkout_id = checkout.id
    ) then
      return checkout;
    end if;
  end loop;
end;
$$;

comment on function public.lock_order_checkout is
  'The checkout that holds, or held, the units of an order, locked: of two that decide about a payment the second waits.';

create function public.require_units(checkout public.checkouts)
returns void
language plpgsql set search_path = ''
as $$
declare
  shortage jsonb;
  failure text;
begin
  if checkout.status not in ('confirming', 'settled') then
    failure := public.serving_failure(checkout);
  end if;
  if failure is null then
    return;
  elsif failure = 'discount_used_up' then
    perform public.raise_error(
      409, 'DISCOUNT_USED_UP', 'The discount code of this order was used up meanwhile.', checkout.discount_code
    );
  end if;
  shortage := public.find_shortage(checkout.id, clock_timestamp());
  perform public.raise_error(
    409, 'OUT_OF_STOCK',
    format('%s was sold meanwhile.', coalesce(shortage ->> 'name', 'An item of this order')),
    shortage ->> 'name'
  );
end;
$$;

comment on function public.require_units is
  'Raises OUT_OF_STOCK, with the name of what is missing, or DISCOUNT_USED_UP, unless a checkout has sold its units, holds them or can take them and its discount again.';

create function public.write_order(
  checkout public.checkouts, method text, transaction_id text default null, payment jsonb default null,
  due_at timestamptz default null
)
returns public.orders
language plpgsql set search_path = ''
as $$
declare
  written public.orders;
begin
  -- The unique transaction id makes a second settlement with the same payment wait here for the first.
  insert into public.orders (
    checkout_id, reference, language, customer_name, email, phone, shipping_address,
    invoice_buyer, items,
    delivery, discount_code_id, discount_code, made_by, tax_rate, prices_include_tax,
    subtotal_amount, discount_amount, delivery_amount, delivery_tax_amount, tax_amount, total_amount,
    payphone_transaction_id, payment,
    payment_method, payment_due_at, payment_received_at, status
  )
  select
    checkout.id, checkout.reference, checkout.language, checkout.customer_name, checkout.email, checkout.phone,
    checkout.shipping_address, checkout.invoice_buyer,
    jsonb_agg(
      jsonb_build_object(
        'sku', line.product_id,
        'name', line.product_name,
        'nameEs', line.product_name_es,
        'quantity', line.quantity,
        'price', line.unit_price,
        'discount', line.discount_amount,
        'base', line.base_amount,
        'tax', line.tax_amount,
        'total', line.total_amount,
        'size', line.size,
        'color', line.color,
        'image', line.image
      )
      order by line.line_number
    ),
    checkout.delivery, checkout.discount_code_id, checkout.discount_code, checkout.made_by, checkout.tax_rate,
    checkout.prices_include_tax, checkout.subtotal_amount, checkout.discount_amount, checkout.delivery_amount,
    checkout.delivery_tax_amount, checkout.tax_amount, checkout.total_amount,
    write_order.transaction_id, coalesce(write_order.payment, '{}'),
    write_order.method, write_order.due_at,
    case when write_order.due_at is null then now() end,
    case when write_order.due_at is null then 'pending' else 'awaiting_payment' end
  from public.checkout_lines as line
  where line.checkout_id = checkout.id
  on conflict (payphone_transaction_id) do nothing
  returning * into written;

  if not found then
    perform public.raise_error(
      409, 'TRANSACTION_ALREADY_USED',
      'This payment has already paid for another order.',
      'transaction_id'
    );
  end if;
  return written;
end;
$$;

comment on function public.write_order is
  'A step of pay_order, await_payment and make_order: the order of a locked checkout, paid now or, with due_at, awaiting its payment.';

grant execute on function
  public.lock_order_checkout, public.require_units, public.write_order
to service_role;
