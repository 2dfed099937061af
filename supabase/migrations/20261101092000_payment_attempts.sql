-- Every payment that a return names is written down before the provider is asked about it, and until the provider has
-- said something final. So a forged return takes back its own question only, a crash leaves the id to ask about, and
-- money that must go back is owed in the database and not in a process's memory.

create table public.payment_attempts (
  checkout_id uuid not null references public.checkouts (id) on delete cascade,
  transaction_id text not null check (transaction_id <> '' and char_length(transaction_id) <= 100),
  state text not null default 'asked'
    check (state in ('asked', 'paid', 'refused', 'reversal_due', 'reversed')),
  started_at timestamptz not null default now(),
  primary key (checkout_id, transaction_id)
);

comment on table public.payment_attempts is
  'The provider''s payments that returns of a checkout named. asked and reversal_due are unfinished: the worker asks on.';

alter table public.payment_attempts enable row level security;

revoke all on table public.payment_attempts from public, anon, authenticated;
grant all on table public.payment_attempts to service_role;

-- Null where there is nothing left to ask about. The first look finds a shopper who paid and closed the tab
-- before PayPhone gives the money back, five minutes after the payment.
alter table public.checkouts
  add column next_check_at timestamptz default now() + interval '2 minutes';

comment on column public.checkouts.next_check_at is
  'When the recovery worker asks the provider about this checkout; a lease while a worker is asking.';

create index checkouts_next_check_at_idx on public.checkouts (next_check_at)
  where next_check_at is not null;

create function public.can_be_served(checkout public.checkouts)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  moment timestamptz;
begin
  perform public.lock_products(checkout.id);
  moment := clock_timestamp();

  -- Goods that were deleted meanwhile cannot be sent, even if the hold is still young.
  if checkout.expires_at > moment then
    return not exists (
      select 1 from public.checkout_lines as line
      where line.checkout_id = checkout.id and line.product_id is null
    );
  end if;
  return public.find_shortage(checkout.id, moment) is null;
end;
$$;

comment on function public.can_be_served(public.checkouts) is
  'Whether an open checkout still holds its goods or can take them again; the products stay locked for it.';

create function public.is_asked_about(checkout_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select 1 from public.payment_attempts as attempt
    where attempt.checkout_id = is_asked_about.checkout_id and attempt.state = 'asked'
  );
$$;

comment on function public.is_asked_about(uuid) is
  'Whether the provider still owes a final answer about a payment of this checkout.';

drop function public.pin_checkout(text);

create function public.pin_checkout(reference text, transaction_id text default null)
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
    return jsonb_build_object('outcome', 'failed', 'failure', checkout.failure);
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

comment on function public.pin_checkout(text, text) is
  'Server only: keeps the goods of a checkout, or takes them again after its hold lapsed, while the provider is asked about one payment.';

drop function public.unpin_checkout(text);

create function public.unpin_checkout(reference text, transaction_id text default null)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
begin
  delete from public.payment_attempts as attempt
  where attempt.checkout_id = checkout.id
    and attempt.transaction_id = unpin_checkout.transaction_id
    and attempt.state = 'asked';

  if checkout.status = 'confirming' and not public.is_asked_about(checkout.id) then
    update public.checkouts as unpinned
    set status = 'open', confirm_started_at = null
    where unpinned.id = checkout.id
    returning unpinned.* into checkout;
  end if;

  return jsonb_build_object('status', checkout.status);
end;
$$;

comment on function public.unpin_checkout(text, text) is
  'Server only: drops the question about a payment that is not this checkout''s; without another one the hold runs out as it would have.';

drop function public.fail_checkout(text, text);

create function public.fail_checkout(reference text, failure text, transaction_id text default null)
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

  update public.payment_attempts as attempt
  set state = 'refused'
  where attempt.checkout_id = checkout.id
    and attempt.transaction_id = fail_checkout.transaction_id
    and attempt.state = 'asked';

  -- Another card may have paid for the same checkout: its answer is still to come.
  if checkout.status in ('open', 'confirming') and not public.is_asked_about(checkout.id) then
    update public.checkouts as failed
    set status = 'failed', failure = fail_checkout.failure
    where failed.id = checkout.id
    returning failed.* into checkout;
  end if;

  return jsonb_build_object('status', checkout.status, 'failure', checkout.failure);
