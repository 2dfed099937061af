-- Orders that staff make for a customer: an order that awaits its payment, or one that was paid in the shop.
-- docs/decisions/077-orders-made-by-the-owner.md

create function public.make_order(
  staff_id uuid,
  request_key uuid,
  customer jsonb,
  -- A line's ownPrice replaces the price of the catalogue.
  lines jsonb,
  language text default 'en',
  delivery text default 'delivery',
  invoice_buyer jsonb default null,
  -- Kind and value.
  discount jsonb default null,
  -- Required with a discount or a price of its own.
  reason text default null,
  hold_hours integer default 48,
  -- How it was paid in the shop; null: it awaits its payment.
  paid_with text default null,
  is_handed_over boolean default false,
  reference text default null,
  pay_token text default null,
  -- What staff were shown that it costs, which is only compared.
  shown_total numeric default null
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- A customer who stands in the shop may leave without a name.
  optional_fields constant text [] := array['lastName', 'email']
    || case when paid_with is null then '{}' else array['firstName', 'phone'] end;
  shopper jsonb;
  checkout public.checkouts;
  made public.orders;
  agreed text;
  given constant text := nullif(left(public.clean_text(reason), 500), '');
  digest constant text := md5(jsonb_build_array(
    customer, lines, language, delivery, invoice_buyer, discount, reason, hold_hours, paid_with, is_handed_over
  )::text);
begin
  perform public.require_staff(staff_id);
  if request_key is null then
    perform public.raise_error(400, 'INVALID_REQUEST', 'The request has no key.', 'request_key');
  end if;

  -- Of two equal requests the second waits here, and finds the order of the first.
  perform pg_advisory_xact_lock(hashtext('public.orders.request_key'), hashtext(request_key::text));
  select * into made from public.orders as known where known.request_key = make_order.request_key;
  if found then
    if made.request_digest is distinct from digest then
      perform public.raise_error(
        409, 'ORDER_ALREADY_MADE', 'The order was made already, before this change.', made.id::text
      );
    end if;
    return public.order_as_json(made);
  end if;

  if hold_hours is null or hold_hours not between 1 and 336 then
    perform public.raise_error(422, 'INVALID_HOLD', 'An order is held for 1 to 336 hours.', 'holdHours');
  end if;
  shopper := public.parse_customer(customer, make_order.delivery is distinct from 'pickup', optional_fields);
  if shopper ->> 'firstName' = '' then
    shopper := shopper || '{"firstName": "Consumidor final", "lastName": ""}';
  end if;

  checkout := public.hold_own_bag(
    staff_id, shopper, make_order.lines, make_order.delivery, make_order.discount,
    make_order.language, make_order.invoice_buyer, make_order.reference
  );
  -- The customer may have paid it already.
  if make_order.shown_total <> checkout.total_amount then
    perform public.raise_error(409, 'SETTINGS_CHANGED', 'The order costs another amount now.', 'total');
  end if;
  perform public.check_invoice_buyer(checkout.invoice_buyer, checkout.total_amount);
  agreed := public.agreed_prices(checkout);
  if agreed is not null and given is null then
    perform public.raise_error(409, 'REASON_REQUIRED', 'Please say why the price is different.', 'reason');
  end if;

  if paid_with is null then
    made := public.write_order(
      checkout, 'unchosen', due_at => clock_timestamp() + make_interval(hours => hold_hours)
    );
    -- Nothing is to be asked of PayPhone before its customer pays by card.
    update public.checkouts as holding
    set expires_at = made.payment_due_at, order_id = made.id, next_check_at = null
    where holding.id = checkout.id;
  else
    made := public.pay_order(
      checkout, 'in_store', payment => public.payment_in_store(paid_with), staff_id => staff_id
    );
  end if;

  update public.orders as known
  set
    request_key = make_order.request_key,
    request_digest = digest,
    pay_token = case
      when make_order.paid_with is null then coalesce(make_order.pay_token, replace(gen_random_uuid()::text, '-', ''))
    end
  where known.id = made.id
  returning known.* into made;

  if agreed is not null then
    insert into public.order_events (order_id, kind, to_status, actor, note)
    values (made.id, 'price_agreed', made.status, staff_id, concat_ws(E'\n', agreed, given));
  end if;
  if paid_with is not null and is_handed_over then
    made := public.change_order_status(made.id, 'delivered', staff_id, 'handed_over');
    -- Its confirmation speaks of no delivery.
    update public.outbox as mail set payload = public.order_as_json(made)
    where mail.dedupe_key = 'order_confirmation:' || made.id;
  elsif paid_with is null then
    perform public.queue_awaiting_email('payment_awaited', made);
  end if;
  return public.order_as_json(made);
end;
$$;

comment on function public.make_order is
  'Server only: staff make an order for a customer, in one transaction. It awaits its payment for hold_hours behind a link with pay_token, unless it was paid in the shop. A repeated request returns the same order; another one with its request_key raises ORDER_ALREADY_MADE. A shown_total that it no longer costs raises SETTINGS_CHANGED.';

create function public.find_pay_link(token text)
returns text
language sql stable set search_path = ''
as $$
  select known.reference from public.orders as known where known.pay_token = find_pay_link.token;
$$;

comment on function public.find_pay_link is
  'Server only: the reference of the order behind a pay link; null where there is none.';

grant execute on function
  public.make_order, public.find_pay_link
to service_role;
