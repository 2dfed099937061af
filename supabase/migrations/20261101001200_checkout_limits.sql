-- How much one client may hold, so that holds cannot empty the shop. The server names a client by the keyed hash of its
-- IP address; the key never reaches the database. Limits and reasons: docs/decisions/038-what-one-client-may-hold.md.
-- An email address alone counts for nothing: a stranger who knows it must not lock out its owner.

create function public.limit_live_checkouts()
returns trigger
language plpgsql set search_path = ''
as $$
declare
  settings public.shop_settings;
begin
  -- A lock per client, or two starts at once would both see room for one.
  perform pg_advisory_xact_lock(
    hashtext('public.checkouts.client'), hashtext(coalesce(new.client_hash, lower(new.email)))
  );

  select * into strict settings from public.shop_settings;

  if (
    select count(*) from public.checkouts as live
    where lower(live.email) = lower(new.email)
      and live.client_hash is not distinct from new.client_hash
      and (live.status = 'confirming' or (live.status = 'open' and live.expires_at > clock_timestamp()))
  ) >= settings.max_live_checkouts then
    perform public.raise_error(
      429, 'TOO_MANY_CHECKOUTS',
      'Too many checkouts are open for this email address. Please finish one, or wait a few minutes.',
      'email'
    );
  end if;

  if (
    select count(*) from public.checkouts as live
    where live.client_hash = new.client_hash
      and (live.status = 'confirming' or (live.status = 'open' and live.expires_at > clock_timestamp()))
  ) >= settings.max_client_checkouts then
    perform public.raise_error(
      429, 'TOO_MANY_CHECKOUTS',
      'Too many checkouts are open from this connection. Please finish one, or wait a few minutes.',
      'client'
    );
  end if;

  return new;
end;
$$;

comment on function public.limit_live_checkouts is
  'Trigger: raises TOO_MANY_CHECKOUTS for a client that has max_client_checkouts live ones already, or max_live_checkouts with the same email address.';

-- Staff answer for what they hold for their customers.
create trigger limit_live_checkouts
before insert on public.checkouts
for each row
when (new.made_by is null)
execute function public.limit_live_checkouts();

create function public.limit_client_units(checkout_id uuid, client text)
returns void
language plpgsql set search_path = ''
as $$
declare
  allowed integer;
  product_name text;
  held integer;
begin
  perform pg_advisory_xact_lock(hashtext('public.checkouts.client'), hashtext(client));
  select greatest(settings.max_line_quantity, settings.max_client_checkouts)
  into strict allowed
  from public.shop_settings as settings;

  with live_lines as (
    select line.product_id, line.product_name, line.quantity
    from public.checkout_lines as line
    join public.checkouts as live on live.id = line.checkout_id
    where live.client_hash = limit_client_units.client
      and (
        live.id = limit_client_units.checkout_id
        or live.status = 'confirming'
        or (live.status = 'open' and live.expires_at > clock_timestamp())
      )
  ),
  wanted_too_often as (
    select min(line.product_name) as product_name
    from live_lines as line
    where line.product_id in (
      select wanted.product_id from public.checkout_lines as wanted
      where wanted.checkout_id = limit_client_units.checkout_id
    )
    group by line.product_id
    having sum(line.quantity) > allowed
    order by line.product_id
    limit 1
  )
  select (select wanted.product_name from wanted_too_often as wanted), sum(line.quantity)
  into product_name, held
  from live_lines as line;

  if product_name is not null then
    perform public.raise_error(
      429, 'TOO_MANY_HELD',
      format(
        'Up to %s of %s can be held at once. Please take fewer, finish the payment you have begun, or wait a few minutes.',
        allowed, product_name
      ),
      allowed::text
    );
  end if;

  -- Three times what one product allows: two full bags, or several shoppers behind one address.
  if held > 3 * allowed then
    perform public.raise_error(
      429, 'TOO_MANY_CHECKOUTS',
      'Too many checkouts are open from this connection. Please finish one, or wait a few minutes.',
      'client'
    );
  end if;
end;
$$;

comment on function public.limit_client_units is
  'Raises TOO_MANY_HELD when the checkout''s client would hold too many units of one product, TOO_MANY_CHECKOUTS when too many in all. Locks the client, as limit_live_checkouts does.';

grant execute on function
  public.limit_client_units
to service_role;
