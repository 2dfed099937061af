-- What the shop asks before it shows a page, again in PL/pgSQL: a session keeps its plan, where a function in SQL is planned at every
-- call. On the embedded database that takes longer than the answer. A plan that is kept was perhaps made when there was no
-- checkout yet, and must be right when there are a hundred thousand: it is told to read by index.

create or replace function public.available_stock(
  product_id uuid, size text, color text, except_checkout uuid, moment timestamptz
)
returns integer
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
as $$
begin
  return (
    with stock as (
      select
        product.id as product_id,
        variant.has_any,
        case when variant.has_any then variant.quantity else product.quantity end as quantity
      from public.products as product
      cross join lateral (
        select
          count(*) > 0 as has_any,
          coalesce(
            sum(v.quantity) filter (where v.size = available_stock.size and v.color = available_stock.color), 0
          ) as quantity
        from public.product_variants as v
        where v.product_id = product.id
      ) as variant
      where product.id = available_stock.product_id
    ),
    held as (
      select coalesce(sum(line.quantity), 0) as quantity
      from public.checkouts as checkout
      join public.checkout_lines as line on line.checkout_id = checkout.id
      join stock on stock.product_id = line.product_id
      where (checkout.status = 'confirming' or (checkout.status = 'open' and checkout.expires_at > available_stock.moment))
        and checkout.id is distinct from available_stock.except_checkout
        and (
          not stock.has_any
          or (line.size = available_stock.size and line.color = available_stock.color)
        )
    )
    select coalesce((select greatest(stock.quantity - held.quantity, 0) from stock, held), 0)::integer
  );
end;
$$;

create or replace function public.list_free_stock(product_id uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
set enable_seqscan = off
as $$
begin
  return (
    with line as (
      select variant.size, variant.color,
        public.available_stock(
          variant.product_id, variant.size, variant.color, null, clock_timestamp()
        ) as free
      from public.product_variants as variant
      where variant.product_id = list_free_stock.product_id
    )
    select case
      when exists (select 1 from line) then (
        select jsonb_build_object(
          'total', sum(line.free),
          'lines', jsonb_agg(
            jsonb_build_object('size', line.size, 'color', line.color, 'free', line.free)
            order by line.size, line.color
          )
        )
        from line
      )
      else jsonb_build_object(
        'total',
        public.available_stock(list_free_stock.product_id, '', '', null, clock_timestamp()),
        'lines', '[]'::jsonb
      )
    end
  );
end;
$$;

create or replace function public.catalogue_version()
returns jsonb
language plpgsql
volatile
set search_path = ''
set enable_seqscan = off
as $$
begin
  return (
    with counted as (
      select
        coalesce(sum(counter.changes) filter (where counter.part = 'catalogue'), 0) as catalogue,
        coalesce(sum(counter.changes) filter (where counter.part = 'stock'), 0) as stock
      from public.catalogue_changes as counter
    ),
    -- A hold that ends by itself writes nothing: that it is no longer the next to end tells it.
    holds as (
      select min(checkout.expires_at) as next_end
      from public.checkouts as checkout
      where checkout.status = 'open' and checkout.expires_at > clock_timestamp()
    )
    select jsonb_build_object(
      'catalogue', counted.catalogue::text,
      'stock', concat_ws('/', counted.catalogue, counted.stock, extract(epoch from holds.next_end))
    )
    from counted, holds
  );
end;
$$;
