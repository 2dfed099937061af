-- Notifies who waits for a size and color when units are free: docs/decisions/081-back-in-stock.md

-- Definer, because it reads the picture of a color as orders do.
create function public.notify_stock_requests(max_count integer, pause_hours integer)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  notified integer;
begin
  -- Another server does it.
  if not pg_try_advisory_xact_lock(hashtext('public.outbox bulk')) then
    return 0;
  end if;

  with waiting as materialized (
    select distinct request.product_id, request.size, request.color
    from public.stock_requests as request
    where request.notified_at is null
  ),
  pools as materialized (
    -- Stock is one number per product, or one per size and color where the product has variants.
    select
      waiting.product_id, known.size is not null as has_any, waiting.size, waiting.color,
      known.free - (
        -- Those notified lately still have their time to buy these units.
        select count(*)
        from public.stock_requests as lately
        where lately.product_id = waiting.product_id
          and lately.notified_at > clock_timestamp() - make_interval(hours => notify_stock_requests.pause_hours)
          and (known.size is null or (lately.size = waiting.size and lately.color = waiting.color))
      ) as units
    from waiting
    join public.free_stock(array(select waiting.product_id from waiting)) as known
      on known.product_id = waiting.product_id
        and (known.size is null or (known.size, known.color) = (waiting.size, waiting.color))
    join public.products as product on product.id = waiting.product_id
    where known.free > 0 and public.is_offered(product, waiting.size, waiting.color)
  ),
  ranked as (
    select
      request.id, pool.units,
      row_number() over (
        partition by pool.product_id, case when pool.has_any then pool.size end, case when pool.has_any then pool.color end
        order by request.place
      ) as rank
    from pools as pool
    join public.stock_requests as request
      on request.product_id = pool.product_id and request.size = pool.size and request.color = pool.color
    where pool.units > 0 and request.notified_at is null
  ),
  due as (
    select request.id
    from public.stock_requests as request
    join ranked on ranked.id = request.id
    where ranked.rank <= ranked.units
    order by request.place
    limit least(notify_stock_requests.max_count, 1000)
    for update of request skip locked
  ),
  marked as (
    update public.stock_requests as request
    set notified_at = clock_timestamp()
    from due
    where request.id = due.id and request.notified_at is null
    returning request.*
  )
  insert into public.outbox (kind, recipient, payload, dedupe_key)
  select
    'back_in_stock', marked.email,
    jsonb_build_object(
      'requestId', marked.id,
      'language', marked.language,
      'slug', product.slug,
      'name', coalesce(nullif(product.name, ''), product.name_es),
      'nameEs', nullif(product.name_es, ''),
      'size', marked.size,
      'color', marked.color,
      'price', product.price,
      -- A data URL may be a megabyte, and emails do not show it.
      'image', case when picture.url not like 'data:%' then picture.url end
    ) || public.find_pricing(),
    'back_in_stock:' || marked.id
  from marked
  join public.products as product on product.id = marked.product_id
  cross join lateral (select public.picture_of(product, marked.color) as url) as picture
  order by marked.place
  on conflict (dedupe_key) do nothing;

  get diagnostics notified = row_count;
  return notified;
end;
$$;

comment on function public.notify_stock_requests is
  'Server only: marks up to max_count requests as notified, in their order, and queues one email for each in the same transaction; returns how many. Of a size and color no more than its free units within pause_hours.';

create function public.list_stock_demand()
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(demand) order by demand.waiting desc, demand.since, demand."productId"), '[]')
  from (
    select
      product.id as "productId",
      coalesce(nullif(product.name, ''), product.name_es) as name,
      product.name_es as "nameEs",
      request.size,
      request.color,
      count(*) as waiting,
      min(request.consented_at) as since
    from public.stock_requests as request
    join public.products as product on product.id = request.product_id
    where request.notified_at is null and (select public.is_staff())
    group by product.id, request.size, request.color
  ) as demand;
$$;

comment on function public.list_stock_demand is
  'How many people wait for which size and color, the most wanted first; empty for anybody but staff. Definer, because staff read no addresses.';

create function public.delete_stock_requests(keep_days integer, max_count integer)
returns integer
language sql set search_path = ''
as $$
  with due as (
    select request.id
    from public.stock_requests as request
    where (
        request.notified_at < clock_timestamp() - make_interval(days => greatest(delete_stock_requests.keep_days, 1))
        -- The link in its email removes the others of the address, too.
        and not exists (
          select from public.stock_requests as other
          where lower(other.email) = lower(request.email) and other.notified_at is null
        )
      )
      or (request.notified_at is null and request.consented_at < clock_timestamp() - interval '1 year')
      -- A product that was deleted a day ago does not return.
      or (
        request.consented_at < clock_timestamp() - interval '1 day'
        and not exists (select from public.products as product where product.id = request.product_id)
      )
    order by request.place
    limit least(delete_stock_requests.max_count, 1000)
    for update of request skip locked
  ),
  deleted as (
    delete from public.stock_requests as request
    using due
    where request.id = due.id
    returning 1
  )
  select count(*)::integer from deleted;
$$;

comment on function public.delete_stock_requests is
  'Server only: deletes up to max_count requests that were notified more than keep_days ago, have waited for a year, or are for a deleted product; returns how many.';

grant execute on function
  public.notify_stock_requests, public.delete_stock_requests
to service_role;

grant execute on function
  public.list_stock_demand
to authenticated, service_role;
