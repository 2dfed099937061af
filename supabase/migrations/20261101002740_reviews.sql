-- Buyers are invited once per order to review what they bought: docs/decisions/083-reviews-by-buyers.md

create table public.review_settings (
  id boolean primary key default true check (id),
  invite_days integer default 7 check (invite_days between 0 and 60)
);

comment on table public.review_settings is 'One row: when buyers are invited to review.';
comment on column public.review_settings.invite_days is 'Days from the delivery of an order to its invitation; null turns invitations off.';

create table public.review_invitations (
  order_id uuid primary key references public.orders (id) on delete cascade,
  token text not null unique check (token ~ '^[0-9a-f]{32}$'),
  invited_at timestamptz not null default now(),
  declined_at timestamptz
);

comment on table public.review_invitations is
  'Orders whose buyer was invited, with the unguessable part of the link (/review/<token>).';
comment on column public.review_invitations.declined_at is
  'When the buyer asked for no further invitations; they are for every order of the address.';

create index review_invitations_invited_at_idx on public.review_invitations (invited_at);

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- No foreign key: a deleted product may be restored, and its reviews with it.
  product_id uuid not null,
  product_name text not null,
  product_name_es text,
  language text not null check (language in ('en', 'es')),
  author text not null check (public.is_plain_text(author, 40)),
  stars smallint not null check (stars between 1 and 5),
  fit text check (fit in ('runs_small', 'true_to_size', 'runs_large')),
  words text not null default '' check (char_length(words) <= 2000),
  size text not null check (char_length(size) <= 100),
  color text not null check (char_length(color) <= 100),
  height_cm smallint check (height_cm between 100 and 230),
  is_sandbox boolean not null,
  state text not null default 'pending' check (state in ('pending', 'published', 'rejected')),
  written_at timestamptz not null default now(),
  -- A replayed link writes no second one.
  unique (order_id, product_id)
);

comment on table public.reviews is
  'What buyers say about products: shown once staff have published it. One per order and product.';
comment on column public.reviews.language is 'The language it is written in.';
comment on column public.reviews.author is 'The name that is shown, chosen by the buyer.';
comment on column public.reviews.fit is 'How the garment fits compared with its size; null where the buyer does not say.';
comment on column public.reviews.size is 'The size bought.';
comment on column public.reviews.is_sandbox is 'Whether the sandbox paid for the order, so that no structured data may count it.';

create index reviews_published_idx on public.reviews (product_id, written_at desc, id desc) where state = 'published';
create index reviews_written_at_idx on public.reviews (written_at desc, id desc);

create index order_events_delivered_idx on public.order_events (created_at)
where kind = 'status_changed' and to_status = 'delivered';

insert into public.review_settings default values;

alter table public.review_settings enable row level security;
alter table public.review_invitations enable row level security;
alter table public.reviews enable row level security;

revoke all on table public.review_settings, public.review_invitations, public.reviews from public, anon, authenticated;
grant select, update (invite_days) on table public.review_settings to authenticated;
grant select, update (state) on table public.reviews to authenticated;
grant all on table public.review_settings, public.review_invitations, public.reviews to service_role;

create policy "Staff may read the settings of reviews"
on public.review_settings for select to authenticated
using ((select public.is_staff()));

create policy "Staff may change the settings of reviews"
on public.review_settings for update to authenticated
using ((select public.is_staff()))
with check ((select public.is_staff()));

create policy "Staff may read reviews"
on public.reviews for select to authenticated
using ((select public.is_staff()));

create policy "Staff may publish and reject reviews"
on public.reviews for update to authenticated
using ((select public.is_staff()))
with check ((select public.is_staff()));

create function public.products_to_review(bought_order public.orders)
returns jsonb
language sql stable set search_path = ''
as $$
  -- One entry per product with every size of it that was bought, in the order of the bag.
  select coalesce(jsonb_agg(to_jsonb(bought) - 'place' order by bought.place), '[]')
  from (
    select
      product.id as "productId",
      product.slug,
      coalesce(nullif(product.name, ''), product.name_es) as name,
      nullif(product.name_es, '') as "nameEs",
      min(line.place) as place,
      jsonb_agg(
        jsonb_build_object('size', line.item ->> 'size', 'color', line.item ->> 'color') order by line.place
      ) as choices,
      -- A data URL may be a megabyte, and emails do not show it.
      (array_agg(line.item ->> 'image' order by line.place) filter (where line.item ->> 'image' not like 'data:%'))[1] as image
    from jsonb_array_elements(bought_order.items) with ordinality as line (item, place)
    join public.products as product on product.id::text = line.item ->> 'sku'
    where not product.is_draft
    group by product.id
  ) as bought;
