-- Rate limits that several servers share: fixed windows, counted per limit and client. A client is the keyed hash of its
-- IP address; the key never reaches the database.

create unlogged table public.rate_limits (
  limit_name text not null check (limit_name ~ '^[a-z-]{1,40}$'),
  client_hash text not null check (client_hash ~ '^[0-9a-f]{64}$'),
  used integer not null check (used >= 0),
  ends_at timestamptz not null,
  primary key (limit_name, client_hash)
);

comment on table public.rate_limits is
  'What clients have used of their limits. Ended windows go with the next request that is counted.';

create index rate_limits_ends_at_idx on public.rate_limits (ends_at);

alter table public.rate_limits enable row level security;

create function public.take_rate_limit(name text, client text, allowed integer, window_seconds integer)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  now_at constant timestamptz := clock_timestamp();
begin
  insert into public.rate_limits as known (limit_name, client_hash, used, ends_at)
  values (
    take_rate_limit.name, take_rate_limit.client, 1, now_at + make_interval(secs => window_seconds)
  )
  on conflict (limit_name, client_hash) do update set
    used = case when known.ends_at <= now_at then 1 else known.used + 1 end,
    ends_at = case when known.ends_at <= now_at then excluded.ends_at else known.ends_at end
  where known.used < allowed or known.ends_at <= now_at;

  if not found then
    return (
      select greatest(ceil(extract(epoch from known.ends_at - now_at)), 1)::integer
      from public.rate_limits as known
      where known.limit_name = take_rate_limit.name and known.client_hash = take_rate_limit.client
    );
  end if;

  -- After the client's own window: a call that waits for another one must not hold windows that others count in.
  delete from public.rate_limits
  where ctid = any(array(
    select ctid from public.rate_limits
    where ends_at <= now_at
    order by ends_at
    limit 100
    for update skip locked
  ));
  return 0;
end;
$$;

comment on function public.take_rate_limit is
  'Server only: counts one request of a client; returns 0 where there is room for it, else the seconds until there is.';

create function public.give_back_rate_limit(name text, client text)
returns void
language sql
set search_path = ''
as $$
  update public.rate_limits set used = used - 1
  where limit_name = give_back_rate_limit.name
    and client_hash = give_back_rate_limit.client
    and used > 0;
$$;

comment on function public.give_back_rate_limit is
  'Server only: takes back one count of a client: the counted request was legitimate.';

grant execute on function
  public.take_rate_limit,
  public.give_back_rate_limit
to service_role;
