-- What staff may do with a payment that the shop could not finish by itself: release its goods, or settle it by hand.
-- Each step names the member of staff. docs/decisions/036-staff-actions-on-payments.md says why.

create table public.payment_actions (
  id bigint generated always as identity primary key,
  checkout_id uuid not null references public.checkouts (id) on delete cascade,
  kind text not null check (kind in ('released', 'settled_by_hand')),
  transaction_id text,
  -- agreed: PayPhone described the same payment. silent: it gave no answer, and the note says why staff settled.
  answer text check (answer in ('agreed', 'silent')),
  note text check (char_length(note) <= 500),
  actor uuid not null,
  created_at timestamptz not null default now()
);

comment on table public.payment_actions is
  'What staff did with payments, and who. Written by the server''s functions only.';

create index payment_actions_checkout_id_idx on public.payment_actions (checkout_id);

alter table public.payment_actions enable row level security;

revoke all on table public.payment_actions from public, anon, authenticated;
grant select on table public.payment_actions to authenticated;
grant all on table public.payment_actions to service_role;

create policy "Staff may see what was done with payments"
on public.payment_actions for select to authenticated
using ((select public.is_staff()));

alter table public.order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check
    check (kind in ('created', 'status_changed', 'shipment_changed', 'settled_by_hand'));

create function public.require_staff(staff_id uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not exists (select 1 from public.staff where staff.user_id = require_staff.staff_id) then
    raise sqlstate 'PT403' using message = 'Only staff may do this.', detail = 'NOT_STAFF', hint = 'staff_id';
  end if;
end;
$$;

comment on function public.require_staff(uuid) is
  'Raises NOT_STAFF unless the id is that of a member of staff.';

create function public.describe_payment(checkout public.checkouts)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', checkout.reference,
    'status', checkout.status,
    'customerName', checkout.customer_name,
    'email', checkout.email,
    'total', checkout.total_amount,
    'units', coalesce((
      select sum(line.quantity) from public.checkout_lines as line where line.checkout_id = checkout.id
    ), 0),
    'since', coalesce(least(checkout.confirm_started_at, min(attempt.started_at)), checkout.created_at),
    'attempts', coalesce(
      jsonb_agg(
        jsonb_build_object('transactionId', attempt.transaction_id, 'state', attempt.state)
        order by attempt.started_at, attempt.transaction_id
      ) filter (where attempt.transaction_id is not null),
      '[]'
    ),
    'orderId', (select paid_order.id from public.orders as paid_order where paid_order.checkout_id = checkout.id)
  )
  -- One row even where there is no attempt: an aggregate without groups.
  from public.payment_attempts as attempt
  where attempt.checkout_id = checkout.id and attempt.state in ('asked', 'reversal_due');
$$;

comment on function public.describe_payment(public.checkouts) is
  'A checkout with its unfinished payments, as staff see it; since is the start of the oldest question.';

create function public.list_open_payments(patience_seconds integer)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with known as (
    select public.describe_payment(checkout) as payment
    from public.checkouts as checkout
    where checkout.status = 'confirming'
      or exists (
        select 1 from public.payment_attempts as attempt
        where attempt.checkout_id = checkout.id and attempt.state in ('asked', 'reversal_due')
      )
  ),
  late as (
    select known.payment
    from known
    where (known.payment ->> 'since')::timestamptz
      <= clock_timestamp() - make_interval(secs => list_open_payments.patience_seconds)
    order by (known.payment ->> 'since')::timestamptz
    limit 200
  )
  select coalesce(jsonb_agg(late.payment order by (late.payment ->> 'since')::timestamptz), '[]') from late;
$$;

comment on function public.list_open_payments(integer) is
  'Server only: payments without a final answer for longer than so many seconds, the oldest first, 200 at most.';

