-- The server decodes and encodes every picture again and alone stores it, so no metadata of an upload reaches the bucket.
-- Staff delete the pictures that no product shows any more.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('product-images', 'product-images', true, 5242880, array['image/jpeg', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Removing reads the rows first. Pictures themselves are public by their URLs; a list would name those of drafts.
create policy "Staff may list product images"
on storage.objects for select to authenticated
using (bucket_id = 'product-images' and (select public.is_staff()));

create policy "Staff may delete product images"
on storage.objects for delete to authenticated
using (bucket_id = 'product-images' and (select public.is_staff()));
