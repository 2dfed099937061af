-- The one step that makes an order paid, confirmed by PayPhone or by a person.

create function public.change_order_status(order_id uuid, status text, actor uuid default null, code text default null)
returns public.orders
language plpgsql set search_path = ''
as $$
declare
  changed public.orders;
begin
  -- check_order_change() makes an exception for this order, in this transaction only.
  perform set_config('shop.order_in_transition', change_order_status.order_id::text, true);
  update public.orders as known set status = change_order_status.status
  where known.id = change_order_status.order_id
  returning known.* into changed;
  perform set_config('shop.order_in_transition', '', true);
  perform public.name_actor(change_order_status.order_id, change_order_status.status, change_order_status.actor, change_order_status.code);
  return changed;
end;
$$;

comment on function public.change_order_status is
  'Changes the status of a locked order by a step that staff cannot take alone, with who asked for it and why.';

create function public.sell_units(checkout public.checkouts)
returns void
language plpgsql set search_path = ''
as $$
declare
  missing text;
  sold_order public.orders;
begin
  if checkout.status = 'settled' then
    return;
  end if;
  perform public.take_stock(checkout.id);
  update public.checkouts as sold set status = 'settled', failure = null, settled_at = now() where sold.id = checkout.id;

  select string_agg(
    concat_ws(
      ' · ',
      format('%s × %s', line.quantity - coalesce(line.taken_quantity, 0), line.product_name),
      nullif(line.size, ''), nullif(line.color, '')
    ),
    e'\n' order by line.line_number
  ) into missing
  from public.checkout_lines as line
  where line.checkout_id = checkout.id and coalesce(line.taken_quantity, 0) < line.quantity;

  if missing is not null then
    select * into strict sold_order from public.orders as known where known.checkout_id = checkout.id;
    insert into public.order_events (order_id, kind, to_status, note)
    values (sold_order.id, 'oversold', sold_order.status, missing);
    perform public.alert_owner(sold_order.reference, sold_order.payphone_transaction_id, 'oversold');
  end if;
end;
$$;

comment on function public.sell_units is
  'A step of pay_order and accept_cash_order: takes the held units of a locked checkout out of stock, once. Units that were not there are listed in the order''s history, and the owner is alerted.';

create function public.pay_order(
  checkout public.checkouts, method text, transaction_id text default null, payment jsonb default null,
  staff_id uuid default null
)
returns public.orders
language plpgsql set search_path = ''
as $$
declare
  paid_order public.orders;
begin
  select * into paid_order from public.orders as known where known.checkout_id = checkout.id for update;

  if not found then
    paid_order := public.write_order(checkout, pay_order.method, pay_order.transaction_id, pay_order.payment);
  else
    if paid_order.status in ('awaiting_payment', 'cancelled') then
      perform public.change_order_status(
        paid_order.id, 'pending', pay_order.staff_id,
        case when pay_order.method = 'card' then 'paid_by_card' else 'payment_confirmed' end
      );
    else
      insert into public.order_events (order_id, kind, to_status, actor, code)
      values (paid_order.id, 'payment_received', paid_order.status, pay_order.staff_id, pay_order.method);
    end if;

    begin
      update public.orders as paid
      set
        payment_method = pay_order.method,
        payphone_transaction_id = pay_order.transaction_id,
        payment = coalesce(pay_order.payment, paid.payment),
        payment_received_at = clock_timestamp(),
        payment_refusal = null,
        proof_received_at = null
      where paid.id = paid_order.id
      returning paid.* into paid_order;
    exception when unique_violation then
      perform public.raise_error(
        409, 'TRANSACTION_ALREADY_USED', 'This payment has already paid for another order.', 'transaction_id'
      );
    end;
  end if;

  perform public.sell_units(checkout);
  perform public.queue_order_email('order_confirmation', paid_order);

  -- The last lock of this transaction: 200 payments at once wait for each other here only.
  perform public.create_invoice(paid_order);
  return paid_order;
end;
$$;

comment on function public.pay_order is
  'The order of a locked checkout becomes paid: history, stock, the shopper''s email and the invoice, in one transaction. The caller has made sure that the units are held and that nothing has paid yet. staff_id is who confirmed it.';

grant execute on function
  public.change_order_status, public.sell_units, public.pay_order
to service_role;
