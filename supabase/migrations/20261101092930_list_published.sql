-- What the sitemap lists: a part of ten thousand products in one answer, where the REST API hands out a thousand rows.

create function public.list_published(part integer)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'slug', listed.slug,
        -- A data string may be a megabyte, and is no address.
        'images', (
          select coalesce(jsonb_agg(picture.address order by picture.place), '[]')
          from unnest(listed.images) with ordinality as picture (address, place)
          where picture.address not like 'data:%'
        )
      )
      order by listed.slug
    ),
    '[]'
  )
  from (
    select product.slug, product.images
    from public.products as product
    -- The index alone leads to the part's first.
    where product.slug >= (
      select first.slug from public.products as first
      order by first.slug offset (greatest(list_published.part, 1) - 1) * 10000::bigint limit 1
    )
    order by product.slug
    limit 10000
  ) as listed;
$$;

comment on function public.list_published(integer) is
  'Ten thousand products by address, the first of them for part 1: the slug and the addresses of the pictures. Empty past the last.';

revoke execute on function public.list_published(integer) from public, anon, authenticated, service_role;
grant execute on function public.list_published(integer) to anon, service_role;
