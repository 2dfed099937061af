-- The newsletter stores nothing but the address and the time of consent.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (public.is_email_address(email)),
  consented_at timestamptz not null default now()
);

comment on table public.newsletter_subscribers is 'Addresses whose owners asked for the newsletter, and when.';

create unique index newsletter_subscribers_email_key on public.newsletter_subscribers (lower(email));

alter table public.newsletter_subscribers enable row level security;

grant all on table public.newsletter_subscribers to service_role;

-- They delete an address on the request of its owner.
select public.allow_staff('public.newsletter_subscribers', 'select, delete');

create function public.subscribe(email text, consent boolean)
returns jsonb
language plpgsql set search_path = ''
as $$
-- "on conflict" cannot qualify its column, which has the name of the parameter.
#variable_conflict use_column
declare
  address text := public.clean_text(subscribe.email);
begin
  if address is null or not public.is_email_address(address) then
    perform public.raise_error(400, 'INVALID_EMAIL', 'Please enter a valid email address.', 'email');
  end if;

  if subscribe.consent is distinct from true then
    perform public.raise_error(400, 'CONSENT_REQUIRED', 'Please agree to receive the newsletter.', 'consent');
  end if;

  insert into public.newsletter_subscribers (email)
  values (address)
  on conflict (lower(email)) do nothing;

  -- The same answer whether or not the address was known, so that it cannot be probed.
  return jsonb_build_object('subscribed', true);
end;
$$;

comment on function public.subscribe is
  'Server only: adds an address to the newsletter with its owner''s consent; idempotent.';

grant execute on function
  public.subscribe
to service_role;
