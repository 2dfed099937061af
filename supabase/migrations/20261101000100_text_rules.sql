-- Rules for text, and the one way to raise an error that the REST API answers with a status of ours.

create function public.clean_text(value text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  -- The blanks a browser's trim() removes, and the zero-width ones that only look like nothing.
  select btrim(
    value,
    e' \t\n\r\f\u000b\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
    || e'\u200b\u200c\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff'
  );
$$;

comment on function public.clean_text is
  'Text without the blank and zero-width characters at its ends.';

create function public.is_plain_text(value text, max_length integer)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  -- Control characters could forge email headers; direction overrides could disguise a URL.
  -- The bytes are counted first so that a megabyte never reaches the regular expression.
  select octet_length(value) <= max_length * 4
    and char_length(value) between 1 and max_length
    and value !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';
$$;

comment on function public.is_plain_text is
  'Whether cleaned text is one line of 1 to max_length characters that shows as what it is.';

create function public.has_link(value text)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value ~*
    '://|www\.|\w\.([a-z]{2,}/|(com|net|org|info|biz|xyz|app|co|io|lat|link|ly|ru|cn|shop|site|store|online|ec)\y)';
$$;

comment on function public.has_link is
  'Whether text has a link, also without a scheme: mail programs turn such texts into links.';

create function public.is_email_address(value text)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select public.is_plain_text(value, 200)
    and value ~ '^[^[:space:]\u00a0\ufeff@<>(),;:"\\\[\]]+@[^[:space:]\u00a0\ufeff@<>(),;:"\\\[\]]+\.[^[:space:]\u00a0\ufeff@<>(),;:"\\\[\].]+$';
$$;

comment on function public.is_email_address is
  'Whether cleaned text has the form x@y.z of one email address.';

create function public.phone_digits(phone text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select substring(regexp_replace(phone, '\D', '', 'g') from '^.{7,}$') where phone not like '%@%';
$$;

comment on function public.phone_digits is
  'The digits that phone numbers are compared by; null for an email address, and for fewer than seven, which many strangers may have typed.';

create function public.mailbox_of(address text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || host
  end
  from (
    select split_part(split_part(lower(address), '@', 1), '+', 1) as name, split_part(lower(address), '@', 2) as host
  ) as parts;
$$;

comment on function public.mailbox_of is
  'The mailbox behind an email address, to count emails by: without what follows a plus, and without the dots that Gmail ignores, under one of its domains. Never to be written to.';

create function public.can_receive_mail(address text)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select public.is_email_address(address) and address not like '%@erased.invalid';
$$;

comment on function public.can_receive_mail is
  'Whether an order''s email address can be written to: it may be another text, or none, and an erased one has no recipient.';

create function public.fold_text(value text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g');
$$;

comment on function public.fold_text is
  'Text without its accents, for search: "pantalon" finds pantalón, "crepe" finds crêpe.';

create function public.first_texts(given text[], most integer)
returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  -- A slice would hold the whole of an array in an array.
  select case when given is not null then array(select unnest(given) limit most) end;
$$;

comment on function public.first_texts is
  'The first of the texts that a caller gives, at most so many; null for null. An array of arrays becomes one.';

create function public.raise_error(status integer, code text, message text, hint text)
returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using
    errcode = 'PT' || raise_error.status,
    message = raise_error.message,
    detail = raise_error.code,
    hint = coalesce(raise_error.hint, '');
end;
$$;

comment on function public.raise_error is
  'Raises an error that the REST API answers with this HTTP status; the shop knows it by the code, which travels as detail.';

create function public.set_updated_at()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

comment on function public.set_updated_at is
  'Trigger: sets updated_at to the time of the change.';

grant execute on function
  public.can_receive_mail, public.has_link, public.mailbox_of
to service_role;

grant execute on function
  public.clean_text, public.fold_text, public.is_email_address, public.is_plain_text, public.phone_digits, public.raise_error
to authenticated, service_role;
