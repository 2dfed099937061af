-- A shopper's data on request: exported, or erased as far as no law and no open order needs it.
-- What is kept on an order and why: docs/decisions/021-erasure-keeps-what-tax-law-needs.md

create table public.privacy_requests (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('export', 'erasure')),
  person text not null check (person ~ '^[0-9a-f]{64}$'),
  actor uuid not null,
  outcome jsonb not null default '{}',
  created_at timestamptz not null default now()
);

comment on table public.privacy_requests is
  'Who of the staff exported or erased whose data, and when. person is a keyed hash of the email address (HMAC-SHA-256, computed by the server, which alone has the key): it proves and cannot be guessed.';

alter table public.privacy_requests enable row level security;

select public.allow_staff('public.privacy_requests', 'select');

create function public.require_person(email text, staff_id uuid)
returns text
language plpgsql stable set search_path = ''
as $$
declare
  address constant text := lower(public.clean_text(email));
  asked constant text[] := public.keys_asked_for(address, null);
begin
  perform public.require_staff(require_person.staff_id);
  -- A customer of an order that staff made may have a phone number alone, and a shopper may have mistyped either.
  if address is null or address = '' or not (
    public.is_email_address(address)
    or (public.phone_digits(address) is not null and address !~ '[[:alpha:]]')
    or exists (select from public.orders as known where public.person_keys(known.email, known.phone) && asked)
    or exists (select from public.checkouts as known where public.person_keys(known.email, known.phone) && asked)
  ) then
    perform public.raise_error(400, 'INVALID_PERSON', 'Please enter a valid email address or phone number.', 'email');
  end if;
  return address;
end;
$$;

comment on function public.require_person is
  'The email address in the form it is compared in, what an order has in its place, or the phone number of orders without one; raises for anybody but staff, and for what is none of these.';

-- The server calls it for a member of staff: the key of the hashes never reaches a browser.
create function public.export_person(email text, person text, staff_id uuid, phone text default null)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  address constant text := public.require_person(email, staff_id);
  asked constant text[] := public.keys_asked_for(address, export_person.phone);
  found jsonb;
begin
  select jsonb_build_object(
    'email', address,
    'exportedAt', now(),
    'orders', (
      select coalesce(jsonb_agg(
        public.order_as_json(paid_order) || jsonb_build_object('payment', paid_order.payment, 'history', (
          select coalesce(jsonb_agg(
            jsonb_build_object(
              'kind', event.kind, 'status', event.to_status, 'code', event.code, 'units', event.units,
              'note', event.note, 'at', event.created_at
            )
            order by event.id
          ), '[]')
          from public.order_events as event
          where event.order_id = paid_order.id
        ))
        || jsonb_build_object('proofs', (
          select coalesce(jsonb_agg(
            jsonb_build_object('contentType', proof.content_type, 'bytes', proof.byte_count, 'at', proof.created_at)
            order by proof.created_at
          ), '[]')
          from public.payment_proofs as proof
          where proof.order_id = paid_order.id
        ))
        || case when paid_order.is_sandbox then '{"notice": "SANDBOX: no real payment"}'::jsonb else '{}' end
        order by paid_order.created_at
      ), '[]')
      from public.orders as paid_order
      where public.person_keys(paid_order.email, paid_order.phone) && asked
    ),
    'checkouts', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'reference', checkout.reference,
          'status', checkout.status,
          'customerName', checkout.customer_name,
          'phone', checkout.phone,
          'shippingAddress', checkout.shipping_address,
          'invoiceBuyer', checkout.invoice_buyer,
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
      where public.person_keys(checkout.email, checkout.phone) && asked
    ),
    'newsletter', (
      select jsonb_build_object(
        'email', subscriber.email, 'consentedAt', subscriber.consented_at, 'confirmedAt', subscriber.confirmed_at
      )
      from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = address
    ),
    'stockRequests', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'productId', request.product_id, 'size', request.size, 'color', request.color,
          'language', request.language, 'consentedAt', request.consented_at, 'notifiedAt', request.notified_at
        )
        order by request.place
      ), '[]')
      from public.stock_requests as request
      where lower(request.email) = address
    ),
    'reviews', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'product', review.product_name, 'author', review.author, 'stars', review.stars, 'fit', review.fit,
          'words', review.words, 'size', review.size, 'heightCm', review.height_cm, 'state', review.state,
          'writtenAt', review.written_at
        )
        order by review.written_at
      ), '[]')
      from public.reviews as review
      join public.orders as bought on bought.id = review.order_id
      where public.person_keys(bought.email, bought.phone) && asked
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

  insert into public.privacy_requests (kind, person, actor, outcome)
  values ('export', export_person.person, staff_id, jsonb_build_object(
    'orders', jsonb_array_length(found -> 'orders'),
    'checkouts', jsonb_array_length(found -> 'checkouts')
  ));
  return found;
end;
$$;

comment on function public.export_person is
  'Server only: everything the shop keeps about an email address, or a phone number as typed and in international form, for a member of staff; the request is recorded under the keyed hash of the address.';

grant execute on function public.require_person, public.export_person
to service_role;
