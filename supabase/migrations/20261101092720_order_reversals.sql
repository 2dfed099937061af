-- Giving the money of an order back. What staff ask for is written down before the provider is asked, so that a crash
-- or a silent provider only delays it; the order, the stock and the shopper's e-mail follow in one transaction.

create table public.order_reversals (
  order_id uuid primary key references public.orders (id) on delete cascade,
  state text not null default 'due' check (state in ('due', 'done', 'refused')),
  requested_by uuid not null,
  requested_at timestamptz not null default now(),
  next_check_at timestamptz not null default now() + interval '1 minute',
  finished_at timestamptz
);

comment on table public.order_reversals is
  'Orders whose payment staff want given back. due: the provider is asked until it answers; refused: only its dashboard can.';

create index order_reversals_due_idx on public.order_reversals (next_check_at) where state = 'due';

alter table public.order_reversals enable row level security;

revoke all on table public.order_reversals from public, anon, authenticated;
grant select on table public.order_reversals to authenticated;
grant all on table public.order_reversals to service_role;

create policy "Staff may see what payments go back"
on public.order_reversals for select to authenticated
using ((select public.is_staff()));

-- A cancelled order's money can still go back.
insert into public.order_status_moves (from_status, to_status) values ('cancelled', 'refunded');

create function public.check_order_reversal()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from public.order_reversals as reversal
    where reversal.order_id = new.id and reversal.state = 'due'
  ) then
    raise sqlstate 'PT409' using
      message = 'The payment of this order is being returned. Please wait until PayPhone has answered.',
      detail = 'REVERSAL_UNDER_WAY',
      hint = 'status';
  end if;
  return new;
end;
$$;

comment on function public.check_order_reversal() is
  'Trigger: an order whose money may be on its way back is not moved on, so that nothing is shipped unpaid.';

create trigger check_order_reversal
before update of status on public.orders
for each row
when (old.status is distinct from new.status)
execute function public.check_order_reversal();

