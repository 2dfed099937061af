import { z } from "zod";
import { pictureFilesOf } from "#app/domain/picture/picture-files.ts";
import { callShop } from "../call-shop.ts";
import { adminErrorFrom } from "../database-error.ts";
import { countAsStaff, ONLY_COUNT } from "./count-as-staff.ts";
import { requireStaff } from "./session.ts";

const BUCKET = "product-images";

async function removePaths(paths: string[]): Promise<void> {
  const client = await requireStaff();
  const { error } = await client.storage.from(BUCKET).remove(paths);
  if (error) throw adminErrorFrom("removing pictures", error, error.status ?? 0);
}

const StoredSchema = z.object({ url: z.string() });
/**
 * Upload a product's picture to the shop's server, which alone may store it, and return its URL. Throws a PictureError
 * if the server cannot read it, or a ShopError.
 */
export async function storePicture(productId: string, picture: Blob): Promise<string> {
  const path = `/products/${productId}/pictures`;
  return StoredSchema.parse(await callShop("storing a picture", "POST", path, picture)).url;
}

/** Remove the files of pictures that no product uses any more. URLs outside the bucket are ignored. Throws a ShopError. */
export async function removeUnusedPictures(urls: string[]): Promise<void> {
  for (const url of urls) {
    const paths = pictureFilesOf(url);
    if (paths.length === 0) continue;
    const uses = await countAsStaff("looking for a picture", (client) =>
      client.from("products").select("id", ONLY_COUNT).contains("images", [url]),
    );
    if (uses === 0) await removePaths(paths);
  }
}
