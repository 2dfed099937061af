-- A shopper's data on request: all of it handed out, or all of it removed that no law and no open order keeps.
-- What is kept on an order and why: docs/decisions, "Erasure keeps what tax law needs".

create table public.privacy_requests (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('export', 'erasure')),
  person text not null check (person ~ '^[0-9a-f]{64}$'),
  actor uuid not null,
  outcome jsonb not null default '{}',
  created_at timestamptz not null default now()
);

comment on table public.privacy_requests is
  'Who of the staff exported or erased whose data, and when. person is a keyed hash of the address (HMAC-SHA-256, computed by the server, which alone has the key): it proves and cannot be guessed.';

alter table public.privacy_requests enable row level security;

revoke all on table public.privacy_requests from public, anon, authenticated;
grant select on table public.privacy_requests to authenticated;
grant all on table public.privacy_requests to service_role;

create policy "Staff may see what was asked for"
on public.privacy_requests for select to authenticated
using ((select public.is_staff()));

create function public.require_person(email text, staff_id uuid)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  address constant text := lower(public.clean_text(email));
begin
  if not exists (select 1 from public.staff where staff.user_id = require_person.staff_id) then
    raise sqlstate 'PT403' using message = 'Only staff may do this.', detail = 'NOT_STAFF', hint = 'staff_id';
  elsif address is null or not public.is_email_address(address) then
    raise sqlstate 'PT400' using
      message = 'Please enter a valid e-mail address.',
      detail = 'INVALID_EMAIL',
      hint = 'email';
  end if;
  return address;
end;
$$;

comment on function public.require_person(text, uuid) is
  'The address in the form it is compared in; refuses anybody but staff, and what is no e-mail address.';

create function public.record_privacy_request(kind text, person text, staff_id uuid, outcome jsonb)
returns void
language sql
set search_path = ''
as $$
  insert into public.privacy_requests (kind, person, actor, outcome)
  values (
    record_privacy_request.kind,
    record_privacy_request.person,
    record_privacy_request.staff_id,
    record_privacy_request.outcome
  );
$$;

comment on function public.record_privacy_request(text, text, uuid, jsonb) is
  'Writes down that a member of staff exported or erased somebody''s data.';

-- One way to forget the shopper of a checkout, for erasure on request and for retention.
create function public.erase_checkouts(ids uuid[])
returns integer
language sql
set search_path = ''
as $$
  with erased as (
    update public.checkouts as checkout
    set
      email = format('erased-%s@erased.invalid', gen_random_uuid()),
      phone = '',
      shipping_address = '{"address": "", "city": "", "postalCode": "", "country": ""}',
      customer_name = '—',
      first_name = '—',
      last_name = '—',
      -- An order without a name and an address could not be sent: a return that comes this late is not confirmed,
      -- and PayPhone gives the money back.
      status = case when checkout.status = 'open' then 'failed' else checkout.status end,
      failure = case when checkout.status = 'open' then 'cancelled' else checkout.failure end
    where checkout.id = any (erase_checkouts.ids)
    returning 1
  )
  select count(*)::integer from erased;
$$;

comment on function public.erase_checkouts(uuid[]) is
  'Removes name, e-mail, phone and address from these checkouts and ends those that are open; returns how many. The caller has locked them and made sure that no payment is under way.';

-- The server calls these in the name of a member of staff: the key of the hashes never reaches a browser.
create function public.export_person(email text, person text, staff_id uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  address constant text := public.require_person(email, staff_id);
  found jsonb;
begin
  select jsonb_build_object(
    'email', address,
    'exportedAt', now(),
    'orders', (
      select coalesce(jsonb_agg(
        public.order_as_json(paid_order) || jsonb_build_object('payment', paid_order.payment, 'history', (
          select coalesce(jsonb_agg(
            jsonb_build_object('kind', event.kind, 'status', event.to_status, 'note', event.note, 'at', event.created_at)
            order by event.id
          ), '[]')
          from public.order_events as event
          where event.order_id = paid_order.id
        ))
        || case when paid_order.is_sandbox then '{"notice": "SANDBOX: no real payment"}'::jsonb else '{}' end
        order by paid_order.created_at
      ), '[]')
      from public.orders as paid_order
      where lower(paid_order.email) = address
    ),
    'checkouts', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'reference', checkout.reference,
          'status', checkout.status,
          'customerName', checkout.customer_name,
          'phone', checkout.phone,
          'shippingAddress', checkout.shipping_address,
          'total', checkout.total_amount,
          'createdAt', checkout.created_at,
          'lines', (
            select coalesce(jsonb_agg(
              jsonb_build_object(
                'name', line.product_name, 'size', line.size, 'color', line.color,
                'quantity', line.quantity, 'price', line.unit_price
              )
              order by line.line_number
            ), '[]')
            from public.checkout_lines as line
            where line.checkout_id = checkout.id
          )
        )
        order by checkout.created_at
      ), '[]')
      from public.checkouts as checkout
      where lower(checkout.email) = address
    ),
    'newsletter', (
      select jsonb_build_object('email', subscriber.email, 'consentedAt', subscriber.consented_at)
      from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = address
    ),
    'emails', (
      select coalesce(jsonb_agg(
        jsonb_build_object('kind', mail.kind, 'createdAt', mail.created_at, 'sentAt', mail.sent_at)
        order by mail.id
      ), '[]')
      from public.outbox as mail
      where lower(mail.recipient) = address
    ),
    'requests', (
      select coalesce(jsonb_agg(
        jsonb_build_object('kind', request.kind, 'at', request.created_at)
        order by request.id
      ), '[]')
      from public.privacy_requests as request
      where request.person = export_person.person
    )
  ) into found;

  perform public.record_privacy_request('export', export_person.person, staff_id, jsonb_build_object(
    'orders', jsonb_array_length(found -> 'orders'),
    'checkouts', jsonb_array_length(found -> 'checkouts')
  ));
  return found;
