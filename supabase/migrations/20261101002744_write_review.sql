-- What a buyer says about a product: docs/decisions/083-reviews-by-buyers.md

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
      when public.is_plain_text(author, 40) is not true or public.has_link(author) then 'author'
      when char_length(words) > 2000
        or (words <> '' and not public.is_plain_text(regexp_replace(words, '[\r\n]+', ' ', 'g'), 2000)) then 'words'
      when public.has_link(words) then 'link'
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

grant execute on function public.write_review to service_role;
