-- The products and their stock.

create table public.products (
  id uuid primary key default gen_random_uuid(),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  name text not null default ''
    check (char_length(name) <= 200 and (name = '' or public.clean_text(name) <> '')),
  name_es text not null default ''
    check (char_length(name_es) <= 200 and (name_es = '' or public.clean_text(name_es) <> '')),
  description text not null default '' check (char_length(description) <= 10000),
  description_es text not null default '' check (char_length(description_es) <= 10000),
  -- The upper limit also excludes NaN, which numeric sorts above every number.
  price numeric(12, 2) not null check (price >= 0 and price <= 1000000),
  original_price numeric(12, 2) check (original_price > 0 and original_price <= 1000000),
  images text[] not null default '{}'
    check (cardinality(images) <= 5 and array_position(images, null) is null),
  image_colors text[] not null default '{}'
    check (
      cardinality(image_colors) <= 5 and array_position(image_colors, null) is null
      and octet_length(array_to_string(image_colors, '')) <= 2000
    ),
  -- No references: one that is deleted comes back with its Undo.
  companions uuid[] not null default '{}'
    check (cardinality(companions) <= 4 and array_position(companions, null) is null),
  category_id uuid references public.categories (id) on delete set null,
  collection_id uuid references public.collections (id) on delete set null,
  -- Indexes hold sizes and colors, and no long entries.
  sizes text[] not null default '{}'
    check (
      array_position(sizes, null) is null and array_position(sizes, '') is null
      and octet_length(array_to_string(sizes, '')) <= 1500
    ),
  colors text[] not null default '{}'
    check (
      array_position(colors, null) is null and array_position(colors, '') is null
      and octet_length(array_to_string(colors, '')) <= 700
    ),
  inventory_status text not null default 'in-stock'
    check (inventory_status in ('in-stock', 'low-stock', 'sold-out')),
  status_follows_stock boolean not null default false,
  is_new_arrival boolean not null default false,
  is_bestseller boolean not null default false,
  is_draft boolean not null default false,
  quantity integer not null default 0 check (quantity >= 0),
  fabric text not null default '' check (fabric = '' or public.is_plain_text(fabric, 500)),
  fabric_es text not null default '' check (fabric_es = '' or public.is_plain_text(fabric_es, 500)),
  care text[] not null default '{}' check (public.is_care(care)),
  fit text check (fit in ('runs_small', 'true_to_size', 'runs_large')),
  measures jsonb not null default '[]' check (public.are_product_measures(measures)),
  model_height integer check (model_height between 100 and 220),
  model_size text not null default '' check (model_size = '' or public.is_plain_text(model_size, 100)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Names and colors as they are, for words that are still being typed; then every word by its stem, each text in its language;
  -- then what synonyms and corrected words are searched among; then category and collection, whose own names are looked up.
  search tsvector generated always as (
    strip(
      to_tsvector('simple', public.fold_text(name || ' ' || name_es || ' ' || public.join_words(colors)))
      || to_tsvector('english', public.fold_text(name || ' ' || description))
      || to_tsvector('spanish', public.fold_text(name_es || ' ' || description_es))
    )
    || public.name_lexemes(name || ' ' || name_es || ' ' || public.join_words(colors))
    || array_to_tsvector(array_remove(array['#' || category_id::text, '#' || collection_id::text], null))
  ) stored,
  search_text text not null generated always as (lower(public.fold_text(name || e'\n' || name_es))) stored,
  constraint products_slug_key unique (slug) include (is_draft),
  constraint products_named check (name <> '' or name_es <> '')
);

comment on table public.products is
  'The catalogue. quantity counts for every size and color, or is the sum of product_variants where there are any.';
comment on column public.products.name is 'English name; empty where there is only a Spanish one.';
comment on column public.products.name_es is 'Spanish name; empty where there is only an English one.';
comment on column public.products.description_es is 'Spanish description; empty where there is none yet.';
comment on column public.products.is_draft is 'Whether only staff see the product: nothing that shoppers read or buy includes it.';
comment on column public.products.status_follows_stock is
  'Whether the database sets inventory_status from the quantity; otherwise it stays what the owner set.';
comment on column public.products.companions is
  'The products that complete the look, in the owner''s order; empty where the shop chooses them.';
comment on column public.products.image_colors is
  'The color that each of the images shows, in their order; empty or missing where it belongs to no color.';
comment on column public.products.fabric_es is 'Spanish fabric; empty where there is none yet.';
comment on column public.products.care is 'Care symbols, at most one of each kind.';
comment on column public.products.fit is 'How the garment fits compared with its size; null where the owner does not say.';
comment on column public.products.measures is 'Measures of the garment per size, in centimeters: [{"size": "S", "garment": {"length": 98}}, …].';
comment on column public.products.model_height is 'Height of the model on the pictures, in centimeters.';
comment on column public.products.model_size is 'The size that the model wears; empty where the owner does not say.';
comment on column public.products.search is 'The words of both languages, without accents; queried with search_query().';
comment on column public.products.search_text is 'What staff search by: the names in both languages, in lower case without accents.';

-- The two orders of the shop's pages, with what shoppers filter by: a page and its count read the index alone. No index holds
-- the quantity, so that a sale writes none.
create index products_created_at_idx on public.products (created_at, id)
  include (category_id, collection_id, price, original_price, inventory_status, sizes, colors, is_draft);
create index products_price_idx on public.products (price, id)
  include (category_id, collection_id, original_price, inventory_status, sizes, colors, is_draft);
create index products_category_idx on public.products (category_id) include (is_draft);
create index products_collection_idx on public.products (collection_id, created_at, id) include (is_draft);
create index products_companions_idx on public.products (collection_id, category_id, created_at, id) include (is_draft);
create index products_sizes_idx on public.products (sizes) include (is_draft);
create index products_colors_idx on public.products (colors) include (is_draft);
create index products_new_arrivals_idx on public.products (created_at, id) where is_new_arrival;
create index products_bestsellers_idx on public.products (created_at, id) where is_bestseller;
-- Without a pending list: every search would read through it, and the embedded database has no autovacuum to empty it.
create index products_search_idx on public.products using gin (search) with (fastupdate = off);

create table public.product_variants (
  product_id uuid not null references public.products (id) on delete cascade,
  size text not null check (char_length(size) <= 100),
  color text not null check (char_length(color) <= 100),
  quantity integer not null check (quantity >= 0),
  primary key (product_id, size, color)
);

comment on table public.product_variants is
  'Optional stock per size and color. A combination without a row has none once a product has any row.';

alter table public.products enable row level security;
alter table public.product_variants enable row level security;

grant select on table public.products, public.product_variants to anon, authenticated;

create policy "Everybody may read published products"
on public.products for select to anon
using (not is_draft);

create policy "Everybody may read published products, and staff drafts"
on public.products for select to authenticated
using (not is_draft or (select public.is_staff()));

select public.allow_staff('public.products', 'insert, update, delete');

create policy "Everybody may read variants of published products"
on public.product_variants for select to anon
using (exists (select from public.products as product where product.id = product_id));

create policy "Everybody may read variants of published products, and staff all"
on public.product_variants for select to authenticated
using ((select public.is_staff()) or exists (select from public.products as product where product.id = product_id));

select public.allow_staff('public.product_variants', 'insert, update, delete');

create trigger learn_search_words
after insert or update of name, name_es, colors on public.products
for each row execute function public.learn_search_words('name', 'name_es', 'colors');

create trigger set_updated_at
before update on public.products
for each row execute function public.set_updated_at();
