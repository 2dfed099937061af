-- Emails to the owner.

-- Definer, because the server may not read the addresses of accounts.
create function public.owner_language()
returns text
language sql stable security definer set search_path = ''
as $$
  select member.language
  from public.staff as member
  join auth.users as account on account.id = member.user_id
  where member.language is not null
  order by
    exists (
      select from public.shop_settings as settings where lower(settings.owner_email) = lower(account.email)
    ) desc,
    member.created_at
  limit 1;
$$;

comment on function public.owner_language is
  'The language in which the account with the owner''s address last opened the admin; without one that of the first member of staff. Null before the admin was ever opened.';

create function public.queue_owner_email(kind text, payload jsonb, cause text)
returns void
language sql set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
  select
    queue_owner_email.kind, settings.owner_email,
    queue_owner_email.payload || jsonb_strip_nulls(jsonb_build_object('ownerLanguage', public.owner_language())),
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

grant execute on function
  public.owner_language, public.queue_owner_email, public.alert_owner, public.alert_owner_of_service
to service_role;
