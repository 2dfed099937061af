-- Personal data is erased on request. What is kept how long and why: docs/privacy.md.

create function public.erase_person(email text, person text, staff_id uuid, phone text default null)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  address constant text := public.require_person(email, staff_id);
  asked constant text[] := public.keys_asked_for(address, erase_person.phone);
  erased_email constant text := format('erased-%s@erased.invalid', gen_random_uuid());
  empty_address constant jsonb := '{"address": "", "city": "", "postalCode": "", "country": ""}';
  checkout_ids uuid[];
  order_ids uuid[];
  waiting text[];
  erased_checkouts integer;
  outcome jsonb;
begin
  -- An email about stock, or an invitation, that is being queued is seen, and erased, too.
  perform pg_advisory_xact_lock(hashtext('public.outbox bulk'));

  -- A payment under way is settled from its checkout: locks keep it from being settled meanwhile. Checkouts before orders, as
  -- every function locks them.
  checkout_ids := array(
    select checkout.id
    from public.checkouts as checkout
    where public.person_keys(checkout.email, checkout.phone) && asked
    order by checkout.id
    for no key update
  );

  -- A review that is being written is seen, and erased, too.
  order_ids := array(
    select paid_order.id
    from public.orders as paid_order
    where public.person_keys(paid_order.email, paid_order.phone) && asked
    order by paid_order.id
    for update
  );

  -- An order that is still to be sent, paid or refunded needs its name and address until then.
  select coalesce(array_agg(open_business.reference), '{}') into waiting
  from (
    select paid_order.reference
    from public.orders as paid_order
    where paid_order.id = any (order_ids)
      and (
        paid_order.status in ('awaiting_payment', 'pending', 'processing', 'shipped')
        or (paid_order.status = 'delivered' and paid_order.payment_received_at is null)
        or (paid_order.status = 'cancelled' and paid_order.payment_received_at is not null)
        or exists (
          select 1 from public.order_reversals as reversal
          where reversal.order_id = paid_order.id
            and (reversal.state = 'due' or (reversal.state = 'refused' and paid_order.status <> 'refunded'))
        )
        -- Its invoice or credit note is still to be sent to this address.
        or exists (
          select 1 from public.tax_documents as document
          where document.order_id = paid_order.id
            -- The sandbox's counts for nothing, and is not sent once the sandbox is off.
            and document.environment <> 'sandbox'
            and (
              document.state in ('queued', 'signed', 'received')
              or (document.state = 'needs_owner' and document.reason not in ('final_consumer', 'invoice_closed'))
            )
        )
      )
    union
    select checkout.reference
    from public.checkouts as checkout
    where checkout.id = any (checkout_ids)
      and (
        checkout.status = 'confirming'
        or (
          checkout.status = 'open'
          and (
            checkout.expires_at > now()
            -- The recovery worker asks about it, unless the shop takes no cards.
            or (checkout.next_check_at is not null and checkout.created_at > now() - interval '1 day')
          )
        )
        or exists (
          select 1 from public.payment_attempts as attempt
          where attempt.checkout_id = checkout.id
            and attempt.state in ('asked', 'reversal_due', 'reversal_refused', 'disputed')
        )
      )
  ) as open_business;

  erased_checkouts := public.erase_checkouts(array(
    select checkout.id
    from public.checkouts as checkout
    where checkout.id = any (checkout_ids) and checkout.reference <> all (waiting)
  ));

  with orders as (
    update public.orders as paid_order
    set
      email = erased_email,
      phone = '',
      shipping_address = empty_address,
      payment = paid_order.payment - 'lastDigits' - 'cardBrand',
      request_digest = null,
      proof_received_at = null,
      -- The buyer's name is part of the invoice, which the law keeps for seven years.
      customer_name = case
        when paid_order.created_at > now() - interval '7 years' then paid_order.customer_name
        else '—'
      end,
      invoice_buyer = case when paid_order.created_at > now() - interval '7 years' then paid_order.invoice_buyer end
    where paid_order.id = any (order_ids) and paid_order.reference <> all (waiting)
    returning 1
  ),
  proofs as (
    delete from public.payment_proofs as proof
    using public.orders as paid_order
    where paid_order.id = proof.order_id
      and paid_order.id = any (order_ids) and paid_order.reference <> all (waiting)
  ),
  emails as (
    delete from public.outbox as mail
    where (lower(mail.recipient) = address
        or public.person_keys(mail.payload ->> 'email', mail.payload ->> 'phone') && asked)
      and coalesce(mail.payload ->> 'reference', '') <> all (waiting)
      -- One that was queued before the shopper went on to pay by card names the former checkout.
      and not exists (
        select 1 from public.orders as waiting_order
        where waiting_order.id = any (order_ids)
          and waiting_order.reference = any (waiting)
          and waiting_order.id::text = mail.payload ->> 'id'
      )
      -- The owner has not read it yet: it may be about this person's money.
      and not (mail.kind = 'payment_alert' and mail.sent_at is null)
      and not exists (
        select from public.tax_documents as document
        where mail.kind = 'invoice_alert' and mail.sent_at is null
          and document.id::text = mail.payload ->> 'documentId' and document.state = 'needs_owner'
      )
    returning 1
  ),
  newsletter as (
    delete from public.newsletter_subscribers as subscriber
    where lower(subscriber.email) = address
    returning 1
  ),
  stock_requests as (
    delete from public.stock_requests as request
    where lower(request.email) = address
    returning 1
  ),
  reviews as (
    delete from public.reviews as review
    where review.order_id = any (order_ids)
    returning 1
  ),
  invitations as (
    delete from public.review_invitations as invitation
    using public.orders as paid_order
    where paid_order.id = invitation.order_id and paid_order.id = any (order_ids)
      and paid_order.reference <> all (waiting)
  )
  select jsonb_build_object(
    'orders', (select count(*) from orders),
    'checkouts', erased_checkouts,
    'emails', (select count(*) from emails),
    'newsletter', (select count(*) from newsletter),
    'stockRequests', (select count(*) from stock_requests),
    'reviews', (select count(*) from reviews),
    'waiting', cardinality(waiting)
  ) into outcome;

  insert into public.privacy_requests (kind, person, actor, outcome)
  values ('erasure', erase_person.person, staff_id, outcome);
  return outcome;
end;
$$;

comment on function public.erase_person is
  'Server only: erases the data of an email address or phone number except what an open order or tax law needs, for a member of staff, and returns how much; recorded under the keyed hash of the address.';

grant execute on function public.erase_person
to service_role;
