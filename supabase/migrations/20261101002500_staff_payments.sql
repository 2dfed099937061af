-- What staff may do with a payment that has no final answer: release its stock, or settle it by hand. Each step names the
-- member of staff. docs/decisions/036-staff-actions-on-payments.md

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

select public.allow_staff('public.payment_actions', 'select');

create function public.is_card_under_way(checkout public.checkouts)
returns boolean
language sql stable set search_path = ''
as $$
  select checkout.status = 'confirming' and not exists (
    select from public.payment_actions as action
    where action.checkout_id = checkout.id
      and action.kind = 'released'
      -- The worker goes on to ask about what was released.
      and not exists (
        select from public.payment_attempts as attempt
        where attempt.checkout_id = checkout.id
          and attempt.state = 'asked'
          and attempt.started_at > action.created_at
      )
  );
$$;

comment on function public.is_card_under_way is
  'Whether a card payment of a checkout is being confirmed that staff have not released. One that was captured after all pays the order if nothing else has, and goes back otherwise.';

grant execute on function public.is_card_under_way to service_role;

create function public.describe_payment(checkout public.checkouts)
returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'reference', checkout.reference,
    'status', checkout.status,
    'customerName', checkout.customer_name,
    'email', checkout.email,
    'total', checkout.total_amount,
    'ageSeconds', floor(extract(epoch from clock_timestamp() - checkout.created_at))::integer,
    'units', coalesce((
      select sum(line.quantity) from public.checkout_lines as line where line.checkout_id = checkout.id
    ), 0),
    'since', coalesce(least(checkout.confirm_started_at, min(attempt.started_at)), checkout.created_at),
    'attempts', coalesce(
      jsonb_agg(
        jsonb_build_object(
          'transactionId', attempt.transaction_id,
          'state', attempt.state,
          'ageSeconds', floor(extract(epoch from clock_timestamp() - attempt.started_at))::integer
        )
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

comment on function public.describe_payment is
  'A checkout with its unfinished payments, as staff see it; since is when the oldest unfinished one was begun, or the checkout.';

create function public.list_open_payments(minimum_age_seconds integer)
returns jsonb
language sql stable set search_path = ''
as $$
  with known as materialized (
    select public.describe_payment(checkout) as payment
    from public.checkouts as checkout
    where checkout.id in (
      select confirming.id from public.checkouts as confirming where confirming.status = 'confirming'
      union
      select attempt.checkout_id from public.payment_attempts as attempt where attempt.state in ('asked', 'reversal_due')
    )
  )
  select coalesce(jsonb_agg(known.payment order by (known.payment ->> 'since')::timestamptz), '[]')
  from known
  where (known.payment ->> 'since')::timestamptz
    <= clock_timestamp() - make_interval(secs => list_open_payments.minimum_age_seconds);
$$;

comment on function public.list_open_payments is
  'Server only: payments without a final answer for longer than so many seconds, the oldest first.';

create function public.find_payment(reference text)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  checkout public.checkouts;
begin
  select * into checkout from public.checkouts as candidate where candidate.reference = find_payment.reference;
  if not found then
    perform public.raise_error(404, 'CHECKOUT_NOT_FOUND', 'There is no checkout with this reference.', 'reference');
  end if;
  return public.describe_payment(checkout);
end;
$$;

comment on function public.find_payment is
  'Server only: one checkout with its unfinished payments, as staff see it.';

create function public.release_payment(reference text, staff_id uuid, minimum_age_seconds integer)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  checkout public.checkouts := public.lock_checkout(reference);
  since constant timestamptz := (public.describe_payment(checkout) ->> 'since')::timestamptz;
  rejection text[];
begin
  perform public.require_staff(staff_id);

  -- Released before, or failed by itself: its units are free already.
  if checkout.status = 'failed' then
    return public.describe_payment(checkout);
  end if;

  rejection := case
    when checkout.status = 'settled'
      then array['PAYMENT_SETTLED', 'This payment is settled: its order exists.']
    when checkout.status = 'open' and not public.is_asked_about(checkout.id)
      then array['PAYMENT_NOT_HELD', 'Nothing is held for this payment.']
    when since > clock_timestamp() - make_interval(secs => minimum_age_seconds)
      then array['PAYMENT_UNDER_WAY', 'This payment has just begun. Please wait a few minutes.']
  end;
  if rejection is not null then
    perform public.raise_error(409, rejection[1], rejection[2], 'reference');
  end if;

  -- The attempts stay: the worker asks again, and returns what turns out to be paid.
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

comment on function public.release_payment is
  'Server only: staff release the units of a payment without a final answer; what is paid after all goes back, unless it pays an order that awaits its payment. Idempotent.';

grant execute on function
  public.describe_payment, public.list_open_payments, public.find_payment, public.release_payment
to service_role;
