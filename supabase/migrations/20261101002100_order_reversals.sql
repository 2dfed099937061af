-- Returning the money of an order. What staff ask for is recorded before the provider is asked, so that a crash or a
-- silent provider only delays it; order, stock and the shopper's email follow in one transaction.

create table public.order_reversals (
  order_id uuid primary key references public.orders (id) on delete cascade,
  state text not null default 'due' check (state in ('due', 'done', 'refused')),
  requested_by uuid not null,
  restock boolean not null default true,
  requested_at timestamptz not null default now(),
  next_check_at timestamptz not null default now() + interval '1 minute'
);

comment on table public.order_reversals is
  'Orders whose payment staff want to return. due: the provider is asked until it answers; refused: only its dashboard can.';
comment on column public.order_reversals.restock is 'Whether its units go back into stock, unless they were sent.';

create index order_reversals_due_idx on public.order_reversals (next_check_at) where state = 'due';

alter table public.order_reversals enable row level security;

select public.allow_staff('public.order_reversals', 'select');

create function public.check_order_reversal()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select 1 from public.order_reversals as reversal
    where reversal.order_id = new.id and reversal.state = 'due'
  ) then
    perform public.raise_error(
      409, 'REVERSAL_UNDER_WAY',
      'The payment of this order is being returned. Please wait until PayPhone has answered.',
      'status'
    );
  end if;
  return new;
end;
$$;

comment on function public.check_order_reversal is
  'Trigger: an order whose money may be on its way back keeps its status, so that nothing is shipped unpaid.';

create trigger check_order_reversal
before update of status on public.orders
for each row
when (old.status is distinct from new.status)
execute function public.check_order_reversal();

create function public.reversal_closes_at(paid_at timestamptz)
returns timestamptz
language sql stable set search_path = ''
as $$
  select (public.shop_day(paid_at) + time '20:00') at time zone 'America/Guayaquil';
$$;

comment on function public.reversal_closes_at is
  'Until when PayPhone returns a payment: 20:00 in Ecuador on the day it was made.';

create function public.describe_reversal(paid_order public.orders, moment timestamptz)
returns jsonb
language sql stable set search_path = ''
as $$
  with known as (
    select
      coalesce(
        (select reversal.state from public.order_reversals as reversal where reversal.order_id = paid_order.id),
        'none'
      ) as state,
      case when paid_order.payphone_transaction_id is not null
        then public.reversal_closes_at(public.paid_at(paid_order))
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

comment on function public.describe_reversal is
  'The state of the return of an order''s money, and whether it may be requested at this time.';

create function public.find_order_reversal(order_id uuid, moment timestamptz)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  paid_order public.orders;
begin
  select * into paid_order from public.orders as candidate where candidate.id = find_order_reversal.order_id;
  if not found then
    perform public.raise_error(404, 'ORDER_NOT_FOUND', 'There is no such order.', 'order_id');
  end if;
  return public.describe_reversal(paid_order, find_order_reversal.moment);
end;
$$;

comment on function public.find_order_reversal is
  'Server only: the state of the return of an order''s money at this time.';

create function public.request_order_reversal(
  order_id uuid, staff_id uuid, moment timestamptz, restock boolean default null
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  paid_order constant public.orders := public.lock_order(order_id);
  known constant jsonb := public.describe_reversal(paid_order, moment);
  rejection text[];
begin
  perform public.require_staff(request_order_reversal.staff_id);

  -- Requested before: the first request stays.
  if known ->> 'state' in ('due', 'done') then
    return known;
  end if;

  rejection := case
    when paid_order.payphone_transaction_id is null
      then array['ORDER_NOT_PAID_ONLINE', 'This order has no payment that could be returned from here.']
    when paid_order.status = 'refunded'
      then array['ORDER_ALREADY_REFUNDED', 'This order has been marked as refunded already.']
    when not (known ->> 'isOpen')::boolean
      then array['REVERSAL_TOO_LATE', 'PayPhone returns a payment on its own day only, until 20:00 in Ecuador.']
  end;
  if rejection is not null then
    perform public.raise_error(409, rejection[1], rejection[2], 'order_id');
  end if;

  insert into public.order_reversals as reversal (order_id, requested_by, restock)
  values (
    paid_order.id, request_order_reversal.staff_id,
    -- What becomes of the units of a cancelled order was decided with its cancellation.
    coalesce(request_order_reversal.restock, paid_order.status <> 'cancelled')
  )
  on conflict on constraint order_reversals_pkey do update set
    state = 'due',
    requested_by = excluded.requested_by,
    restock = coalesce(request_order_reversal.restock, reversal.restock and paid_order.status <> 'cancelled'),
    requested_at = now(),
    next_check_at = now() + interval '1 minute';

  return public.describe_reversal(paid_order, request_order_reversal.moment);
end;
$$;

comment on function public.request_order_reversal is
  'Server only: records that staff want to return an order''s money, before the provider is asked; idempotent. Its units go back into stock unless restock is false; without it, those of a cancelled order stay as its cancellation left them.';

create function public.refuse_order_reversal(order_id uuid)
returns void
language plpgsql set search_path = ''
as $$
declare
  paid_order constant public.orders := public.lock_order(order_id);
begin
  update public.order_reversals as refused
  set state = 'refused'
  where refused.order_id = paid_order.id and refused.state = 'due';

  if found then
    perform public.alert_owner(paid_order.reference, paid_order.payphone_transaction_id, 'reversal_refused');

    -- What PayPhone said before the refused return proves nothing any more. A difference stays one.
    update public.payment_checks as known
    set
      state = case when known.state = 'differs' then 'differs' else 'unchecked' end,
      vouched_by = null,
      next_check_at = greatest(known.evening_at, now())
    where known.order_id = paid_order.id;
  end if;
end;
$$;

comment on function public.refuse_order_reversal is
  'Server only: the provider refuses to return an order''s money; the order stays as it is and the owner is alerted.';

grant execute on function
  public.reversal_closes_at, public.describe_reversal, public.find_order_reversal, public.request_order_reversal,
  public.refuse_order_reversal
to service_role;