end;
$$;

comment on function public.fail_checkout(text, text, text) is
  'Server only: ends an unpaid checkout and frees its goods. What is settled stays settled, and the first failure stays.';

create function public.require_reversal(reference text, transaction_id text, failure text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
  is_owed constant boolean := not exists (
    select 1 from public.orders as paid_order
    where paid_order.payphone_transaction_id = require_reversal.transaction_id
  );
begin
  -- A payment that paid for an order is never given back from here.
  if is_owed then
    insert into public.payment_attempts as attempt (checkout_id, transaction_id, state)
    values (checkout.id, require_reversal.transaction_id, 'reversal_due')
    on conflict on constraint payment_attempts_pkey do update set state = 'reversal_due'
      where attempt.state in ('asked', 'refused');

    perform public.fail_checkout(checkout.reference, require_reversal.failure);

    update public.checkouts as owing
    -- After the longest conversation about it, so that no other worker asks for the same return meanwhile.
    set next_check_at = greatest(owing.next_check_at, clock_timestamp() + interval '1 minute')
    where owing.id = checkout.id;
  end if;

  return jsonb_build_object('owed', is_owed);
end;
$$;

comment on function public.require_reversal(text, text, text) is
  'Server only: writes down that a payment must be given back, and ends its checkout, before the provider is asked to do so.';

create function public.record_reversal(reference text, transaction_id text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
begin
  update public.payment_attempts as attempt
  set state = 'reversed'
  where attempt.checkout_id = checkout.id
    and attempt.transaction_id = record_reversal.transaction_id
    and attempt.state = 'reversal_due';
end;
$$;

comment on function public.record_reversal(text, text) is
  'Server only: a payment that had to be given back is known to be back.';

create or replace function public.settle_checkout(reference text, transaction_id text, payment jsonb)
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
  elsif checkout.status = 'failed' then
    raise sqlstate 'PT409' using
      message = 'A checkout that has failed cannot be settled.',
      detail = 'CHECKOUT_FAILED',
      hint = checkout.failure;
  end if;

  if coalesce(btrim(transaction_id), '') = '' then
    raise sqlstate 'PT400' using
      message = 'A payment without a transaction id cannot be settled.',
      detail = 'INVALID_TRANSACTION',
      hint = 'transaction_id';
  end if;

  -- The pin may have been taken back by a wrong answer while the right one was on its way: the goods are taken again.
  if checkout.status = 'open' and not public.can_be_served(checkout) then
    raise sqlstate 'PT409' using
      message = 'The goods of this checkout were sold meanwhile.',
      detail = 'OUT_OF_STOCK',
      hint = 'reference';
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

  update public.payment_attempts as attempt
  set state = 'paid'
  where attempt.checkout_id = checkout.id
    and attempt.transaction_id = paid_order.payphone_transaction_id;

  update public.checkouts set status = 'settled', settled_at = now() where id = checkout.id;

  return public.order_as_json(paid_order);
end;
$$;

comment on function public.settle_checkout(text, text, jsonb) is
  'Server only: makes a paid checkout into its one order, in one transaction; repeated, it returns the same order.';

revoke execute on function
  public.can_be_served(public.checkouts),
  public.is_asked_about(uuid),
  public.pin_checkout(text, text),
  public.unpin_checkout(text, text),
  public.fail_checkout(text, text, text),
  public.require_reversal(text, text, text),
  public.record_reversal(text, text)
from public, anon, authenticated, service_role;

grant execute on function
  public.can_be_served(public.checkouts),
  public.is_asked_about(uuid),
  public.pin_checkout(text, text),
  public.unpin_checkout(text, text),
  public.fail_checkout(text, text, text),
  public.require_reversal(text, text, text),
  public.record_reversal(text, text)
to service_role;
