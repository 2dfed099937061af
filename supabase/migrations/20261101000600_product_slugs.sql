-- A product's slug can change and outlives the product: an old URL redirects to the new one, or says that the product was
-- deleted.

create table public.former_slugs (
  slug text primary key,
  -- No foreign key: a deleted product may be restored under its id.
  product_id uuid not null
);

comment on table public.former_slugs is
  'Slugs that products no longer have, by a new one or by being deleted; product_id is the last that had it. Written by triggers.';

alter table public.former_slugs enable row level security;

create function public.slugify(value text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  -- lower() depends on the database's locale, so accented capitals are listed as well.
  select trim(both '-' from regexp_replace(
    translate(
      lower(value),
      'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ',
      'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc'
    ),
    '[^a-z0-9]+', '-', 'g'
  ));
$$;

comment on function public.slugify is
  'The slug of a name: lower case, runs of anything else become one hyphen.';

create function public.fill_product_slug()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  base text := coalesce(nullif(left(public.slugify(coalesce(nullif(new.name, ''), new.name_es)), 80), ''), 'product');
  candidate text := trim(both '-' from base);
  suffix integer := 1;
begin
  -- A lock, or two products of one name that are added at once would both see the slug as free.
  perform pg_advisory_xact_lock(hashtext('public.products.slug'));

  -- A slug that redirects to another existing product is taken only when it is written explicitly.
  while exists (select 1 from public.products where slug = candidate and id <> new.id)
    or exists (
      select 1
      from public.former_slugs as former
      join public.products as product on product.id = former.product_id
      where former.slug = candidate and former.product_id <> new.id
    )
  loop
    suffix := suffix + 1;
    candidate := trim(both '-' from base) || '-' || suffix;
  end loop;

  new.slug := candidate;
  return new;
end;
$$;

comment on function public.fill_product_slug is
  'Trigger: gives a product without a slug one made from its name, followed by -2, -3… when another product has or had it. Definer, to read former_slugs.';

create trigger fill_product_slug
before insert or update of slug on public.products
for each row
when (new.slug is null or public.clean_text(new.slug) = '')
execute function public.fill_product_slug();

-- Definers, because staff write products and never this table.
create function public.take_product_slug()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.former_slugs as former
  using added
  where former.slug = added.slug;
  return null;
end;
$$;

comment on function public.take_product_slug is
  'Trigger: the slug of a new product is no former one, whichever product had it before.';

create trigger take_product_slug
after insert on public.products
referencing new table as added
for each statement execute function public.take_product_slug();

create function public.move_product_slug()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.former_slugs (slug, product_id)
  values (old.slug, old.id)
  on conflict (slug) do update set product_id = excluded.product_id;

  delete from public.former_slugs as former
  where former.slug = new.slug;
  return null;
end;
$$;

comment on function public.move_product_slug is
  'Trigger: a product that gets another slug leaves its old one behind, and the new one is no former one any more.';

create trigger move_product_slug
after update of slug on public.products
for each row
when (old.slug <> new.slug)
execute function public.move_product_slug();

create function public.leave_product_slug()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.former_slugs (slug, product_id)
  select removed.slug, removed.id from removed
  on conflict (slug) do update set product_id = excluded.product_id;
  return null;
end;
$$;

comment on function public.leave_product_slug is
  'Trigger: remembers the slug of a deleted product, so that its URL can be answered.';

create trigger leave_product_slug
after delete on public.products
referencing old table as removed
for each statement execute function public.leave_product_slug();

create function public.find_former_slug(former_slug text)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('slug', product.slug)
  from public.former_slugs as former
  left join public.products as product on product.id = former.product_id
  where former.slug = former_slug
    -- A draft is not deleted, and may return.
    and product.is_draft is not true;
$$;

comment on function public.find_former_slug is
  'The present slug of the product that had this one last: {"slug": …}, null in it when it was deleted; null for a slug that no product had, and for one of a draft. Definer: it tells nothing that the product''s page does not.';

grant execute on function
  public.slugify
to authenticated, service_role;

grant execute on function
  public.find_former_slug
to anon, service_role;
