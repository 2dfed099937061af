-- The goods and their stock.

create table public.products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (public.clean_text(name) <> '' and char_length(name) <= 200),
  description text not null default '' check (char_length(description) <= 10000),
  -- The ceiling also keeps NaN out, which numeric sorts above every number.
  price numeric(12, 2) not null check (price >= 0 and price <= 1000000),
  original_price numeric(12, 2) check (original_price > 0 and original_price <= 1000000),
  images text[] not null default '{}'
    check (cardinality(images) <= 5 and array_position(images, null) is null),
  category_id uuid references public.categories (id) on delete set null,
  collection_id uuid references public.collections (id) on delete set null,
  sizes text[] not null default '{}'
    check (array_position(sizes, null) is null and array_position(sizes, '') is null),
  colors text[] not null default '{}'
    check (array_position(colors, null) is null and array_position(colors, '') is null),
  inventory_status text not null default 'in-stock'
    check (inventory_status in ('in-stock', 'low-stock', 'sold-out')),
  is_new_arrival boolean not null default false,
  is_bestseller boolean not null default false,
  quantity integer not null default 0 check (quantity >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.products is
  'The catalogue. quantity counts for every size and colour, or is the sum of product_variants where there are any.';

create index products_category_id_idx on public.products (category_id);
create index products_collection_id_idx on public.products (collection_id);
create index products_created_at_idx on public.products (created_at desc);

create table public.product_variants (
  product_id uuid not null references public.products (id) on delete cascade,
  size text not null check (char_length(size) <= 100),
  color text not null check (char_length(color) <= 100),
  quantity integer not null check (quantity >= 0),
  primary key (product_id, size, color)
);

comment on table public.product_variants is
  'Optional stock per size and colour. A combination without a row has none once a product has any row.';

alter table public.products enable row level security;
alter table public.product_variants enable row level security;

revoke all on table public.products, public.product_variants from public, anon, authenticated;
grant select on table public.products, public.product_variants to anon;
grant select, insert, update, delete on table public.products, public.product_variants to authenticated;
grant all on table public.products, public.product_variants to service_role;

create policy "Everybody may read products"
on public.products for select to anon, authenticated
using (true);

create policy "Staff may add products"
on public.products for insert to authenticated
with check ((select public.is_staff()));

create policy "Staff may change products"
on public.products for update to authenticated
using ((select public.is_staff()))
with check ((select public.is_staff()));

create policy "Staff may delete products"
on public.products for delete to authenticated
using ((select public.is_staff()));

create policy "Everybody may read product variants"
on public.product_variants for select to anon, authenticated
using (true);

create policy "Staff may add product variants"
on public.product_variants for insert to authenticated
with check ((select public.is_staff()));

create policy "Staff may change product variants"
on public.product_variants for update to authenticated
using ((select public.is_staff()))
with check ((select public.is_staff()));

create policy "Staff may delete product variants"
on public.product_variants for delete to authenticated
using ((select public.is_staff()));

create function public.slugify(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- lower() follows the database's locale, so accented capitals are named here as well.
  select trim(both '-' from regexp_replace(
    translate(
      lower(value),
      'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ',
      'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc'
    ),
    '[^a-z0-9]+', '-', 'g'
  ));
$$;

comment on function public.slugify(text) is 'The address part for a name: lower case, runs of anything else become one hyphen.';

create function public.fill_product_slug()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  base text := coalesce(nullif(left(public.slugify(new.name), 80), ''), 'product');
  candidate text := trim(both '-' from base);
  suffix integer := 1;
begin
  -- Two products of one name added at once would otherwise both see the address as free.
  perform pg_advisory_xact_lock(hashtext('public.products.slug'));

  while exists (select 1 from public.products where slug = candidate and id <> new.id) loop
    suffix := suffix + 1;
    candidate := trim(both '-' from base) || '-' || suffix;
  end loop;

  new.slug := candidate;
  return new;
end;
$$;

comment on function public.fill_product_slug() is
  'Trigger: gives a product without an address one made from its name, followed by -2, -3… when taken.';

create trigger fill_product_slug
before insert or update of slug on public.products
for each row
when (new.slug is null or public.clean_text(new.slug) = '')
execute function public.fill_product_slug();

create trigger set_product_updated_at
before update on public.products
for each row execute function public.set_updated_at();

create function public.sum_product_variants()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.quantity := coalesce(
    (select sum(variant.quantity) from public.product_variants as variant where variant.product_id = new.id),
    new.quantity
  );
  return new;
end;
$$;

comment on function public.sum_product_variants() is
  'Trigger: the quantity of a product with variants is their sum, whatever was written.';

create trigger sum_product_variants
before update of quantity on public.products
for each row execute function public.sum_product_variants();

create function public.recount_product()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Writing the quantity as it is lets sum_product_variants() reckon it anew, under the product's row lock.
  update public.products set quantity = quantity
  where id in (old.product_id, new.product_id);
  return null;
end;
$$;

comment on function public.recount_product() is 'Trigger: a change of variants recounts their product.';

create trigger recount_product
after insert or update or delete on public.product_variants
for each row execute function public.recount_product();

create function public.queue_variant_writers()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.product_variants'));
  return null;
end;
$$;

comment on function public.queue_variant_writers() is
  'Trigger: writers of variants queue up before they lock rows, so that an edit and a sale never wait for each other.';

create trigger queue_variant_writers
before insert or update or delete on public.product_variants
for each statement execute function public.queue_variant_writers();

revoke execute on function
  public.slugify(text),
  public.fill_product_slug(),
  public.sum_product_variants(),
  public.recount_product(),
  public.queue_variant_writers()
from public, anon, authenticated, service_role;

-- The trigger calls it with the rights of the staff member who writes.
grant execute on function public.slugify(text) to authenticated, service_role;
