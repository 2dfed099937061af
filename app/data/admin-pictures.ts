import type { SupabaseClient } from "@supabase/supabase-js";
import { pictureFilesOf } from "#app/domain/picture-files.ts";
import { adminFailureFrom } from "./admin-failure-from.ts";
import { requireStaff } from "./admin-session.ts";

const BUCKET = "product-images";

/** One file of a picture, ready to be stored. */
export type PictureFile = { suffix: string; contentType: string; bytes: ArrayBuffer };

/** On the shop's own origin an address is kept without its host, so that it outlives a change of domain. */
function storedAddressOf(client: SupabaseClient, path: string): string {
  const { publicUrl } = client.storage.from(BUCKET).getPublicUrl(path).data;
  const url = new URL(publicUrl);
  return url.origin === window.location.origin ? url.pathname : publicUrl;
}

async function removePaths(client: SupabaseClient, paths: string[]): Promise<void> {
  const { error } = await client.storage.from(BUCKET).remove(paths);
  if (error) throw adminFailureFrom("removing pictures", error, error.status ?? 0);
}

/**
 * Stores every file of one picture below the product's id and returns the picture's address.
 * Throws an AdminFailure when one of them is refused; what was stored of it by then is removed again.
 */
export async function storePicture(productId: string, files: PictureFile[]): Promise<string> {
  const client = await requireStaff();
  const stem = `${productId}/${crypto.randomUUID()}`;
  const stored: string[] = [];
  try {
    for (const { suffix, contentType, bytes } of files) {
      const path = `${stem}${suffix}`;
      const { error } = await client.storage
        .from(BUCKET)
        .upload(path, bytes, { contentType, cacheControl: "31536000" });
      if (error) throw adminFailureFrom("storing a picture", error, error.status ?? 0);
      stored.push(path);
    }
  } catch (failure) {
    if (stored.length > 0) await removePaths(client, stored).catch(() => {});
    throw failure;
  }
  return storedAddressOf(client, `${stem}-1200.jpg`);
}

/**
 * Removes the files of pictures that no product shows any more; addresses outside the bucket are left alone.
 * Throws an AdminFailure.
 */
export async function removeUnusedPictures(addresses: string[]): Promise<void> {
  const client = await requireStaff();
  for (const address of addresses) {
    const paths = pictureFilesOf(address);
    if (paths.length === 0) continue;
    const { count, error, status } = await client
      .from("products")
      .select("id", { count: "exact", head: true })
      .contains("images", [address]);
    if (error) throw adminFailureFrom("looking for a picture", error, status);
    if (count === 0) await removePaths(client, paths);
  }
}