$$;

comment on function public.products_to_review is
  'The products of an order that are still in the shop, each with the sizes and colors bought.';

create function public.invite_reviewers(tokens text[])
returns integer
language plpgsql set search_path = ''
as $$
declare
  -- Turning invitations on sends no emails about old orders.
  longest_wait constant interval := interval '30 days';
  invited integer;
begin
  -- Another server is inviting; or a person is being erased, who is written to no more.
  if not pg_try_advisory_xact_lock(hashtext('public.outbox news')) then
    return 0;
  end if;

  with due as (
    select bought.id, row_number() over (order by delivered.at, bought.id) as place
    from public.review_settings as settings
    join lateral (
      select event.order_id, max(event.created_at) as at
      from public.order_events as event
      where event.kind = 'status_changed' and event.to_status = 'delivered'
        and event.created_at <= clock_timestamp() - make_interval(days => settings.invite_days)
        and event.created_at > clock_timestamp() - make_interval(days => settings.invite_days) - longest_wait
      group by event.order_id
    ) as delivered on true
    join public.orders as bought on bought.id = delivered.order_id
    where bought.status = 'delivered'
      and bought.email <> '' and bought.email not like '%@erased.invalid'
      and public.products_to_review(bought) <> '[]'
      and not exists (select from public.review_invitations as known where known.order_id = bought.id)
      and not exists (
        select from public.review_invitations as declined
        join public.orders as other on other.id = declined.order_id
        where declined.declined_at is not null and lower(other.email) = lower(bought.email)
      )
    order by delivered.at, bought.id
    limit least(cardinality(tokens), 1000)
  ),
  marked as (
    insert into public.review_invitations (order_id, token)
    select due.id, tokens[due.place] from due
    on conflict (order_id) do nothing
    returning order_id, token
  )
  insert into public.outbox (kind, recipient, payload, dedupe_key)
  select
    'review_invitation', bought.email,
    jsonb_build_object(
      'token', marked.token, 'language', bought.language, 'products', public.products_to_review(bought)
    ),
    'review_invitation:' || bought.id
  from marked
  join public.orders as bought on bought.id = marked.order_id
  on conflict (dedupe_key) do nothing;

  get diagnostics invited = row_count;
  return invited;
end;
$$;

comment on function public.invite_reviewers is
  'Server only: marks up to as many orders as there are tokens as invited, the first delivered first, and queues one email for each in the same transaction; returns how many.';

create function public.find_review_invitation(token text)
returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'firstName', split_part(bought.customer_name, ' ', 1),
    'hasDeclined', invitation.declined_at is not null,
    'products', public.products_to_review(bought),
    'reviews', (
      select coalesce(jsonb_agg(
        jsonb_build_object('productId', review.product_id, 'stars', review.stars, 'words', review.words)
        order by review.written_at
      ), '[]')
      from public.reviews as review
      where review.order_id = bought.id
    )
  )
  from public.review_invitations as invitation
  join public.orders as bought on bought.id = invitation.order_id
  where invitation.token = find_review_invitation.token;
$$;

comment on function public.find_review_invitation is
  'Server only: what the buyer behind a link may review, and has reviewed; null for an unknown token.';

create function public.write_review(token text, product_id uuid, review jsonb, language text)
returns void
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  bought public.orders;
  product jsonb;
  choice jsonb;
  author constant text := public.clean_text(review ->> 'author');
  words constant text := public.clean_text(coalesce(review ->> 'words', ''));
  height constant text := coalesce(review ->> 'heightCm', '');
  link constant text := '(://|www\.|\w\.(com|net|org|info|biz|xyz|ru|cn|site|store|online|ec)\y)';
