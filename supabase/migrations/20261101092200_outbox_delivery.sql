-- How the server's worker takes e-mails out of the outbox and says what became of them.

create function public.claim_outbox(max_count integer, lease_seconds integer)
returns jsonb
language sql
set search_path = ''
as $$
  with due as (
    select mail.id
    from public.outbox as mail
    where mail.sent_at is null and mail.next_attempt_at <= clock_timestamp()
    order by mail.next_attempt_at, mail.id
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

comment on function public.claim_outbox(integer, integer) is
  'Server only: the e-mails to send now, leased for so many seconds; attempts counts this one.';

create function public.record_delivery(id bigint, error text default null, wait_seconds integer default null)
returns void
language sql
set search_path = ''
as $$
  update public.outbox as mail
  set
    sent_at = case when record_delivery.error is null then now() end,
    last_error = left(record_delivery.error, 500),
    -- Without a wait there is no further attempt; the row stays and says why.
    next_attempt_at = case
      when record_delivery.error is null then mail.next_attempt_at
      when record_delivery.wait_seconds is null then 'infinity'
      else clock_timestamp() + make_interval(secs => record_delivery.wait_seconds)
    end
  where mail.id = record_delivery.id and mail.sent_at is null;
$$;

comment on function public.record_delivery(bigint, text, integer) is
  'Server only: an e-mail was sent, or failed and is tried again after the wait, or given up without one.';

revoke execute on function
  public.claim_outbox(integer, integer),
  public.record_delivery(bigint, text, integer)
from public, anon, authenticated, service_role;

grant execute on function
  public.claim_outbox(integer, integer),
  public.record_delivery(bigint, text, integer)
to service_role;
