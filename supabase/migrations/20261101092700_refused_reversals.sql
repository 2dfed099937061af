-- Money that must go back and cannot: the shopper is told what becomes of it, and the owner is told to act.

alter table public.shop_settings
  add column owner_email text check (owner_email <> '');

comment on column public.shop_settings.owner_email is
  'Who is written to when a payment needs a person. Synced by the server at start; nobody before that.';

drop function public.configure_shop(numeric, integer);

create function public.configure_shop(
  tax_rate numeric,
  hold_minutes integer,
  owner_email text default null,
  client_checkouts integer default null
)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if configure_shop.tax_rate is null
    or configure_shop.tax_rate < 0
    or configure_shop.tax_rate >= 1
    or configure_shop.hold_minutes is null
    or configure_shop.hold_minutes not between 1 and 1440
    or configure_shop.client_checkouts < 1
  then
    raise sqlstate 'PT400' using
      message = 'The tax rate must be from 0 to below 1, the hold from 1 to 1440 minutes and the checkouts of a client at least 1.',
      detail = 'INVALID_SETTINGS';
  end if;

  -- Unchanged settings leave the row alone, so that several servers may start at once.
  update public.shop_settings as settings
  set
    tax_rate = configure_shop.tax_rate,
    hold_minutes = configure_shop.hold_minutes,
    owner_email = coalesce(configure_shop.owner_email, settings.owner_email),
    max_client_checkouts = coalesce(configure_shop.client_checkouts, settings.max_client_checkouts)
  where settings.singleton
    and (
      settings.tax_rate, settings.hold_minutes, settings.owner_email, settings.max_client_checkouts
    ) is distinct from (
      configure_shop.tax_rate::numeric(5, 4), configure_shop.hold_minutes,
      coalesce(configure_shop.owner_email, settings.owner_email),
      coalesce(configure_shop.client_checkouts, settings.max_client_checkouts)
    );
end;
$$;

comment on function public.configure_shop(numeric, integer, text, integer) is
  'Server only: brings the tax rate (0.15 is 15 %), the hold in minutes, the owner''s address and the live checkouts of one client in line with the shop''s settings.';

create function public.alert_owner(reference text, transaction_id text, problem text)
returns void
language sql
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
  select
    'payment_alert', settings.owner_email,
    jsonb_build_object(
      'problem', alert_owner.problem,
      'reference', alert_owner.reference,
      'transactionId', alert_owner.transaction_id,
      'orderId', concerned.order_id,
      'customerName', concerned.customer_name,
      'email', concerned.email,
      'phone', concerned.phone,
      'total', concerned.total_amount
    ) || jsonb_strip_nulls(jsonb_build_object('isSandbox', concerned.is_sandbox)),
    concat_ws(
      ':', 'payment_alert', alert_owner.problem, alert_owner.reference,
      -- Anybody can name ids in returns: one letter a checkout, however many were named.
      case when alert_owner.problem <> 'released' then alert_owner.transaction_id end
    )
  from public.shop_settings as settings
  cross join (
    select paid_order.id as order_id, paid_order.customer_name, paid_order.email, paid_order.phone,
      paid_order.total_amount, paid_order.is_sandbox
    from public.orders as paid_order
    where paid_order.reference = alert_owner.reference
    union all
    select null, checkout.customer_name, checkout.email, checkout.phone, checkout.total_amount, null
    from public.checkouts as checkout
    where checkout.reference = alert_owner.reference
    limit 1
  ) as concerned
  where settings.owner_email is not null
  on conflict (dedupe_key) do nothing;
$$;

comment on function public.alert_owner(text, text, text) is
  'Server only: writes the owner one e-mail about a payment that needs a person, however often the same problem is met.';

alter table public.payment_attempts
  drop constraint payment_attempts_state_check,
  add constraint payment_attempts_state_check
    check (state in ('asked', 'paid', 'refused', 'reversal_due', 'reversed', 'reversal_refused'));

