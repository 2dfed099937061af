-- Whose an order, a checkout or an email is when a person asks about their data: found by indexes, whatever was typed.

create function public.person_keys(email text, phone text)
returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  -- A line feed, which no stored text has, tells digits from text.
  select array_remove(
    array[lower(email)]
    || case when not public.is_email_address(email) then array[lower(phone), e'\n' || public.phone_digits(phone)] end,
    null
  );
$$;

comment on function public.person_keys is
  'What an order or checkout is found by: the email address as typed and, where no email reaches it, the phone number, as typed and its digits.';

create function public.keys_asked_for(address text, number text)
returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array_remove(
    array[
      address,
      e'\n' || public.phone_digits(number),
      case when address !~ '[[:alpha:]]' then e'\n' || public.phone_digits(address) end
    ],
    null
  );
$$;

comment on function public.keys_asked_for is
  'The keys of the person that was asked about, by what was typed and its international form: an order or checkout with one of them is theirs.';

create index orders_person_keys_idx on public.orders
using gin (public.person_keys(email, phone)) with (fastupdate = off);
create index checkouts_person_keys_idx on public.checkouts
using gin (public.person_keys(email, phone)) with (fastupdate = off);
create index outbox_person_keys_idx on public.outbox
using gin (public.person_keys(payload ->> 'email', payload ->> 'phone')) with (fastupdate = off);
create index outbox_recipient_idx on public.outbox (lower(recipient));

grant execute on function public.keys_asked_for
to service_role;

-- Also for staff, who change orders: a change writes the index.
grant execute on function public.person_keys
to authenticated, service_role;