end;
$$;

comment on function public.export_person(text, text, uuid) is
  'Server only: everything the shop keeps about an e-mail address, for a member of staff; the request is written down under the keyed hash of the address.';

create function public.erase_person(email text, person text, staff_id uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  address constant text := public.require_person(email, staff_id);
  nobody constant text := format('erased-%s@erased.invalid', gen_random_uuid());
  nowhere constant jsonb := '{"address": "", "city": "", "postalCode": "", "country": ""}';
  waiting text[];
  erased_checkouts integer;
  outcome jsonb;
begin
  -- A payment on its way is settled from its checkout: whoever changes one of these waits for us, or we for them.
  perform from public.checkouts as checkout where lower(checkout.email) = address order by checkout.id for update;

  -- What has still to be sent, paid or given back needs its name and address until then.
  select coalesce(array_agg(open_business.reference), '{}') into waiting
  from (
    select paid_order.reference
    from public.orders as paid_order
    where lower(paid_order.email) = address and paid_order.status in ('pending', 'processing', 'shipped')
    union
    select checkout.reference
    from public.checkouts as checkout
    where lower(checkout.email) = address
      and (
        checkout.status = 'confirming'
        or (checkout.status = 'open' and (checkout.expires_at > now() or checkout.next_check_at is not null))
        or exists (
          select 1 from public.payment_attempts as attempt
          where attempt.checkout_id = checkout.id
            and attempt.state in ('asked', 'reversal_due', 'reversal_refused')
        )
      )
  ) as open_business;

  erased_checkouts := public.erase_checkouts(array(
    select checkout.id
    from public.checkouts as checkout
    where lower(checkout.email) = address and checkout.reference <> all (waiting)
  ));

  with orders as (
    update public.orders as paid_order
    set
      email = nobody,
      phone = '',
      shipping_address = nowhere,
      payment = paid_order.payment - 'lastDigits' - 'cardBrand',
      -- The buyer's name is part of the invoice, which must be kept for seven years.
      customer_name = case
        when paid_order.created_at > now() - interval '7 years' then paid_order.customer_name
        else '—'
      end
    where lower(paid_order.email) = address and paid_order.reference <> all (waiting)
    returning 1
  ),
  emails as (
    delete from public.outbox as mail
    where (lower(mail.recipient) = address or lower(mail.payload ->> 'email') = address)
      and coalesce(mail.payload ->> 'reference', '') <> all (waiting)
    returning 1
  ),
  newsletter as (
    delete from public.newsletter_subscribers as subscriber
    where lower(subscriber.email) = address
    returning 1
  )
  select jsonb_build_object(
    'orders', (select count(*) from orders),
    'checkouts', erased_checkouts,
    'emails', (select count(*) from emails),
    'newsletter', (select count(*) from newsletter),
    'waiting', cardinality(waiting)
  ) into outcome;

  perform public.record_privacy_request('erasure', erase_person.person, staff_id, outcome);
  return outcome;
end;
$$;

comment on function public.erase_person(text, text, uuid) is
  'Server only: removes an e-mail address''s data but for what an open order or tax law needs, for a member of staff, and says how much; written down under the keyed hash of the address.';

revoke execute on function
  public.require_person(text, uuid),
  public.record_privacy_request(text, text, uuid, jsonb),
  public.erase_checkouts(uuid[]),
  public.export_person(text, text, uuid),
  public.erase_person(text, text, uuid)
from public, anon, authenticated, service_role;

grant execute on function
  public.require_person(text, uuid),
  public.record_privacy_request(text, text, uuid, jsonb),
  public.erase_checkouts(uuid[]),
  public.export_person(text, text, uuid),
  public.erase_person(text, text, uuid)
to service_role;
