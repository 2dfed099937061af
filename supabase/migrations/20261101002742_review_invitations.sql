-- Whom the shop invites to review, once per order: docs/decisions/083-reviews-by-buyers.md

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
    join public.products as product on product.id = nullif(line.item ->> 'sku', '')::uuid
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
  -- In a variable, because clock_timestamp() is volatile: a query with it would read every delivery there ever was.
  until constant timestamptz := clock_timestamp() - (
    select make_interval(days => settings.invite_days) from public.review_settings as settings
  );
  invited integer;
begin
  -- Another server is inviting; or a person is being erased, who is written to no more.
  if not pg_try_advisory_xact_lock(hashtext('public.outbox bulk')) then
    return 0;
  end if;

  -- Materialized, so that no products are looked up for orders that were invited before.
  with delivered as materialized (
    select event.order_id, max(event.created_at) as at
    from public.order_events as event
    where event.kind = 'status_changed' and event.to_status = 'delivered'
      and event.created_at <= until and event.created_at > until - longest_wait
      and not exists (select from public.review_invitations as known where known.order_id = event.order_id)
    group by event.order_id
  ),
  due as (
    select bought.id, row_number() over (order by delivered.at, bought.id) as place
    from delivered
    join public.orders as bought on bought.id = delivered.order_id
    where bought.status = 'delivered'
      and public.can_receive_mail(bought.email)
      and public.products_to_review(bought) <> '[]'
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

grant execute on function
  public.products_to_review, public.invite_reviewers, public.find_review_invitation, public.decline_reviews,
  public.delete_review_invitations
to service_role;
