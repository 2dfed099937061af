-- Orders as the application reads them: by their ids, references, and numbers with an email address.

create function public.order_as_json(paid_order public.orders)
returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', paid_order.id,
    'reference', paid_order.reference,
    'language', paid_order.language,
    'customerName', paid_order.customer_name,
    'email', paid_order.email,
    'phone', paid_order.phone,
    'shippingAddress', paid_order.shipping_address,
    'invoiceBuyer', paid_order.invoice_buyer,
    'items', paid_order.items,
    'delivery', paid_order.delivery,
    'discountCode', paid_order.discount_code,
    'subtotal', paid_order.subtotal_amount,
    'discount', paid_order.discount_amount,
    'deliveryAmount', paid_order.delivery_amount,
    'deliveryTax', paid_order.delivery_tax_amount,
    'tax', paid_order.tax_amount,
    'taxRate', paid_order.tax_rate,
    'pricesIncludeTax', paid_order.prices_include_tax,
    'total', paid_order.total_amount,
    'transactionId', paid_order.payphone_transaction_id,
    'isSandbox', paid_order.is_sandbox,
    'paymentMethod', paid_order.payment_method,
    'paidWith', paid_order.payment -> 'paidWith',
    'isPaid', paid_order.payment_received_at is not null,
    'paymentDueAt', paid_order.payment_due_at,
    'status', paid_order.status,
    'courier', paid_order.courier,
    'trackingNumber', paid_order.tracking_number,
    -- Also where its money was given back later.
    'wasSent', exists (
      select from public.order_events as event
      where event.order_id = paid_order.id and event.to_status in ('shipped', 'delivered')
    ),
    'createdAt', paid_order.created_at,
    -- Its units are sold when it is paid for, or accepted where it is paid on handover.
    'confirmedAt', (select sold.settled_at from public.checkouts as sold where sold.id = paid_order.checkout_id)
  );
$$;

comment on function public.order_as_json is
  'An order as every function returns it: amounts as numbers, times as ISO text.';

create function public.lock_order(order_id uuid)
returns public.orders
language plpgsql set search_path = ''
as $$
declare
  paid_order public.orders;
begin
  select * into paid_order from public.orders as candidate
  where candidate.id = lock_order.order_id
  for update;

  if not found then
    perform public.raise_error(404, 'ORDER_NOT_FOUND', 'There is no such order.', 'order_id');
  end if;
  return paid_order;
end;
$$;

comment on function public.lock_order is
  'An order, locked: a second caller waits and finds what the first one made of it.';

create function public.order_of_reference(reference text)
returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(
    (select known.id from public.orders as known where known.reference = order_of_reference.reference),
    -- An order that was to be paid by card instead has the reference of the later checkout.
    (select checkout.order_id from public.checkouts as checkout where checkout.reference = order_of_reference.reference)
  );
$$;

comment on function public.order_of_reference is
  'The order of a checkout''s reference, also of a former checkout of the order; null where there is none.';

create function public.find_receipt(reference text)
returns jsonb
language sql stable set search_path = ''
as $$
  select public.order_as_json(paid_order)
  from public.orders as paid_order
  where paid_order.id = public.order_of_reference(find_receipt.reference)
    and (
      paid_order.payment_received_at is not null
      -- What is paid on delivery or at its pick-up is sold when the owner accepts it.
      or exists (
        select 1 from public.checkouts as sold where sold.id = paid_order.checkout_id and sold.status = 'settled'
      )
    );
$$;

comment on function public.find_receipt is
  'Server only: the order of a settled checkout by its unguessable reference, or null; none while it awaits its payment.';

create function public.find_order(number text, email text)
returns jsonb
language sql stable set search_path = ''
as $$
  -- Number and email address name one order; if they ever name two, the newer is meant.
  select public.order_as_json(paid_order)
  from public.orders as paid_order
  where lower(paid_order.email) = lower(public.clean_text(find_order.email))
    -- An order that staff made may have none.
    and paid_order.email <> ''
    and paid_order.number = upper(public.clean_text(find_order.number))
  order by paid_order.created_at desc
  limit 1;
$$;

comment on function public.find_order is
  'Server only: the order of this number and email address, or null.';

grant execute on function
  public.order_as_json, public.lock_order, public.order_of_reference, public.find_receipt, public.find_order
to service_role;
