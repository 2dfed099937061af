-- A product's address can change and outlives the product: who follows an old one is led to the new one, or told that the
-- piece is gone. Every address below /products/ is a product's, so none has to be kept free for anything else.

-- Not asked of rows that are there already: whoever wrote a longer one by hand keeps it.
alter table public.products
  add constraint products_slug_length check (char_length(slug) <= 200) not valid;

create table public.former_addresses (
  slug text primary key,
  -- No foreign key: the product may be gone, and may come back under its id.
  product_id uuid not null,
  left_at timestamptz not null default now()
);

comment on table public.former_addresses is
  'Addresses that products have left, by a new one or by being deleted; product_id is the last that had it. Kept by triggers.';

alter table public.former_addresses enable row level security;

revoke all on table public.former_addresses from public, anon, authenticated;
grant all on table public.former_addresses to service_role;

-- These are definers, because staff write goods and never this table by hand.
create function public.take_product_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.former_addresses as former
  using added
  where former.slug = added.slug;
  return null;
end;
$$;

comment on function public.take_product_address() is
  'Trigger: an address that a new product has is no former one, whoever had it before.';

create function public.move_product_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.former_addresses (slug, product_id)
  values (old.slug, old.id)
  on conflict (slug) do update set product_id = excluded.product_id, left_at = excluded.left_at;

  delete from public.former_addresses as former
  where former.slug = new.slug;
  return null;
end;
$$;

comment on function public.move_product_address() is
  'Trigger: a product that gets another address leaves its old one behind, and what it takes is no former one any more.';

create function public.leave_product_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.former_addresses (slug, product_id)
  select removed.slug, removed.id from removed
  on conflict (slug) do update set product_id = excluded.product_id, left_at = excluded.left_at;
  return null;
end;
$$;

comment on function public.leave_product_address() is
  'Trigger: the address of a deleted product is remembered, so that it can be answered for.';

create trigger take_product_address
after insert on public.products
referencing new table as added
for each statement execute function public.take_product_address();

create trigger move_product_address
after update of slug on public.products
for each row
when (old.slug <> new.slug)
execute function public.move_product_address();

create trigger leave_product_address
after delete on public.products
referencing old table as removed
for each statement execute function public.leave_product_address();

create function public.find_former_address(former_slug text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('slug', product.slug)
  from public.former_addresses as former
  left join public.products as product on product.id = former.product_id
  where former.slug = former_slug;
$$;

comment on function public.find_former_address(text) is
  'Where the product that had this address last stands now: {"slug": …}, null in it when it was deleted; null for an address that none had. Definer, and tells only what whoever asks for the page is told.';

create or replace function public.fill_product_slug()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  base text := coalesce(nullif(left(public.slugify(new.name), 80), ''), 'product');
  candidate text := trim(both '-' from base);
  suffix integer := 1;
begin
  -- Two products of one name added at once would otherwise both see the address as free.
  perform pg_advisory_xact_lock(hashtext('public.products.slug'));

  -- An address that leads to another product that is still there is taken over only by who asks for it.
  while exists (select 1 from public.products where slug = candidate and id <> new.id)
    or exists (
      select 1
      from public.former_addresses as former
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

comment on function public.fill_product_slug() is
  'Trigger: gives a product without an address one made from its name, followed by -2, -3… when it leads to another. Definer, to see where addresses lead.';

create or replace function public.change_product(
  id uuid,
  version timestamptz,
  columns jsonb,
  variants jsonb default null
)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  changed public.products;
begin
  if change_product.variants is not null then
    perform pg_advisory_xact_lock(hashtext('public.product_variants'));
  end if;

  select * into changed from public.products as product
  where product.id = change_product.id and product.updated_at = change_product.version
  for update;
  if not found then
    return false;
  end if;

  if change_product.variants is not null then
    perform public.write_product_variants(change_product.id, change_product.variants);
  end if;

  -- Columns that were not sent keep the value that the row has.
  changed := jsonb_populate_record(changed, change_product.columns);

  -- Written even when only variants changed, so that two editors of a grid meet at the version.
  update public.products as product
  set
    slug = changed.slug,
    name = changed.name,
    name_es = changed.name_es,
    description = changed.description,
    description_es = changed.description_es,
    price = changed.price,
    original_price = changed.original_price,
    images = changed.images,
    category_id = changed.category_id,
    collection_id = changed.collection_id,
    sizes = changed.sizes,
    colors = changed.colors,
    inventory_status = changed.inventory_status,
    is_new_arrival = changed.is_new_arrival,
    is_bestseller = changed.is_bestseller,
    quantity = changed.quantity
  where product.id = change_product.id;
  return true;
end;
$$;

revoke execute on function
  public.take_product_address(),
  public.move_product_address(),
  public.leave_product_address(),
  public.find_former_address(text)
from public, anon, authenticated, service_role;

grant execute on function public.find_former_address(text) to anon, service_role;
