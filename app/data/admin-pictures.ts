import { z } from "zod";
import { AdminFailure } from "#app/domain/admin-failure.ts";
import { pictureFilesOf } from "#app/domain/picture-files.ts";
import { PICTURE_PROBLEMS, PictureError } from "#app/domain/picture-upload.ts";
import { adminFailureFrom } from "./admin-failure-from.ts";
import { requireStaff } from "./admin-session.ts";
import type { SupabaseClient } from "./supabase-client.ts";

const BUCKET = "product-images";

async function removePaths(client: SupabaseClient, paths: string[]): Promise<void> {
  const { error } = await client.storage.from(BUCKET).remove(paths);
  if (error) throw adminFailureFrom("removing pictures", error, error.status ?? 0);
}

const StoredSchema = z.object({ address: z.string() });
const ErrorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

async function failureIn(response: Response): Promise<Error> {
  const body = ErrorSchema.safeParse(await response.json().catch(() => null));
  const { code, message } = body.data?.error ?? { code: "", message: response.statusText };
  console.error("storing a picture failed:", code, message);
  const problem = PICTURE_PROBLEMS.find((known) => known === code);
  if (problem) return new PictureError(problem);
  if (response.status === 401 || code === "NOT_STAFF")
    return new AdminFailure("signed-out", message);
  return new AdminFailure(response.status >= 500 ? "unreachable" : "refused", message);
}

/**
 * Sends a picture of a product to the shop's own server, which alone may store one, and returns the address it is shown from.
 * Throws a PictureError where it is none, or an AdminFailure.
 */
export async function storePicture(productId: string, picture: Blob): Promise<string> {
  const client = await requireStaff();
  const { data } = await client.auth.getSession();
  const response = await fetch(`/api/products/${productId}/pictures`, {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token ?? ""}` },
    body: picture,
  }).catch(() => null);
  if (!response) throw new AdminFailure("unreachable", "The shop does not answer.");
  if (!response.ok) throw await failureIn(response);
  return StoredSchema.parse(await response.json()).address;
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
