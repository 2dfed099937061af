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

create function public.delete_old_mails(keep_days integer, max_count integer)
returns integer
language sql set search_path = ''
as $$
  with due as (
    select mail.id
    from public.outbox as mail
    where mail.sent_at < clock_timestamp() - make_interval(days => greatest(delete_old_mails.keep_days, 1))
      -- Given up after a month: an address that a stranger mistyped. The owner has another month to send it in another way. An alert about
      -- money stays until it is read.
      or (
        mail.sent_at is null and mail.next_attempt_at = 'infinity' and mail.kind <> 'payment_alert'
        and mail.created_at < clock_timestamp() - make_interval(days => greatest(delete_old_mails.keep_days, 60))
      )
    order by mail.id
    limit least(delete_old_mails.max_count, 1000)
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

comment on function public.delete_old_mails is
  'Server only: deletes up to max_count emails that were sent more than keep_days ago, or written so long ago, at least 60 days, and given up, but for alerts about payments; returns how many. Those that are still tried stay.';

create function public.count_late_mails()
returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer
  from public.outbox as mail
  where mail.sent_at is null
    -- A stranger may mistype the address of any of these, or type one whose server defers: only that they are tried counts.
    and (mail.attempts = 0 or mail.kind not in ('back_in_stock', 'newsletter_confirmation', 'review_invitation'))
    and case
      when mail.next_attempt_at < 'infinity' then mail.created_at < now() - interval '15 minutes'
      -- What the owner can do about it is done in a week.
      else mail.created_at > now() - interval '7 days'
    end;
$$;

comment on function public.count_late_mails is
  'Server only: how many emails have waited for 15 minutes, or were given up in the week after their cause. One that was tried for thirty days has been among those that wait.';

grant execute on function
  public.claim_outbox, public.record_delivery, public.discard_mail, public.delete_old_mails, public.count_late_mails
to service_role;
