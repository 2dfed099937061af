-- The newsletter stores nothing but the address and the times of the request and its confirmation:
-- docs/decisions/099-a-confirmed-newsletter.md

create table public.newsletter_subscribers (
  -- Also the secret of the link in the email that confirms the address and removes it.
  id uuid primary key default gen_random_uuid(),
  email text not null check (public.is_email_address(email)),
  consented_at timestamptz not null default now(),
  confirmed_at timestamptz
);

comment on table public.newsletter_subscribers is
  'Addresses for the newsletter. Only those with confirmed_at were confirmed by their owners: a stranger can sign another person up.';
comment on column public.newsletter_subscribers.consented_at is
  'When it was asked for, the last time before it was confirmed.';
comment on column public.newsletter_subscribers.confirmed_at is
  'When its owner confirmed it by the link in that email; null before.';

create unique index newsletter_subscribers_email_key on public.newsletter_subscribers (lower(email));

-- Without it each sign-up would read every email of the last months.
create index outbox_newsletter_idx on public.outbox (public.mailbox_of(recipient), created_at)
where kind = 'newsletter_confirmation';

alter table public.newsletter_subscribers enable row level security;

-- They delete an address on the request of its owner.
select public.allow_staff('public.newsletter_subscribers', 'select, delete');

create function public.subscribe(email text, consent boolean, language text)
returns jsonb
language plpgsql set search_path = ''
as $$
-- "on conflict" cannot qualify its column, which has the name of the parameter.
#variable_conflict use_column
declare
  address text := public.clean_text(subscribe.email);
  asked public.newsletter_subscribers;
begin
  if address is null or not public.is_email_address(address) then
    perform public.raise_error(400, 'INVALID_EMAIL', 'Please enter a valid email address.', 'email');
  end if;

  if subscribe.consent is distinct from true then
    perform public.raise_error(400, 'CONSENT_REQUIRED', 'Please agree to receive the newsletter.', 'consent');
  end if;

  -- Two addresses of one mailbox at once would each see no email.
  perform pg_advisory_xact_lock(hashtextextended('public.newsletter_subscribers ' || public.mailbox_of(address), 0));

  insert into public.newsletter_subscribers as known (email)
  values (address)
  on conflict (lower(email)) do update set consented_at = now() where known.confirmed_at is null
  returning known.* into asked;

  -- At most one email an hour to a mailbox and three a day, also after the address was removed meanwhile: a stranger may sign it up.
  if asked.id is not null and (
    select count(*) < 3 and coalesce(max(mail.created_at) <= now() - interval '1 hour', true)
    from public.outbox as mail
    where mail.kind = 'newsletter_confirmation' and public.mailbox_of(mail.recipient) = public.mailbox_of(address)
      and mail.created_at > now() - interval '1 day'
  ) then
    insert into public.outbox (kind, recipient, payload, dedupe_key)
    values (
      'newsletter_confirmation', asked.email,
      jsonb_build_object('subscriptionId', asked.id, 'language', subscribe.language),
      concat_ws(':', 'newsletter_confirmation', asked.id, extract(epoch from asked.consented_at))
    );
  end if;

  -- The same answer whether or not the address was known, so that it cannot be probed.
  return jsonb_build_object('subscribed', true);
end;
$$;

comment on function public.subscribe is
  'Server only: stores an address for the newsletter with its owner''s consent, and asks the owner by email to confirm it, once an hour and three times a day per mailbox at most.';

create function public.confirm_subscription(id uuid)
returns boolean
language sql set search_path = ''
as $$
  with confirmed as (
    update public.newsletter_subscribers as subscriber
    set confirmed_at = coalesce(subscriber.confirmed_at, now())
    where subscriber.id = confirm_subscription.id
    returning 1
  )
  select exists (select from confirmed);
$$;

comment on function public.confirm_subscription is
  'Server only: the owner of an address confirms it for the newsletter; idempotent. Returns whether the address is still stored.';

create function public.leave_newsletter(id uuid)
returns void
language sql set search_path = ''
as $$
  delete from public.newsletter_subscribers as subscriber where subscriber.id = leave_newsletter.id;
$$;

comment on function public.leave_newsletter is
  'Server only: removes an address from the newsletter. Nothing for an unknown id; idempotent.';

create function public.delete_unconfirmed_subscribers(keep_days integer, max_count integer)
returns integer
language sql set search_path = ''
as $$
  with due as (
    select subscriber.id
    from public.newsletter_subscribers as subscriber
    where subscriber.confirmed_at is null
      and subscriber.consented_at
        < clock_timestamp() - make_interval(days => greatest(delete_unconfirmed_subscribers.keep_days, 1))
    order by subscriber.consented_at
    limit least(delete_unconfirmed_subscribers.max_count, 1000)
    for update skip locked
  ),
  deleted as (
    delete from public.newsletter_subscribers as subscriber
    using due
    where subscriber.id = due.id
    returning 1
  )
  select count(*)::integer from deleted;
$$;

comment on function public.delete_unconfirmed_subscribers is
  'Server only: deletes up to max_count addresses that were not confirmed within keep_days; returns how many.';

grant execute on function
  public.subscribe, public.confirm_subscription, public.leave_newsletter, public.delete_unconfirmed_subscribers
to service_role;