create function public.find_payment(reference text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  checkout public.checkouts;
begin
  select * into checkout from public.checkouts as candidate where candidate.reference = find_payment.reference;
  if not found then
    raise sqlstate 'PT404' using
      message = 'There is no checkout with this reference.',
      detail = 'CHECKOUT_NOT_FOUND',
      hint = 'reference';
  end if;
  return public.describe_payment(checkout);
end;
$$;

comment on function public.find_payment(text) is
  'Server only: one checkout with its unfinished payments, as staff see it.';

create function public.release_payment(reference text, staff_id uuid, patience_seconds integer)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
  since constant timestamptz := (public.describe_payment(checkout) ->> 'since')::timestamptz;
  refusal text[];
begin
  perform public.require_staff(staff_id);

  -- Released before, or failed by itself: its goods are free already.
  if checkout.status = 'failed' then
    return public.describe_payment(checkout);
  end if;

  refusal := case
    when checkout.status = 'settled'
      then array['PAYMENT_SETTLED', 'This payment is settled: its order exists.']
    when checkout.status = 'open' and not public.is_asked_about(checkout.id)
      then array['PAYMENT_NOT_HELD', 'Nothing is held for this payment.']
    when since > clock_timestamp() - make_interval(secs => patience_seconds)
      then array['PAYMENT_UNDER_WAY', 'This payment has just begun. Please wait a few minutes.']
  end;
  if refusal is not null then
    raise sqlstate 'PT409' using message = refusal[2], detail = refusal[1], hint = 'reference';
  end if;

  -- The questions stay: the worker asks on, and gives back what turns out to be paid.
  update public.checkouts as released
  set
    status = 'failed',
    failure = 'cancelled',
    next_check_at = coalesce(released.next_check_at, clock_timestamp() + interval '1 minute')
  where released.id = checkout.id
  returning released.* into checkout;

  insert into public.payment_actions (checkout_id, kind, actor)
  values (checkout.id, 'released', release_payment.staff_id);

  return public.describe_payment(checkout);
end;
$$;

comment on function public.release_payment(text, uuid, integer) is
  'Server only: staff free the goods of a payment without a final answer; what is paid after all goes back. Repeated, it changes nothing.';

create function public.prepare_hand_settlement(
  reference text, transaction_id text, staff_id uuid, sandbox boolean default false
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  checkout public.checkouts;
  refusal text[];
begin
  perform public.require_staff(staff_id);

  -- PayPhone's ids are 32-bit integers; the sandbox's are larger. A plain "or" could cast before it compares.
  if (case
    when coalesce(transaction_id, '') !~ '^[1-9][0-9]{0,9}$' then true
    else transaction_id::bigint > 2147483647 and not coalesce(sandbox, false)
  end) then
    raise sqlstate 'PT400' using
      message = 'A transaction id is a whole number from 1 to 2147483647.',
      detail = 'INVALID_TRANSACTION',
      hint = 'transaction_id';
  end if;

  checkout := public.lock_checkout(reference);

  if checkout.status = 'settled' and exists (
    select 1 from public.orders as paid_order
    where paid_order.checkout_id = checkout.id
      and paid_order.payphone_transaction_id = prepare_hand_settlement.transaction_id
  ) then
    return jsonb_build_object('outcome', 'settled', 'order', public.find_receipt(checkout.reference));
  end if;

  refusal := case
    when checkout.status = 'settled'
      then array['PAYMENT_SETTLED', 'Another payment has settled this checkout: its order exists.']
    when exists (
      select 1 from public.orders as paid_order
      where paid_order.payphone_transaction_id = prepare_hand_settlement.transaction_id
    )
      then array['TRANSACTION_ALREADY_USED', 'This payment has already paid for another order.']
    when exists (
      select 1 from public.payment_attempts as attempt
      where attempt.checkout_id = checkout.id
        and attempt.transaction_id = prepare_hand_settlement.transaction_id
        and attempt.state in ('reversal_due', 'reversed')
    )
      then array['PAYMENT_RETURNED', 'This payment is going back to the shopper, or is back already.']
    -- Erased at the shopper's wish or by age: there is nobody to send the goods to.
    when coalesce(checkout.shipping_address ->> 'address', '') = ''
      then array['CHECKOUT_ERASED', 'The address of this checkout was erased.']
  end;
  if refusal is not null then
    raise sqlstate 'PT409' using message = refusal[2], detail = refusal[1], hint = 'reference';
  end if;

  if checkout.status = 'failed' then
    -- Its hold has ended: pinning must take the goods again.
    update public.checkouts as reopened
    set status = 'open', failure = null, expires_at = least(reopened.expires_at, clock_timestamp())
    where reopened.id = checkout.id;
  end if;

  -- An exception takes back the whole function: a checkout whose goods are gone stays as it was.
  if public.pin_checkout(reference => checkout.reference) ->> 'outcome' <> 'pinned' then
    raise sqlstate 'PT409' using
      message = 'The goods of this checkout were sold meanwhile.',
      detail = 'OUT_OF_STOCK',
      hint = 'reference';
  end if;

  insert into public.payment_attempts as attempt (checkout_id, transaction_id)
  values (checkout.id, prepare_hand_settlement.transaction_id)
  on conflict on constraint payment_attempts_pkey do update set state = 'asked'
    where attempt.state = 'refused';

  return jsonb_build_object('outcome', 'pinned');
end;
$$;

comment on function public.prepare_hand_settlement(text, text, uuid, boolean) is
  'Server only: checks what staff want to settle by hand and keeps its goods, or takes them again, also after the checkout failed.';

create function public.settle_by_hand(
  reference text, transaction_id text, payment jsonb, staff_id uuid, answer text, note text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  reason constant text := nullif(left(public.clean_text(note), 500), '');
  paid_order jsonb;
begin
  perform public.require_staff(staff_id);

  if answer is distinct from 'agreed' and reason is null then
    raise sqlstate 'PT400' using
      message = 'PayPhone gave no answer. Please say why this payment is settled.',
      detail = 'REASON_REQUIRED',
      hint = 'note';
  end if;

  paid_order := public.settle_checkout(reference, transaction_id, payment);

  if paid_order ->> 'transactionId' <> transaction_id then
    raise sqlstate 'PT409' using
      message = 'Another payment has settled this checkout: its order exists.',
      detail = 'PAYMENT_SETTLED',
      hint = 'reference';
  end if;

  -- The order's row is locked by whoever wrote it last, so that two presses leave one record.
  perform public.lock_order((paid_order ->> 'id')::uuid);
  if not exists (
    select 1 from public.order_events as event
    where event.order_id = (paid_order ->> 'id')::uuid and event.kind = 'settled_by_hand'
  ) then
    insert into public.order_events (order_id, kind, to_status, actor, note)
    values (
      (paid_order ->> 'id')::uuid, 'settled_by_hand', paid_order ->> 'status', settle_by_hand.staff_id, reason
    );
    insert into public.payment_actions (checkout_id, kind, transaction_id, answer, note, actor)
    select
      checkout.id, 'settled_by_hand', settle_by_hand.transaction_id, settle_by_hand.answer, reason,
      settle_by_hand.staff_id
    from public.checkouts as checkout
    where checkout.reference = settle_by_hand.reference;
  end if;

  return paid_order;
end;
$$;

comment on function public.settle_by_hand(text, text, jsonb, uuid, text, text) is
  'Server only: settle_checkout() in the name of a member of staff, recorded in the order''s history in the same transaction.';

revoke execute on function
  public.require_staff(uuid),
  public.describe_payment(public.checkouts),
  public.list_open_payments(integer),
  public.find_payment(text),
  public.release_payment(text, uuid, integer),
  public.prepare_hand_settlement(text, text, uuid, boolean),
  public.settle_by_hand(text, text, jsonb, uuid, text, text)
from public, anon, authenticated, service_role;

grant execute on function
  public.require_staff(uuid),
  public.describe_payment(public.checkouts),
  public.list_open_payments(integer),
  public.find_payment(text),
  public.release_payment(text, uuid, integer),
  public.prepare_hand_settlement(text, text, uuid, boolean),
  public.settle_by_hand(text, text, jsonb, uuid, text, text)
to service_role;
