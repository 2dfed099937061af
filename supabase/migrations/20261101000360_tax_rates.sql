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

create function public.share_cents(total numeric, weights numeric [])
returns table (place bigint, share numeric)
language sql immutable set search_path = ''
as $$
  with parts as (
    select
      entry.place,
      coalesce(div(share_cents.total * entry.weight, nullif(sum(entry.weight) over (), 0)), 0) as share,
      mod(share_cents.total * entry.weight, nullif(sum(entry.weight) over (), 0)) as remainder
    from unnest(share_cents.weights) with ordinality as entry (weight, place)
  )
  -- The largest remainders get the missing cents; of equal ones the earlier. Without any weight nothing is shared.
  select
    parts.place,
    parts.share + (
      parts.remainder is not null
      and row_number() over (order by parts.remainder desc, parts.place) <= share_cents.total - sum(parts.share) over ()
    )::integer
  from parts
  order by parts.place;
$$;

comment on function public.share_cents is
  'Shares whole cents by weight, by largest remainder: the shares add up to the total. The same as packages/sri.';

create function public.split_tax(amounts numeric [], rate numeric, includes_tax boolean)
returns table (place bigint, base numeric, tax numeric, total numeric)
language sql immutable set search_path = ''
as $$
  with whole as (
    select coalesce(sum(amount), 0) * 100 as cents, array_agg(amount * 100 order by place) as weights
    from unnest(split_tax.amounts) with ordinality as entry (amount, place)
  ),
  -- What is shared: the base of amounts with tax, or the tax of amounts without. It is rounded half up by one exact division:
  -- a rate has four decimals, so 20000 makes whole numbers of twice the amount and the rate.
  shares as (
    select share.place, whole.weights[share.place] as cents, share.share
    from whole, public.share_cents(
      case
        when split_tax.includes_tax
          then div(whole.cents * 20000 + 10000 + split_tax.rate * 10000, 20000 + split_tax.rate * 20000)
        else div(whole.cents * split_tax.rate * 20000 + 10000, 20000)
      end,
      whole.weights
    ) as share
  )
  select
    shares.place,
    round(case when split_tax.includes_tax then shares.share else shares.cents end / 100, 2),
    round(case when split_tax.includes_tax then shares.cents - shares.share else shares.share end / 100, 2),
    round(case when split_tax.includes_tax then shares.cents else shares.cents + shares.share end / 100, 2)
  from shares
  order by shares.place;
$$;

comment on function public.split_tax is
  'Base, tax and total of amounts that include the tax or do not: rounded on their sum, shared by largest remainder. The same as packages/sri.';

alter table public.tax_rates enable row level security;

grant insert, delete on table public.tax_rates to authenticated;

select public.allow_staff('public.tax_rates', 'select');

create policy "Staff may add rates of IVA from today on"
on public.tax_rates for insert to authenticated
with check ((select public.is_staff()) and valid_from >= public.shop_day());

-- Since its first day a rate may have priced a checkout. Until then it may be corrected.
create policy "Staff may remove rates of IVA that have not begun"
on public.tax_rates for delete to authenticated
using ((select public.is_staff()) and valid_from > public.shop_day());

grant execute on function
  public.find_pricing
to anon, service_role;

grant execute on function
  public.shop_day
to authenticated, service_role;

grant execute on function
  public.tax_rate_on, public.share_cents, public.split_tax
to service_role;
