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

create function public.recount_product()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Writing the same quantity makes sum_product_variants() calculate it, under the product's row lock.
  update public.products set quantity = quantity
  where id in (old.product_id, new.product_id);
  return null;
end;
$$;

comment on function public.recount_product is
  'Trigger: a change of variants recounts their product.';

create trigger recount_product
after insert or update or delete on public.product_variants
for each row execute function public.recount_product();

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
