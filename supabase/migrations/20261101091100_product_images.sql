-- Pictures of the goods: read by everybody, kept by staff.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('product-images', 'product-images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Everybody may read product images"
on storage.objects for select to anon, authenticated
using (bucket_id = 'product-images');

create policy "Staff may add product images"
on storage.objects for insert to authenticated
with check (bucket_id = 'product-images' and (select public.is_staff()));

create policy "Staff may replace product images"
on storage.objects for update to authenticated
using (bucket_id = 'product-images' and (select public.is_staff()))
with check (bucket_id = 'product-images' and (select public.is_staff()));

create policy "Staff may delete product images"
on storage.objects for delete to authenticated
using (bucket_id = 'product-images' and (select public.is_staff()));
