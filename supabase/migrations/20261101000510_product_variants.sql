-- A product with variants has the sum of their quantities, also while several people write.

create function public.sum_product_variants()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.quantity := coalesce(
    (select sum(variant.quantity) from public.product_variants as variant where variant.product_id = new.id),
    new.quantity
  );
  return new;
end;
$$;

comment on function public.sum_product_variants is
  'Trigger: the quantity of a product with variants is their sum, whatever was written.';

create trigger sum_product_variants
before update of quantity on public.products
for each row execute function public.sum_product_variants();

create function public.recount_products()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- A statement without variants changes no product. For an update, both tables are empty then.
  if not exists (select from changed) then
    return null;
  end if;
  -- Writing the same quantity makes sum_product_variants() calculate it, under the product's row lock.
  update public.products set quantity = quantity
  where id in (select variant.product_id from changed as variant);
  if tg_op = 'UPDATE' then
    -- What a variant was taken from.
    update public.products set quantity = quantity
    where id in (
      select variant.product_id from former as variant except select variant.product_id from changed as variant
    );
  end if;
  return null;
end;
$$;

comment on function public.recount_products is
  'Trigger: a change of variants recounts their products, each once.';

create trigger recount_added after insert on public.product_variants
referencing new table as changed
for each statement execute function public.recount_products();

create trigger recount_changed after update on public.product_variants
referencing old table as former new table as changed
for each statement execute function public.recount_products();

create trigger recount_removed after delete on public.product_variants
referencing old table as changed
for each statement execute function public.recount_products();

create function public.write_product_variants(product_id uuid, variants jsonb)
returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.product_variants as stale
  where stale.product_id = write_product_variants.product_id
    and not exists (
      select 1
      from jsonb_to_recordset(write_product_variants.variants) as kept (size text, color text)
      where kept.size = stale.size and kept.color = stale.color
    );

  insert into public.product_variants as variant (product_id, size, color, quantity)
  select write_product_variants.product_id, wanted.size, wanted.color, wanted.quantity
  from jsonb_to_recordset(write_product_variants.variants)
    as wanted (size text, color text, quantity integer)
  on conflict on constraint product_variants_pkey do update set quantity = excluded.quantity
    where variant.quantity <> excluded.quantity;
end;
$$;

comment on function public.write_product_variants is
  'A step of add_product and change_product: makes the stock per size and color exactly what is given, [] for none.';

grant execute on function
  public.write_product_variants
to authenticated, service_role;
