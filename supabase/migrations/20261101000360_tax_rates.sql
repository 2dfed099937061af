-- The rates of IVA by the day they began, and how an amount is split into its parts. docs/decisions/071-final-prices.md

create table public.tax_rates (
  valid_from date primary key check (valid_from >= '2000-01-01' and valid_from < '2100-01-01'),
  rate numeric(5, 4) not null check (rate in (0, 0.05, 0.08, 0.12, 0.13, 0.14, 0.15))
);

comment on table public.tax_rates is
  'The rate of IVA from each day on, in Ecuador. Staff add rates, and remove those that have not begun.';
comment on column public.tax_rates.rate is
  'A part of one: 0.1500 is 15 %. Only those of the SRI''s table 17, because no invoice could carry another.';

insert into public.tax_rates (valid_from, rate) values ('2024-04-01', 0.15);

create function public.shop_day(moment timestamptz default clock_timestamp())
returns date
language sql stable set search_path = ''
as $$
  select (moment at time zone 'America/Guayaquil')::date;
$$;

comment on function public.shop_day is
  'The day in Ecuador of a moment, now by default.';

create function public.tax_rate_on(day date)
returns numeric
language sql stable set search_path = ''
as $$
  select known.rate from public.tax_rates as known
  where known.valid_from <= tax_rate_on.day
  order by known.valid_from desc
  limit 1;
$$;

comment on function public.tax_rate_on is
  'The rate of IVA on a day of Ecuador.';

-- Definer: shoppers need today's rate, and no other.
create function public.find_pricing()
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'taxRate', public.tax_rate_on(public.shop_day()),
    'pricesIncludeTax', information.prices_include_tax
  )
  from public.shop_information as information;
$$;

comment on function public.find_pricing is
  'What turns a product''s price into the final one: today''s rate of IVA, and whether prices include it.';

create function public.split_tax(amounts numeric [], rate numeric, includes_tax boolean)
returns table (place bigint, base numeric, tax numeric, total numeric)
language sql immutable set search_path = ''
as $$
  with given as (
    select entry.place, entry.amount * 100 as cents, sum(entry.amount * 100) over () as whole
    from unnest(split_tax.amounts) with ordinality as entry (amount, place)
  ),
  -- What is shared: the base of amounts with tax, or the tax of amounts without. Whole numbers round half up exactly.
  parts as (
    select
      given.*,
      case
        when split_tax.includes_tax
          then div(given.whole * 20000 + 10000 + split_tax.rate * 10000, 20000 + split_tax.rate * 20000)
        else div(given.whole * split_tax.rate * 20000 + 10000, 20000)
      end as part
    from given
  ),
  -- The largest remainders get the missing cents; of equal ones the earlier.
  shares as (
    select
      parts.place, parts.cents,
      coalesce(div(parts.part * parts.cents, nullif(parts.whole, 0)), 0) as share,
      row_number() over (order by mod(parts.part * parts.cents, nullif(parts.whole, 0)) desc, parts.place) as turn,
      parts.part
    from parts
  ),
  rounded as (
    select
      shares.place, shares.cents,
      shares.share + (shares.turn <= shares.part - sum(shares.share) over ())::integer as share
    from shares
  )
  select
    rounded.place,
    round(case when split_tax.includes_tax then rounded.share else rounded.cents end / 100, 2),
    round(case when split_tax.includes_tax then rounded.cents - rounded.share else rounded.share end / 100, 2),
    round(case when split_tax.includes_tax then rounded.cents else rounded.cents + rounded.share end / 100, 2)
  from rounded
  order by rounded.place;
$$;

comment on function public.split_tax is
  'Base, tax and total of amounts that include the tax or do not: rounded on their sum, shared by largest remainder. The same as packages/sri.';

alter table public.tax_rates enable row level security;

revoke all on table public.tax_rates from public, anon, authenticated;
grant select, insert, delete on table public.tax_rates to authenticated;
grant all on table public.tax_rates to service_role;

create policy "Staff may read the rates of IVA"
on public.tax_rates for select to authenticated
using ((select public.is_staff()));

create policy "Staff may add rates of IVA from today on"
on public.tax_rates for insert to authenticated
with check ((select public.is_staff()) and valid_from >= public.shop_day());

-- Since its first day a rate may have priced a checkout. Until then it may be corrected.
create policy "Staff may remove rates of IVA that have not begun"
on public.tax_rates for delete to authenticated
using ((select public.is_staff()) and valid_from > public.shop_day());

revoke execute on function
  public.shop_day, public.tax_rate_on, public.find_pricing, public.split_tax
from public, anon, authenticated, service_role;

grant execute on function
  public.find_pricing
to anon, service_role;

grant execute on function
  public.shop_day
to authenticated, service_role;

grant execute on function
  public.tax_rate_on, public.split_tax
to service_role;