create function public.reversal_closes_at(paid_at timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select (date_trunc('day', paid_at at time zone 'America/Guayaquil') + interval '20 hours')
    at time zone 'America/Guayaquil';
$$;

comment on function public.reversal_closes_at(timestamptz) is
  'Until when PayPhone gives a payment back: 20:00 in Ecuador on the day it was made.';

create function public.lock_order(order_id uuid)
returns public.orders
language plpgsql
set search_path = ''
as $$
declare
  paid_order public.orders;
begin
  select * into paid_order from public.orders as candidate
  where candidate.id = lock_order.order_id
  for update;

  if not found then
    raise sqlstate 'PT404' using
      message = 'There is no such order.',
      detail = 'ORDER_NOT_FOUND',
      hint = 'order_id';
  end if;
  return paid_order;
end;
$$;

comment on function public.lock_order(uuid) is
  'An order, locked: whoever asks second finds what the first one made of it.';

create function public.describe_reversal(paid_order public.orders, moment timestamptz)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with known as (
    select
      coalesce(
        (select reversal.state from public.order_reversals as reversal where reversal.order_id = paid_order.id),
        'none'
      ) as state,
      case when paid_order.payphone_transaction_id is not null
        then public.reversal_closes_at(paid_order.created_at)
      end as closes_at
  )
  select jsonb_build_object(
    'state', known.state,
    'isOpen', known.state in ('none', 'refused')
      and paid_order.status <> 'refunded'
      and coalesce(describe_reversal.moment < known.closes_at, false),
    'closesAt', known.closes_at,
    'transactionId', paid_order.payphone_transaction_id,
    'reference', paid_order.reference
  )
  from known;
$$;

comment on function public.describe_reversal(public.orders, timestamptz) is
  'Where the return of an order''s money stands, and whether it may be asked for at the moment given.';

create function public.find_order_reversal(order_id uuid, moment timestamptz)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  paid_order public.orders;
begin
  select * into paid_order from public.orders as candidate where candidate.id = find_order_reversal.order_id;
  if not found then
    raise sqlstate 'PT404' using
      message = 'There is no such order.',
      detail = 'ORDER_NOT_FOUND',
      hint = 'order_id';
  end if;
  return public.describe_reversal(paid_order, find_order_reversal.moment);
end;
$$;

comment on function public.find_order_reversal(uuid, timestamptz) is
  'Server only: where the return of an order''s money stands at the moment given.';

create function public.request_order_reversal(order_id uuid, staff_id uuid, moment timestamptz)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  paid_order constant public.orders := public.lock_order(order_id);
  known constant jsonb := public.describe_reversal(paid_order, moment);
  refusal text[];
begin
  if not exists (select 1 from public.staff where staff.user_id = request_order_reversal.staff_id) then
    raise sqlstate 'PT403' using
      message = 'Only staff may return a payment.',
      detail = 'NOT_STAFF',
      hint = 'staff_id';
  end if;

  -- Asked for again: it is what it is, and whoever asked first stays named.
  if known ->> 'state' in ('due', 'done') then
    return known;
  end if;

  refusal := case
    when paid_order.payphone_transaction_id is null
      then array['ORDER_NOT_PAID_ONLINE', 'This order has no payment that could be returned from here.']
    when paid_order.status = 'refunded'
      then array['ORDER_ALREADY_REFUNDED', 'This order has been marked as refunded already.']
    when not (known ->> 'isOpen')::boolean
      then array['REVERSAL_TOO_LATE', 'PayPhone returns a payment on its own day only, until 20:00 in Ecuador.']
  end;
  if refusal is not null then
    raise sqlstate 'PT409' using message = refusal[2], detail = refusal[1], hint = 'order_id';
  end if;

  insert into public.order_reversals as reversal (order_id, requested_by)
  values (paid_order.id, request_order_reversal.staff_id)
  on conflict on constraint order_reversals_pkey do update set
    state = 'due',
    requested_by = excluded.requested_by,
    requested_at = now(),
    next_check_at = now() + interval '1 minute',
    finished_at = null;

  return public.describe_reversal(paid_order, request_order_reversal.moment);
end;
$$;

comment on function public.request_order_reversal(uuid, uuid, timestamptz) is
  'Server only: writes down that staff want an order''s money given back, before the provider is asked; repeated, it changes nothing.';

create function public.restore_stock(checkout_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  writes_variants constant boolean := exists (
    select 1
    from public.checkout_lines as line
    join public.product_variants as variant on variant.product_id = line.product_id
    where line.checkout_id = restore_stock.checkout_id
  );
begin
  -- In the order of take_stock(), so that a sale and a return never wait for each other.
  if writes_variants then
    perform pg_advisory_xact_lock(hashtext('public.product_variants'));
  end if;

  perform public.lock_products(restore_stock.checkout_id);

  -- Only what the sale itself has emptied is offered again; the owner's own "sold out" of a full shelf stays.
  update public.products as product
  set inventory_status = case when returned.quantity > 5 then 'in-stock' else 'low-stock' end
  from (
    select line.product_id, sum(line.quantity)::integer as quantity
    from public.checkout_lines as line
    where line.checkout_id = restore_stock.checkout_id
    group by line.product_id
  ) as returned
  where product.id = returned.product_id
    and product.inventory_status = 'sold-out'
    and product.quantity = 0;

  update public.products as product
  set quantity = product.quantity + returned.quantity
  from (
    select line.product_id, sum(line.quantity)::integer as quantity
    from public.checkout_lines as line
    where line.checkout_id = restore_stock.checkout_id
    group by line.product_id
  ) as returned
  where product.id = returned.product_id
    and not exists (select 1 from public.product_variants as v where v.product_id = product.id);

  if writes_variants then
    update public.product_variants as variant
    set quantity = variant.quantity + line.quantity
    from public.checkout_lines as line
    where line.checkout_id = restore_stock.checkout_id
      and variant.product_id = line.product_id
      and variant.size = line.size
      and variant.color = line.color;
  end if;
end;
$$;

-- Cancelling an order may have put its goods back already; then its reversal must not, and the other way round.
alter table public.orders add column stock_restored_at timestamptz;

comment on column public.orders.stock_restored_at is 'When the goods went back into stock; null while they have not.';

create function public.restore_order_stock(order_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  checkout_id uuid;
begin
  update public.orders as restored
  set stock_restored_at = now()
  where restored.id = restore_order_stock.order_id and restored.stock_restored_at is null
  returning restored.checkout_id into checkout_id;

  if not found then
    return false;
  end if;
  perform public.restore_stock(checkout_id);
  return true;
end;
$$;

comment on function public.restore_order_stock(uuid) is
  'Puts the goods of an order back into stock once, and says whether this call did.';

comment on function public.restore_stock(uuid) is
  'Puts the goods of a checkout back into stock, per variant where there are any; goods that were deleted meanwhile stay away.';

create function public.finish_order_reversal(order_id uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  paid_order public.orders := public.lock_order(order_id);
  reversal public.order_reversals;
begin
  update public.order_reversals as finished
  set state = 'done', finished_at = now()
  where finished.order_id = paid_order.id and finished.state <> 'done'
  returning finished.* into reversal;

  -- The money is back once: so is the stock, however many servers have heard of it.
  if not found then
    return public.order_as_json(paid_order);
  end if;

  update public.orders as returned
  set status = 'refunded'
  where returned.id = paid_order.id and returned.status <> 'refunded'
  returning returned.* into paid_order;

  -- The server moved the order; the history names whose wish it was.
  update public.order_events as event
  set actor = reversal.requested_by, note = 'payment_reversed'
  where event.id = (
    select max(latest.id) from public.order_events as latest
    where latest.order_id = reversal.order_id and latest.to_status = 'refunded'
  );

  perform public.restore_order_stock(reversal.order_id);
  select * into strict paid_order from public.orders as fresh where fresh.id = reversal.order_id;

  update public.payment_attempts as attempt
  set state = 'reversed'
  where attempt.checkout_id = paid_order.checkout_id
    and attempt.transaction_id = paid_order.payphone_transaction_id;

  insert into public.outbox (kind, recipient, payload, dedupe_key)
  values (
    'payment_reversed', paid_order.email, public.order_as_json(paid_order),
    'payment_reversed:' || paid_order.id
  )
  on conflict (dedupe_key) do nothing;

  return public.order_as_json(paid_order);
end;
$$;

comment on function public.finish_order_reversal(uuid) is
  'Server only: an order''s money is known to be back; the order is refunded, its goods are in stock again and its shopper is told, once.';

create function public.refuse_order_reversal(order_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  paid_order constant public.orders := public.lock_order(order_id);
begin
  update public.order_reversals as refused
  set state = 'refused', finished_at = now()
  where refused.order_id = paid_order.id and refused.state = 'due';

  if found then
    perform public.alert_owner(paid_order.reference, paid_order.payphone_transaction_id, 'reversal_refused');
  end if;
end;
$$;

comment on function public.refuse_order_reversal(uuid) is
  'Server only: the provider refuses to give an order''s money back; the order stays as it is and the owner is told.';

create function public.claim_order_reversals(max_count integer, lease_seconds integer)
returns jsonb
language sql
set search_path = ''
as $$
  with due as (
    select reversal.order_id
    from public.order_reversals as reversal
    where reversal.state = 'due' and reversal.next_check_at <= clock_timestamp()
    order by reversal.next_check_at
    limit claim_order_reversals.max_count
    for update skip locked
  ),
  claimed as (
    update public.order_reversals as reversal
    set next_check_at = clock_timestamp() + make_interval(secs => claim_order_reversals.lease_seconds)
    from due
    where reversal.order_id = due.order_id
    returning reversal.*
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'orderId', claimed.order_id,
      'reference', paid_order.reference,
      'transactionId', paid_order.payphone_transaction_id,
      'ageSeconds', floor(extract(epoch from clock_timestamp() - claimed.requested_at))::integer
    )
    order by claimed.requested_at
  ), '[]')
  from claimed
  join public.orders as paid_order on paid_order.id = claimed.order_id;
$$;

comment on function public.claim_order_reversals(integer, integer) is
  'Server only: the orders whose provider owes an answer about their money, leased for so many seconds.';

create function public.release_order_reversal(order_id uuid, wait_seconds integer)
returns void
language sql
set search_path = ''
as $$
  update public.order_reversals as reversal
  set next_check_at = clock_timestamp() + make_interval(secs => release_order_reversal.wait_seconds)
  where reversal.order_id = release_order_reversal.order_id and reversal.state = 'due';
$$;

comment on function public.release_order_reversal(uuid, integer) is
  'Server only: gives a claimed reversal back, to be asked about again after the wait.';

revoke execute on function
  public.check_order_reversal(),
  public.reversal_closes_at(timestamptz),
  public.lock_order(uuid),
  public.describe_reversal(public.orders, timestamptz),
  public.find_order_reversal(uuid, timestamptz),
  public.request_order_reversal(uuid, uuid, timestamptz),
  public.restore_stock(uuid),
  public.restore_order_stock(uuid),
  public.finish_order_reversal(uuid),
  public.refuse_order_reversal(uuid),
  public.claim_order_reversals(integer, integer),
  public.release_order_reversal(uuid, integer)
from public, anon, authenticated, service_role;

grant execute on function
  public.reversal_closes_at(timestamptz),
  public.lock_order(uuid),
  public.describe_reversal(public.orders, timestamptz),
  public.find_order_reversal(uuid, timestamptz),
  public.request_order_reversal(uuid, uuid, timestamptz),
  public.restore_stock(uuid),
  public.restore_order_stock(uuid),
  public.finish_order_reversal(uuid),
  public.refuse_order_reversal(uuid),
  public.claim_order_reversals(integer, integer),
  public.release_order_reversal(uuid, integer)
to service_role;
