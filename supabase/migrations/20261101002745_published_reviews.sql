-- What shoppers read of reviews.

create function public.list_reviews(slug text, page integer)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  with published as not materialized (
    select review.*
    from public.reviews as review
    where review.state = 'published' and review.product_id = (
      select product.id from public.products as product
      where product.slug = list_reviews.slug and not product.is_draft
    )
  ),
  shown as (
    select * from published
    order by published.written_at desc, published.id desc
    limit 20 offset (greatest(list_reviews.page, 1) - 1)::bigint * 20
  )
  select jsonb_build_object(
    'count', count(*),
    'starSum', coalesce(sum(published.stars), 0),
    'realCount', count(*) filter (where not published.is_sandbox),
    'realStarSum', coalesce(sum(published.stars) filter (where not published.is_sandbox), 0),
    'runsSmall', count(*) filter (where published.fit = 'runs_small'),
    'trueToSize', count(*) filter (where published.fit = 'true_to_size'),
    'runsLarge', count(*) filter (where published.fit = 'runs_large'),
    'reviews', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', shown.id, 'author', shown.author, 'stars', shown.stars, 'fit', shown.fit, 'words', shown.words,
          'size', shown.size, 'heightCm', shown.height_cm, 'language', shown.language, 'isSandbox', shown.is_sandbox,
          'writtenAt', shown.written_at
        )
        order by shown.written_at desc, shown.id desc
      ), '[]')
      from shown
    )
  )
  from published;
$$;

comment on function public.list_reviews is
  'The published reviews of a product: how many, their stars and votes on the fit, and a page of 20, newest first. Definer, because shoppers read no orders; it names none.';

grant execute on function public.list_reviews to anon, service_role;
