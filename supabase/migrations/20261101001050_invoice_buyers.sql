-- Who an invoice is made out to: the same rules as packages/sri has, because a browser's word counts for nothing.

create function public.is_cedula(number text)
returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when number !~ '^[0-9]{10}$' then false
    when left(number, 2)::integer not between 1 and 24 and left(number, 2) <> '30' then false
    -- 6: a foreign resident's.
    when substr(number, 3, 1) > '6' then false
    else (
      select (10 - sum(product - case when product > 9 then 9 else 0 end) % 10) % 10 = right(number, 1)::integer
      from (
        select substr(number, place, 1)::integer * (1 + place % 2) as product from generate_series(1, 9) as place
      ) as digits
    )
  end;
$$;

comment on function public.is_cedula is
  'Whether ten digits are a cédula: province, third digit and module 10.';

create function public.is_ruc(number text)
returns boolean
language sql immutable set search_path = ''
as $$
  -- Public bodies and companies are checked by their shape alone: many real ones fail the published formula.
  select number ~ '^[0-9]{10}001$' and (substr(number, 3, 1) in ('6', '9') or public.is_cedula(left(number, 10)));
$$;

comment on function public.is_ruc is
  'Whether thirteen digits are a RUC: a person''s is their cédula and 001.';

create function public.parse_invoice_buyer(buyer jsonb)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  kind constant text := case when jsonb_typeof(buyer) = 'object' then buyer ->> 'kind' end;
  number constant text := case
    when jsonb_typeof(buyer -> 'number') = 'string' then upper(regexp_replace(buyer ->> 'number', '[\s\-‐‑‒–—]', '', 'g'))
  end;
  name constant text := case
    when jsonb_typeof(buyer -> 'name') = 'string' then public.clean_text(buyer ->> 'name')
  end;
  is_valid constant boolean := case kind
    when 'cedula' then public.is_cedula(number)
    when 'ruc' then public.is_ruc(number)
    else number ~ '^[A-Z0-9]{5,20}$'
  end;
begin
  if buyer is null or jsonb_typeof(buyer) = 'null' then
    return null;
  elsif kind = 'final_consumer' then
    return '{"kind": "final_consumer", "number": "9999999999999", "name": "CONSUMIDOR FINAL"}';
  elsif kind is null or kind not in ('cedula', 'ruc', 'passport') then
    perform public.raise_error(422, 'INVALID_INVOICE_BUYER', 'Please choose whom the invoice is for.', 'kind');
  elsif number is null or not is_valid then
    perform public.raise_error(422, 'INVALID_INVOICE_BUYER', 'This is not a valid number for an invoice.', 'number');
  elsif name is null or not public.is_plain_text(name, 300) then
    perform public.raise_error(422, 'INVALID_INVOICE_BUYER', 'Please fill in the name for the invoice.', 'name');
  end if;
  return jsonb_build_object('kind', kind, 'number', number, 'name', name);
end;
$$;

comment on function public.parse_invoice_buyer is
  'Whom an invoice is made out to, with number and name in the form that is stored, or null; raises with the field that is wrong.';

create function public.check_invoice_buyer(buyer jsonb, total numeric)
returns void
language plpgsql stable set search_path = ''
as $$
declare
  -- In US dollars with IVA: above it an invoice names its buyer (SRI, Ficha Técnica 9.10).
  final_consumer_limit constant numeric := 50.00;
begin
  if buyer is null and public.invoice_buyer_required() then
    perform public.raise_error(
      422, 'INVOICE_BUYER_REQUIRED', 'An invoice has to be made out: please say for whom.', 'kind'
    );
  elsif buyer ->> 'kind' = 'final_consumer' and total > final_consumer_limit then
    perform public.raise_error(
      422, 'FINAL_CONSUMER_LIMIT', format('Above %s USD an invoice has to name its buyer.', final_consumer_limit), 'kind'
    );
  end if;
end;
$$;

comment on function public.check_invoice_buyer is
  'Raises when a checkout of this total may not be paid with this buyer, or without one.';

grant execute on function
  public.is_cedula, public.is_ruc, public.parse_invoice_buyer, public.check_invoice_buyer
to service_role;
