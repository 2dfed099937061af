-- The orders in which shoppers read goods, and one index for what they filter by: a page costs as much at 100,000
-- products as at 100. No index holds the quantity, so that a sale writes none.

drop index public.products_created_at_idx;
drop index public.products_category_id_idx;
drop index public.products_collection_id_idx;

create index products_created_at_idx on public.products (created_at, id);
create index products_price_idx on public.products (price, id);
create index products_category_created_at_idx on public.products (category_id, created_at, id);
create index products_category_price_idx on public.products (category_id, price, id);
create index products_collection_created_at_idx on public.products (collection_id, created_at, id);
create index products_collection_price_idx on public.products (collection_id, price, id);
create index products_new_arrivals_idx on public.products (created_at, id) where is_new_arrival;
create index products_bestsellers_idx on public.products (created_at, id) where is_bestseller;

-- It answers for any mix of filters at once, also for one that nothing matches. Without the list of pending entries:
-- every search would read through it, and the embedded database has nobody who empties it.
create index products_filters_idx on public.products
using gin ((array[category_id, collection_id]), (array[inventory_status]), sizes, search)
with (fastupdate = off);
