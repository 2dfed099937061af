-- Emails to send. Written in the transaction that causes them, sent by the server's worker.

create table public.outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  recipient text not null check (recipient <> ''),
  payload jsonb not null default '{}',
  dedupe_key text not null unique,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);

comment on table public.outbox is
  'Emails waiting for the worker. dedupe_key makes writing one idempotent: the same cause sends once.';

create index outbox_waiting_idx on public.outbox (next_attempt_at) where sent_at is null;
create index outbox_sent_at_idx on public.outbox (sent_at) where sent_at is not null;

alter table public.outbox enable row level security;

grant all on table public.outbox to service_role;

create function public.queue_owner_email(kind text, payload jsonb, cause text)
returns void
language sql set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
  select
    queue_owner_email.kind, settings.owner_email, queue_owner_email.payload,
    concat_ws(':', queue_owner_email.kind, queue_owner_email.cause)
  from public.shop_settings as settings
  where settings.owner_email is not null
  on conflict (dedupe_key) do nothing;
$$;

comment on function public.queue_owner_email is
  'Writes the owner one email of this kind per cause, however often it is called. None without the owner''s address.';

create function public.alert_owner(reference text, transaction_id text, problem text)
returns void
language sql set search_path = ''
as $$
  select public.queue_owner_email(
    'payment_alert',
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
      ':', alert_owner.problem, alert_owner.reference,
      -- Anybody can name ids in returns: one email per checkout, however many were named.
      case when alert_owner.problem <> 'released' then alert_owner.transaction_id end
    )
  )
  from (
    select paid_order.id as order_id, paid_order.customer_name, paid_order.email, paid_order.phone,
      paid_order.total_amount, paid_order.is_sandbox
    from public.orders as paid_order
    where paid_order.reference = alert_owner.reference
    union all
    select null, checkout.customer_name, checkout.email, checkout.phone, checkout.total_amount, null
    from public.checkouts as checkout
    where checkout.reference = alert_owner.reference
    limit 1
  ) as concerned;
$$;

comment on function public.alert_owner is
  'Server only: queues one email to the owner about a payment that needs a person, however often the same problem occurs.';

create function public.alert_owner_of_service(problem text)
returns void
language sql set search_path = ''
as $$
  select public.queue_owner_email(
    'service_alert',
    jsonb_build_object('problem', alert_owner_of_service.problem),
    concat_ws(':', alert_owner_of_service.problem, public.shop_day())
  );
$$;

comment on function public.alert_owner_of_service is
  'Server only: queues at most one email a day to the owner about each problem of the server itself.';

create function public.claim_outbox(max_count integer, lease_seconds integer)
returns jsonb
language sql set search_path = ''
as $$
  with due as (
    select mail.id
    from public.outbox as mail
    where mail.sent_at is null and mail.next_attempt_at <= clock_timestamp()
    -- A thousand emails about stock, or that a stranger caused, do not hold up one about an order.
    order by
      mail.kind in ('back_in_stock', 'newsletter_confirmation', 'review_invitation'), mail.next_attempt_at, mail.id
    limit claim_outbox.max_count
    for update skip locked
  ),
  claimed as (
    update public.outbox as mail
    set
      attempts = mail.attempts + 1,
      next_attempt_at = clock_timestamp() + make_interval(secs => claim_outbox.lease_seconds)
    from due
    where mail.id = due.id
    returning mail.*
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', claimed.id,
      'kind', claimed.kind,
      'recipient', claimed.recipient,
      'payload', claimed.payload,
      'dedupeKey', claimed.dedupe_key,
      'attempts', claimed.attempts,
      'createdAt', claimed.created_at
    )
    order by claimed.id
  ), '[]')
  from claimed;
$$;

comment on function public.claim_outbox is
  'Server only: the emails to send now, leased for so many seconds; attempts counts this one.';

create function public.record_delivery(id bigint, error text default null, wait_seconds integer default null)
returns void
language sql set search_path = ''
as $$
  update public.outbox as mail
  set
    sent_at = case when record_delivery.error is null then now() end,
    last_error = left(record_delivery.error, 500),
    -- Without a wait there is no further attempt; the row keeps the error.
    next_attempt_at = case
      when record_delivery.error is null then mail.next_attempt_at
      when record_delivery.wait_seconds is null then 'infinity'
      else clock_timestamp() + make_interval(secs => record_delivery.wait_seconds)
    end
  where mail.id = record_delivery.id and mail.sent_at is null;
$$;

comment on function public.record_delivery is
  'Server only: an email was sent, or failed and is retried after the wait, or given up without one.';

create function public.discard_mail(id bigint)
returns void
language sql set search_path = ''
as $$
  delete from public.outbox as mail where mail.id = discard_mail.id and mail.sent_at is null;
$$;

comment on function public.discard_mail is 'Server only: removes an unsent email that has become useless; idempotent.';

create function public.delete_sent_mails(keep_days integer, max_count integer)
returns integer
language sql set search_path = ''
as $$
  with due as (
    select mail.id
    from public.outbox as mail
    where mail.sent_at < clock_timestamp() - make_interval(days => greatest(delete_sent_mails.keep_days, 1))
    order by mail.sent_at
    limit least(delete_sent_mails.max_count, 1000)
    for update skip locked
  ),
  deleted as (
    delete from public.outbox as mail
    using due
    where mail.id = due.id
    returning 1
  )
  select count(*)::integer from deleted;
$$;

comment on function public.delete_sent_mails is
  'Server only: deletes up to max_count emails that were sent more than keep_days ago; returns how many. Unsent ones stay.';

grant execute on function
  public.queue_owner_email, public.alert_owner, public.alert_owner_of_service, public.claim_outbox,
  public.record_delivery, public.discard_mail, public.delete_sent_mails
to service_role;
