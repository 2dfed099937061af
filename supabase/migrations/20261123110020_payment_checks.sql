-- PayPhone's browser token may be able to reverse a payment, so a paid order can lose its money after it was made. PayPhone
-- is asked before an order is shipped, and once after 20:00 in Ecuador, when payments of the day can no longer be reversed.

create table public.payment_checks (
  order_id uuid primary key references public.orders (id) on delete cascade,
  -- silent: PayPhone was asked and said nothing. vouched: staff looked in PayPhone's dashboard instead.
  state text not null default 'unchecked' check (state in ('unchecked', 'agrees', 'differs', 'silent', 'vouched')),
  difference text check (difference in ('reference', 'transaction', 'currency', 'amount', 'cancelled')),
  checked_at timestamptz,
  vouched_by uuid,
  evening_at timestamptz not null,
  evening_done_at timestamptz,
  next_check_at timestamptz,
  check ((state = 'differs') = (difference is not null)),
  check ((state = 'vouched') = (vouched_by is not null))
);

comment on table public.payment_checks is
  'What PayPhone says of each order''s payment since the order was made. Written by the server''s functions only.';
comment on column public.payment_checks.evening_at is
  'When PayPhone is asked after the end of the day''s reversals.';
comment on column public.payment_checks.next_check_at is
  'When the worker asks next; a lease while one is asking, null when the evening''s question is done or given up.';

create index payment_checks_next_check_at_idx on public.payment_checks (next_check_at)
  where next_check_at is not null;
create index payment_checks_differs_idx on public.payment_checks (order_id) where state = 'differs';

alter table public.payment_checks enable row level security;

revoke all on table public.payment_checks from public, anon, authenticated;
grant select on table public.payment_checks to authenticated;
grant all on table public.payment_checks to service_role;

create policy "Staff may see what PayPhone says of payments"
on public.payment_checks for select to authenticated
using ((select public.is_staff()));

alter table public.order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check
    check (kind in (
      'created', 'status_changed', 'shipment_changed', 'settled_by_hand', 'stock_restored', 'payment_checked'
    ));

