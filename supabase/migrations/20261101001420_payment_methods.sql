-- The ways to pay beside PayPhone, which a person confirms. All are off by default. docs/decisions/075-payment-that-a-person-confirms.md

create table public.payment_methods (
  kind text primary key check (kind in ('transfer', 'deuna', 'cash_on_delivery', 'pay_at_pickup')),
  is_enabled boolean not null default false,
  instructions text not null default '' check (char_length(instructions) <= 2000),
  instructions_es text not null default '' check (char_length(instructions_es) <= 2000),
  qr_image text not null default ''
    check (qr_image ~ '^(data:image/png;base64,[A-Za-z0-9+/]+=*)?$' and octet_length(qr_image) <= 200000),
  max_amount numeric(12, 2) check (max_amount > 0),
  provinces text[] not null default '{}' check (
    cardinality(provinces) <= 30 and array_position(provinces, null) is null
    and octet_length(array_to_string(provinces, '')) <= 2000
  ),
  hold_hours integer not null default 48 check (hold_hours between 1 and 336),
  updated_at timestamptz not null default now(),
  -- A shopper cannot transfer money without an account.
  check (not is_enabled or kind in ('cash_on_delivery', 'pay_at_pickup') or instructions <> '' or instructions_es <> ''),
  -- What is picked up has no province.
  check (kind <> 'pay_at_pickup' or provinces = '{}')
);

comment on table public.payment_methods is
  'One row per way to pay that a person confirms: whether and where it is offered, and what shoppers are told.';
comment on column public.payment_methods.instructions is
  'English text, such as the bank account; the Spanish one stands in where it is empty, and the other way round.';
comment on column public.payment_methods.qr_image is 'A picture of the code to scan, encoded by the server; empty for none.';
comment on column public.payment_methods.max_amount is 'The largest total it is offered for, in dollars; null for any.';
comment on column public.payment_methods.provinces is 'Where it is offered, by the names of app/domain/delivery/province.ts; empty for everywhere.';
comment on column public.payment_methods.hold_hours is 'How long the units of an order are held for its payment.';
comment on column public.payment_methods.updated_at is 'The version that an editor changes, for optimistic locking.';

create trigger set_updated_at before update on public.payment_methods
for each row execute function public.set_updated_at();

alter table public.payment_methods enable row level security;

select public.allow_staff('public.payment_methods', 'select');
select public.allow_staff(
  'public.payment_methods', 'update',
  'is_enabled, instructions, instructions_es, max_amount, provinces, hold_hours'
);

insert into public.payment_methods (kind) values ('transfer'), ('deuna'), ('cash_on_delivery'), ('pay_at_pickup');

create function public.offers_method(method public.payment_methods, checkout public.checkouts)
returns boolean
language sql stable set search_path = ''
as $$
  select method.is_enabled
    -- What is picked up is not paid to a courier, and only that is paid where it is picked up.
    and case method.kind
      when 'cash_on_delivery' then checkout.delivery ->> 'method' <> 'pickup'
      when 'pay_at_pickup' then checkout.delivery ->> 'method' = 'pickup'
      else true
    end
    and coalesce(checkout.total_amount <= method.max_amount, true)
    and (
      method.provinces = '{}'
      or lower(checkout.shipping_address ->> 'province') in (select lower(name) from unnest(method.provinces) as name)
    );
$$;

comment on function public.offers_method is
  'Whether a checkout may be paid like this: by its amount, its province and how it is delivered.';

create function public.list_offered_methods(reference text)
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('kind', method.kind, 'holdHours', method.hold_hours) order by array_position(array['transfer', 'deuna', 'cash_on_delivery', 'pay_at_pickup'], method.kind)),
    '[]'
  )
  from public.checkouts as checkout
  join public.payment_methods as method on public.offers_method(method, checkout)
  where checkout.reference = list_offered_methods.reference and checkout.status = 'open';
$$;

comment on function public.list_offered_methods is
  'Server only: the ways, beside PayPhone, in which an open checkout may be paid.';

create function public.offers_methods()
returns boolean
language sql stable set search_path = ''
as $$
  select exists (select 1 from public.payment_methods as method where method.is_enabled);
$$;

comment on function public.offers_methods is
  'Server only: whether any way to pay beside PayPhone is enabled, so that a shop without PayPhone can sell.';

-- Definer: shoppers learn what checkout asks for, and nothing else of these settings.
create function public.find_checkout_requirements()
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'invoiceBuyer', public.invoice_buyer_required(),
    'province', exists (
      select 1 from public.payment_methods as method where method.is_enabled and method.provinces <> '{}'
    )
  );
$$;

comment on function public.find_checkout_requirements is
  'Whether checkout has to ask whom the invoice is for, and for the province because a way to pay is offered in some only.';

create function public.save_method_picture(kind text, staff_id uuid, qr_image text)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform public.require_staff(staff_id);
  -- Read by announce_payment_details.
  perform set_config('shop.staff_id', staff_id::text, true);
  update public.payment_methods as method set qr_image = save_method_picture.qr_image
  where method.kind = save_method_picture.kind;
  if not found then
    perform public.raise_error(404, 'NOT_FOUND', 'There is no such way to pay.', 'kind');
  end if;
end;
$$;

comment on function public.save_method_picture is
  'Server only: staff set the picture of the code that shoppers scan; an empty text removes it.';

grant execute on function
  public.offers_method, public.list_offered_methods, public.offers_methods, public.save_method_picture
to service_role;

grant execute on function public.find_checkout_requirements to anon, service_role;
