-- Every transaction that a return names is recorded before the provider is asked, until the provider has given a final answer.
-- So a forged return ends only its own check, and a crash leaves the id to check. docs/decisions/012-payment-attempts.md

create table public.payment_attempts (
  checkout_id uuid not null references public.checkouts (id) on delete cascade,
  transaction_id text not null check (transaction_id <> '' and char_length(transaction_id) <= 100),
  state text not null default 'asked'
    check (state in ('asked', 'paid', 'refused', 'reversal_due', 'reversed', 'reversal_refused', 'disputed')),
  is_uncharged boolean not null default false,
  started_at timestamptz not null default now(),
  primary key (checkout_id, transaction_id)
);

comment on table public.payment_attempts is
  'The provider''s payments that returns of a checkout named. asked and reversal_due are unfinished: the worker asks again. Only a person can return one that is reversal_refused, or decide about one that is disputed.';
comment on column public.payment_attempts.is_uncharged is
  'Whether the provider''s final answer shows that this payment moved and reserved no money; counts while it is refused.';

create index payment_attempts_open_idx on public.payment_attempts (checkout_id)
where state in ('asked', 'reversal_due', 'reversal_refused', 'disputed');

alter table public.payment_attempts enable row level security;

create function public.is_asked_about(checkout_id uuid)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from public.payment_attempts as attempt
    where attempt.checkout_id = is_asked_about.checkout_id and attempt.state = 'asked'
  );
$$;

comment on function public.is_asked_about is
  'Whether the provider has given no final answer yet about a payment of this checkout.';

create function public.refund_of(checkout_id uuid, transaction_id text)
returns text
language sql stable set search_path = ''
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

comment on function public.refund_of is
  'The state of a payment that must go back: due, returned or refused; null for any other.';

create function public.is_uncharged(checkout public.checkouts, transaction_id text)
returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(checkout.status = 'failed'
    and bool_and(attempt.state = 'refused' and attempt.is_uncharged)
    and bool_or(attempt.transaction_id = is_uncharged.transaction_id), false)
  from public.payment_attempts as attempt
  where attempt.checkout_id = checkout.id;
$$;

comment on function public.is_uncharged is
  'Whether the provider''s final answers show that neither this payment nor another one of its failed checkout moved money.';

create function public.find_payment_progress(reference text)
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object(
      'state', case
        when checkout.status = 'settled' then 'settled'
        -- What was paid for units that are sold out, or with a code that is used up, goes back.
        when checkout.failure in ('sold_out', 'discount_used_up') then 'over'
        when public.is_asked_about(checkout.id) then 'checking'
        when checkout.status = 'open' and checkout.order_id is not null then 'awaiting'
        -- The form is valid for ten minutes, and PayPhone itself returns what is not confirmed within five more.
        when checkout.status = 'open' and checkout.created_at > now() - interval '16 minutes' then 'open'
        else 'over'
      end,
      'transactionId', (
        select attempt.transaction_id from public.payment_attempts as attempt
        where attempt.checkout_id = checkout.id
        order by attempt.state = 'paid' desc, attempt.state = 'asked' desc, attempt.started_at desc
        limit 1
      )
    )
    from public.checkouts as checkout
    where checkout.reference = find_payment_progress.reference
  ), '{"state": "over", "transactionId": null}');
$$;

comment on function public.find_payment_progress is
  'Server only: what became of the payment of a checkout: settled, checking, awaiting (its order awaits another way to pay), open (no return has named a payment, and one may still come) or over.';

grant execute on function
  public.is_asked_about, public.refund_of, public.is_uncharged, public.find_payment_progress
to service_role;