create function public.evening_check_at(paid_at timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  -- Five minutes for clocks that differ; a payment of the late evening must at least be captured.
  select greatest(public.reversal_closes_at(paid_at) + interval '5 minutes', paid_at + interval '10 minutes');
$$;

comment on function public.evening_check_at(timestamptz) is
  'When a payment can no longer be reversed from outside: after 20:00 in Ecuador on its day.';

-- Definer, because nobody may write a check by hand.
create function public.schedule_payment_check()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  evening constant timestamptz := public.evening_check_at(new.created_at);
begin
  insert into public.payment_checks (order_id, evening_at, next_check_at)
  values (new.id, evening, evening)
  on conflict (order_id) do nothing;
  return null;
end;
$$;

comment on function public.schedule_payment_check() is
  'Trigger: a paid order is asked about on the evening of its day.';

create trigger schedule_payment_check
after insert on public.orders
for each row
when (new.payphone_transaction_id is not null)
execute function public.schedule_payment_check();

-- Orders that were there before this table and are still to be sent.
insert into public.payment_checks (order_id, evening_at, next_check_at)
select paid_order.id, public.evening_check_at(paid_order.created_at), public.evening_check_at(paid_order.created_at)
from public.orders as paid_order
where paid_order.payphone_transaction_id is not null and paid_order.status in ('pending', 'processing');

-- Definer, because staff who ship an order may not call what it is made of.
create function public.check_payment_before_shipping()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.payment_checks;
begin
  select * into known from public.payment_checks as candidate where candidate.order_id = new.id;

  if known.state = 'differs' then
    raise sqlstate 'PT409' using
      message = 'PayPhone describes the payment of this order differently. Do not send it.',
      detail = 'PAYMENT_DIFFERS',
      hint = known.difference;
  end if;

  -- What was checked in the morning may be reversed by noon; after the evening's question nothing is.
  if known.state is null
    or known.state not in ('agrees', 'vouched')
    or (known.checked_at < now() - interval '1 hour' and known.checked_at < known.evening_at)
  then
    raise sqlstate 'PT409' using
      message = 'The payment of this order has not been checked. Please ask PayPhone first.',
      detail = 'PAYMENT_NOT_CHECKED',
      hint = 'status';
  end if;
  return new;
end;
$$;

comment on function public.check_payment_before_shipping() is
  'Trigger: a paid order is shipped only after PayPhone, or a member of staff, has confirmed its payment.';

-- After check_order_move and check_order_reversal, which have the better words: triggers run in the order of their names.
create trigger check_payment_before_shipping
before update of status on public.orders
for each row
when (
  old.status is distinct from new.status
  and new.status = 'shipped'
  and new.payphone_transaction_id is not null
)
execute function public.check_payment_before_shipping();

create function public.describe_payment_check(order_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  described jsonb;
begin
  select jsonb_build_object(
    'orderId', paid_order.id,
    'reference', paid_order.reference,
    'transactionId', paid_order.payphone_transaction_id,
    'total', paid_order.total_amount,
    'state', coalesce(known.state, 'unchecked'),
    'difference', known.difference
  ) into described
  from public.orders as paid_order
  left join public.payment_checks as known on known.order_id = paid_order.id
  where paid_order.id = describe_payment_check.order_id;

  if not found then
    raise sqlstate 'PT404' using
      message = 'There is no such order.',
      detail = 'ORDER_NOT_FOUND',
      hint = 'order_id';
  end if;
  return described;
end;
$$;

comment on function public.describe_payment_check(uuid) is
  'Server only: an order''s payment, and what is known of it since.';

create function public.record_payment_check(order_id uuid, state text, difference text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  paid_order constant public.orders := public.lock_order(order_id);
  before public.payment_checks;
  evening constant timestamptz := public.evening_check_at(paid_order.created_at);
  -- Money that staff give back, and orders that nobody sends, are expected to differ.
  is_expected constant boolean := record_payment_check.state = 'differs' and (
    paid_order.status in ('cancelled', 'refunded') or exists (
      select 1 from public.order_reversals as reversal
      where reversal.order_id = paid_order.id and reversal.state in ('due', 'done')
    )
  );
begin
  if record_payment_check.state is null
    or record_payment_check.state not in ('agrees', 'differs', 'silent')
    or (record_payment_check.state = 'differs') <> (record_payment_check.difference is not null)
  then
    raise sqlstate 'PT400' using
      message = 'A check of a payment cannot end like this.',
      detail = 'INVALID_REQUEST',
      hint = 'state';
  end if;

  insert into public.payment_checks (order_id, evening_at, next_check_at)
  values (paid_order.id, evening, evening)
  on conflict on constraint payment_checks_pkey do nothing;

  select * into strict before from public.payment_checks as known where known.order_id = paid_order.id;

  -- Silence takes back neither a difference nor what was confirmed within the hour or after the day's end.
  if record_payment_check.state = 'silent' and (
    before.state = 'differs'
    or (
      before.state in ('agrees', 'vouched')
      and (before.checked_at > now() - interval '1 hour' or before.checked_at >= before.evening_at)
    )
  ) then
    return public.describe_payment_check(paid_order.id);
  end if;

  update public.payment_checks as known
  set
    state = case when is_expected then before.state else record_payment_check.state end,
    difference = case when is_expected then before.difference else record_payment_check.difference end,
    vouched_by = case when is_expected then before.vouched_by end,
    checked_at = now(),
    evening_done_at = case
      when record_payment_check.state <> 'silent' and now() >= before.evening_at
        then coalesce(before.evening_done_at, now())
      else before.evening_done_at
    end,
    next_check_at = case
      when record_payment_check.state <> 'silent' and now() >= before.evening_at then null
      else before.next_check_at
    end
  where known.order_id = paid_order.id;

  if record_payment_check.state = 'differs' and not is_expected
    and before.difference is distinct from record_payment_check.difference
  then
    insert into public.order_events (order_id, kind, to_status, note)
    values (paid_order.id, 'payment_checked', paid_order.status, record_payment_check.difference);
    perform public.alert_owner(paid_order.reference, paid_order.payphone_transaction_id, 'order_differs');
  elsif record_payment_check.state = 'agrees' and before.state = 'differs' then
    insert into public.order_events (order_id, kind, to_status, note)
    values (paid_order.id, 'payment_checked', paid_order.status, 'agrees');
  end if;

  return public.describe_payment_check(paid_order.id);
end;
$$;

comment on function public.record_payment_check(uuid, text, text) is
  'Server only: what PayPhone says of an order''s payment. A difference stops the order and tells the owner, in one transaction.';

create function public.vouch_for_payment(order_id uuid, staff_id uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  paid_order constant public.orders := public.lock_order(order_id);
  known public.payment_checks;
begin
  perform public.require_staff(staff_id);
  select * into known from public.payment_checks as candidate where candidate.order_id = paid_order.id;

  if known.state = 'differs' then
    raise sqlstate 'PT409' using
      message = 'PayPhone describes the payment of this order differently. Do not send it.',
      detail = 'PAYMENT_DIFFERS',
      hint = known.difference;
  elsif known.state in ('agrees', 'vouched') then
    return public.describe_payment_check(paid_order.id);
  elsif known.state is distinct from 'silent' or known.checked_at < now() - interval '1 hour' then
    raise sqlstate 'PT409' using
      message = 'The payment of this order has not been checked. Please ask PayPhone first.',
      detail = 'PAYMENT_NOT_CHECKED',
      hint = 'order_id';
  end if;

  update public.payment_checks as vouched
  set state = 'vouched', vouched_by = vouch_for_payment.staff_id, checked_at = now()
  where vouched.order_id = paid_order.id;

  insert into public.order_events (order_id, kind, to_status, actor, note)
  values (paid_order.id, 'payment_checked', paid_order.status, vouch_for_payment.staff_id, 'vouched');

  return public.describe_payment_check(paid_order.id);
end;
$$;

comment on function public.vouch_for_payment(uuid, uuid) is
  'Server only: staff confirm that PayPhone''s dashboard shows the payment, after PayPhone itself gave no answer; recorded.';

create function public.claim_payment_checks(max_count integer, lease_seconds integer)
returns jsonb
language sql
set search_path = ''
as $$
  with due as (
    select known.order_id
    from public.payment_checks as known
    where known.next_check_at <= clock_timestamp()
    order by known.next_check_at
    limit claim_payment_checks.max_count
    for update skip locked
  ),
  claimed as (
    update public.payment_checks as known
    set next_check_at = clock_timestamp() + make_interval(secs => claim_payment_checks.lease_seconds)
    from due
    where known.order_id = due.order_id
    returning known.order_id, known.evening_at
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'orderId', paid_order.id,
      'reference', paid_order.reference,
      'transactionId', paid_order.payphone_transaction_id,
      'total', paid_order.total_amount,
      'ageSeconds', floor(extract(epoch from clock_timestamp() - claimed.evening_at))::integer
    )
    order by claimed.evening_at
  ), '[]')
  from claimed
  join public.orders as paid_order on paid_order.id = claimed.order_id;
$$;

comment on function public.claim_payment_checks(integer, integer) is
  'Server only: paid orders whose evening question is due, leased for so many seconds.';

create function public.release_payment_check(order_id uuid, wait_seconds integer)
returns void
language sql
set search_path = ''
as $$
  update public.payment_checks as known
  set next_check_at = clock_timestamp() + make_interval(secs => release_payment_check.wait_seconds)
  where known.order_id = release_payment_check.order_id and known.next_check_at is not null;
$$;

comment on function public.release_payment_check(uuid, integer) is
  'Server only: gives a claimed check back, to be asked again after the wait, or never where the wait is null.';

revoke execute on function
  public.evening_check_at(timestamptz),
  public.schedule_payment_check(),
  public.check_payment_before_shipping(),
  public.describe_payment_check(uuid),
  public.record_payment_check(uuid, text, text),
  public.vouch_for_payment(uuid, uuid),
  public.claim_payment_checks(integer, integer),
  public.release_payment_check(uuid, integer)
from public, anon, authenticated, service_role;

grant execute on function
  public.evening_check_at(timestamptz),
  public.describe_payment_check(uuid),
  public.record_payment_check(uuid, text, text),
  public.vouch_for_payment(uuid, uuid),
  public.claim_payment_checks(integer, integer),
  public.release_payment_check(uuid, integer)
to service_role;