begin
  select candidate.* into bought
  from public.review_invitations as invitation
  join public.orders as candidate on candidate.id = invitation.order_id
  where invitation.token = write_review.token
  for update of candidate;
  -- An erasure may have ended the link meanwhile.
  if not exists (select from public.review_invitations as invitation where invitation.token = write_review.token) then
    perform public.raise_error(404, 'REVIEW_NOT_INVITED', 'There is no such invitation.', 'token');
  end if;

  select entry into product
  from jsonb_array_elements(public.products_to_review(bought)) as entry
  where (entry ->> 'productId')::uuid = write_review.product_id;
  if product is null then
    perform public.raise_error(404, 'REVIEW_NOT_INVITED', 'This product is not part of the order.', 'product_id');
  end if;

  if exists (
    select from public.reviews as written
    where written.order_id = bought.id and written.product_id = write_review.product_id
  ) then
    perform public.raise_error(409, 'REVIEW_WRITTEN', 'This product was reviewed already.', 'product_id');
  end if;

  select entry into choice
  from jsonb_array_elements(product -> 'choices') as entry
  where entry ->> 'size' = review ->> 'size'
  limit 1;

  -- The hint names the field.
  perform public.raise_error(422, 'INVALID_REVIEW', 'The review is not valid.', problem.field)
  from (
    select case
      when coalesce(review ->> 'stars', '') !~ '^[1-5]$' then 'stars'
      when coalesce(review ->> 'fit', 'true_to_size') not in ('runs_small', 'true_to_size', 'runs_large') then 'fit'
      when choice is null then 'size'
      when height !~ '^([0-9]{3})?$' or (height <> '' and height::integer not between 100 and 230) then 'heightCm'
      when public.is_plain_text(author, 40) is not true or author ~* link then 'author'
      when char_length(words) > 2000
        or (words <> '' and not public.is_plain_text(regexp_replace(words, '[\r\n]+', ' ', 'g'), 2000)) then 'words'
      when words ~* link then 'link'
      when coalesce(write_review.language, '') not in ('en', 'es') then 'language'
    end as field
  ) as problem
  where problem.field is not null;

  insert into public.reviews (
    order_id, product_id, product_name, product_name_es, language, author, stars, fit, words, size, color,
    height_cm, is_sandbox
  )
  values (
    bought.id, write_review.product_id, product ->> 'name', product ->> 'nameEs', write_review.language, author,
    (review ->> 'stars')::smallint, review ->> 'fit', words, choice ->> 'size', choice ->> 'color',
    nullif(height, '')::smallint, bought.is_sandbox
  );
end;
$$;

comment on function public.write_review is
  'Server only: stores what the buyer behind a link says about a product, once; staff publish it. Raises REVIEW_NOT_INVITED, REVIEW_WRITTEN, or INVALID_REVIEW with the field as hint, link for a link in its words.';

create function public.decline_reviews(token text)
returns void
language sql set search_path = ''
as $$
  update public.review_invitations as invitation
  set declined_at = coalesce(invitation.declined_at, now())
  where invitation.token = decline_reviews.token;
$$;

comment on function public.decline_reviews is
  'Server only: the address behind a link is invited no more. Nothing for an unknown token; idempotent.';

create function public.delete_review_invitations(keep_days integer, max_count integer)
returns integer
language sql set search_path = ''
as $$
  with due as (
    select invitation.order_id
    from public.review_invitations as invitation
    -- Longer than an order can be invited, so that none is invited again.
    where invitation.invited_at < clock_timestamp() - make_interval(days => greatest(delete_review_invitations.keep_days, 180))
      and invitation.declined_at is null
    order by invitation.invited_at
    limit least(delete_review_invitations.max_count, 1000)
    for update of invitation skip locked
  ),
  deleted as (
    delete from public.review_invitations as invitation
    using due
    where invitation.order_id = due.order_id
    returning 1
  )
  select count(*)::integer from deleted;
$$;

comment on function public.delete_review_invitations is
  'Server only: deletes up to max_count invitations of more than keep_days ago, at least 180, whose links then end; returns how many. Those of addresses that want none stay.';

revoke execute on function
  public.products_to_review, public.invite_reviewers, public.find_review_invitation, public.write_review,
  public.decline_reviews, public.delete_review_invitations
from public, anon, authenticated, service_role;

grant execute on function
  public.products_to_review, public.invite_reviewers, public.find_review_invitation, public.write_review,
  public.decline_reviews, public.delete_review_invitations
to service_role;