comment on table public.payment_attempts is
  'The provider''s payments that returns of a checkout named. asked and reversal_due are unfinished: the worker asks on. What is reversal_refused only a person can give back.';

create function public.refuse_reversal(reference text, transaction_id text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
begin
  update public.payment_attempts as attempt
  set state = 'reversal_refused'
  where attempt.checkout_id = checkout.id
    and attempt.transaction_id = refuse_reversal.transaction_id
    and attempt.state = 'reversal_due';

  if found then
    perform public.alert_owner(checkout.reference, refuse_reversal.transaction_id, 'reversal_refused');
  end if;
end;
$$;

comment on function public.refuse_reversal(text, text) is
  'Server only: the provider refuses to give a payment back, so the owner is told, in the same transaction.';

create or replace function public.record_reversal(reference text, transaction_id text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
begin
  -- Of two servers that ask at once, one may be refused because the other was heard.
  update public.payment_attempts as attempt
  set state = 'reversed'
  where attempt.checkout_id = checkout.id
    and attempt.transaction_id = record_reversal.transaction_id
    and attempt.state in ('reversal_due', 'reversal_refused');
end;
$$;

create function public.refund_of(checkout_id uuid, transaction_id text)
returns text
language sql
stable
set search_path = ''
as $$
  select case attempt.state
    when 'reversal_due' then 'due'
    when 'reversed' then 'returned'
    when 'reversal_refused' then 'refused'
  end
  from public.payment_attempts as attempt
  where attempt.checkout_id = refund_of.checkout_id
    and attempt.transaction_id = refund_of.transaction_id;
$$;

comment on function public.refund_of(uuid, text) is
  'What becomes of a payment that must go back: due, returned or refused; null for any other.';

create or replace function public.pin_checkout(reference text, transaction_id text default null)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
  max_attempts constant integer := 20;
begin
  if checkout.status = 'settled' then
    return jsonb_build_object('outcome', 'settled', 'order', public.find_receipt(checkout.reference));
  elsif checkout.status = 'failed' then
    return jsonb_build_object(
      'outcome', 'failed',
      'failure', checkout.failure,
      'refund', public.refund_of(checkout.id, pin_checkout.transaction_id)
    );
  elsif checkout.status = 'open' and not public.can_be_served(checkout) then
    update public.checkouts set status = 'failed', failure = 'stock_gone' where id = checkout.id;
    return jsonb_build_object('outcome', 'stock_gone');
  end if;

  if pin_checkout.transaction_id is not null then
    if (
      select count(*) from public.payment_attempts as attempt where attempt.checkout_id = checkout.id
    ) >= max_attempts then
      raise sqlstate 'PT409' using
        message = 'Too many payments have been named for this checkout.',
        detail = 'TOO_MANY_ATTEMPTS',
        hint = 'reference';
    end if;

    insert into public.payment_attempts as attempt (checkout_id, transaction_id)
    values (checkout.id, pin_checkout.transaction_id)
    on conflict on constraint payment_attempts_pkey do update set state = 'asked'
      where attempt.state = 'refused';
  end if;

  update public.checkouts as pinned
  set
    status = 'confirming',
    confirm_started_at = coalesce(pinned.confirm_started_at, now()),
    -- After the longest conversation with the provider, should this one end without an answer.
    next_check_at = least(
      coalesce(pinned.next_check_at, 'infinity'), clock_timestamp() + interval '1 minute'
    )
  where pinned.id = checkout.id
  returning pinned.* into checkout;

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

revoke execute on function
  public.configure_shop(numeric, integer, text, integer),
  public.alert_owner(text, text, text),
  public.refuse_reversal(text, text),
  public.refund_of(uuid, text)
from public, anon, authenticated, service_role;

grant execute on function
  public.configure_shop(numeric, integer, text, integer),
  public.alert_owner(text, text, text),
  public.refuse_reversal(text, text),
  public.refund_of(uuid, text)
to service_role;
