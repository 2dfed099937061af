-- PayPhone's browser token may be able to reverse a payment, so a paid order can lose its money later. PayPhone is asked before
-- an order is shipped, and once after 20:00 in Ecuador, when payments of the day can no longer be reversed.

create table public.payment_checks (
  order_id uuid primary key references public.orders (id) on delete cascade,
  -- silent: PayPhone was asked and gave no answer. vouched: staff looked in PayPhone's dashboard instead.
  state text not null default 'unchecked' check (state in ('unchecked', 'agrees', 'differs', 'silent', 'vouched')),
  difference text check (difference in ('reference', 'transaction', 'currency', 'amount', 'cancelled')),
  checked_at timestamptz,
  vouched_by uuid,
  evening_at timestamptz not null,
  next_check_at timestamptz,
  check ((state = 'differs') = (difference is not null)),
  check ((state = 'vouched') = (vouched_by is not null))
);

comment on table public.payment_checks is
  'What PayPhone says of each order''s payment since the order was made. Written by the server''s functions only.';
comment on column public.payment_checks.evening_at is 'When PayPhone is asked after the end of the day''s reversals.';
comment on column public.payment_checks.next_check_at is
  'When the worker asks next; a lease while one is asking, null when the evening''s check is done or given up.';

create index payment_checks_next_check_at_idx on public.payment_checks (next_check_at)
  where next_check_at is not null;
create index payment_checks_differs_idx on public.payment_checks (order_id) where state = 'differs';

alter table public.payment_checks enable row level security;

select public.allow_staff('public.payment_checks', 'select');

create function public.evening_check_at(paid_at timestamptz)
returns timestamptz
language sql stable set search_path = ''
as $$
  -- Five minutes for clocks that differ; a payment of the late evening must at least be captured.
  select greatest(public.reversal_closes_at(paid_at) + interval '5 minutes', paid_at + interval '10 minutes');
$$;

comment on function public.evening_check_at is
  'When a payment can no longer be reversed from outside: after 20:00 in Ecuador on its day.';

-- Definer, because no role may write a check directly.
create function public.schedule_payment_check()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  evening constant timestamptz := public.evening_check_at(new.payment_received_at);
begin
  insert into public.payment_checks (order_id, evening_at, next_check_at)
  values (new.id, evening, evening)
  on conflict (order_id) do nothing;
  return null;
end;
$$;

comment on function public.schedule_payment_check is
  'Trigger: an order paid by card is checked on the evening of the payment''s day.';

create trigger schedule_payment_check
after insert or update of payphone_transaction_id on public.orders
for each row
when (new.payphone_transaction_id is not null)
execute function public.schedule_payment_check();

-- Definer, because staff who ship an order may not call its steps.
create function public.check_payment_before_shipping()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  known public.payment_checks;
begin
  select * into known from public.payment_checks as candidate where candidate.order_id = new.id;

  if known.state = 'differs' then
    perform public.raise_error(
      409, 'PAYMENT_DIFFERS',
      'PayPhone describes the payment of this order differently. Do not send it.',
      known.difference
    );
  end if;

  -- A payment checked in the morning may be reversed by noon; after the evening's check none is.
  if known.state is null
    or known.state not in ('agrees', 'vouched')
    or (known.checked_at < now() - interval '1 hour' and known.checked_at < known.evening_at)
  then
    perform public.raise_error(
      409, 'PAYMENT_NOT_CHECKED',
      'The payment of this order has not been checked. Please ask PayPhone first.',
      'status'
    );
  end if;
  return new;
end;
$$;

comment on function public.check_payment_before_shipping is
  'Trigger: a paid order is shipped only after PayPhone, or a member of staff, has confirmed its payment.';

-- After check_order_change and check_order_reversal, whose messages are clearer: triggers run in the order of their names.
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
language plpgsql stable set search_path = ''
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
    'difference', known.difference,
    'readAt', now()
  ) into described
  from public.orders as paid_order
  left join public.payment_checks as known on known.order_id = paid_order.id
  where paid_order.id = describe_payment_check.order_id;

  if not found then
    perform public.raise_error(404, 'ORDER_NOT_FOUND', 'There is no such order.', 'order_id');
  end if;
  return described;
end;
$$;

comment on function public.describe_payment_check is
  'Server only: an order''s payment, what is known of it since, and when this was read.';

grant execute on function
  public.evening_check_at, public.describe_payment_check
to service_role;
