-- The sizes that goods have, counted as goods change: the filter panel asks for them on every page of the shop.

-- A size is a key of indexes, which hold no long ones.
alter table public.products
  add constraint products_sizes_length_check check (octet_length(array_to_string(sizes, '')) <= 2000);

create table public.offered_sizes (
  size text primary key,
  product_count integer not null
);

comment on table public.offered_sizes is
  'How many products come in each size; none where the last of them went. Written by the triggers of products only.';

alter table public.offered_sizes enable row level security;

revoke all on table public.offered_sizes from public, anon, authenticated;
grant select on table public.offered_sizes to anon, authenticated;
grant all on table public.offered_sizes to service_role;

create policy "Everybody may read offered sizes"
on public.offered_sizes for select to anon, authenticated
using (true);

create function public.move_offered_sizes(come text[], gone text[])
returns void
language sql
security definer
set search_path = ''
as $$
  -- In the order of the sizes, so that two writers never wait for each other.
  insert into public.offered_sizes as offered (size, product_count)
  select step.size, sum(step.products)
  from (
    select unnest(come) as size, 1 as products
    union all
    select unnest(gone), -1
  ) as step
  group by step.size
  having sum(step.products) <> 0
  order by step.size
  on conflict (size) do update set product_count = offered.product_count + excluded.product_count;
$$;

comment on function public.move_offered_sizes(text[], text[]) is
  'A step of the triggers that count sizes: the sizes of products that came, and of those that went. Definer, because staff may change goods but not the counts.';

create function public.add_offered_sizes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.move_offered_sizes(array(select unnest(product.sizes) from added as product), '{}');
  return null;
end;
$$;

comment on function public.add_offered_sizes() is 'Trigger: counts the sizes of new products.';

create function public.change_offered_sizes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.move_offered_sizes(new.sizes, old.sizes);
  return null;
end;
$$;

comment on function public.change_offered_sizes() is 'Trigger: counts the sizes that a product got and lost.';

create function public.remove_offered_sizes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.move_offered_sizes('{}', array(select unnest(product.sizes) from removed as product));
  return null;
end;
$$;

comment on function public.remove_offered_sizes() is 'Trigger: counts the sizes of products that are gone.';

create trigger add_offered_sizes after insert on public.products
referencing new table as added
for each statement execute function public.add_offered_sizes();

-- Per row and only where sizes differ, so that a sale neither counts nor waits for who does.
create trigger change_offered_sizes after update of sizes on public.products
for each row when (old.sizes is distinct from new.sizes)
execute function public.change_offered_sizes();

create trigger remove_offered_sizes after delete on public.products
referencing old table as removed
for each statement execute function public.remove_offered_sizes();

select public.move_offered_sizes(array(select unnest(product.sizes) from public.products as product), '{}');

create or replace function public.list_sizes()
returns setof text
language sql
stable
set search_path = ''
as $$
  select offered.size
  from public.offered_sizes as offered
  where offered.product_count > 0
  order by
    array_position(array['XS', 'S', 'M', 'L', 'XL'], offered.size),
    case when offered.size ~ '^[0-9]{1,6}$' then offered.size::integer end,
    offered.size;
$$;

revoke execute on function
  public.move_offered_sizes(text[], text[]),
  public.add_offered_sizes(),
  public.change_offered_sizes(),
  public.remove_offered_sizes()
from public, anon, authenticated, service_role;
