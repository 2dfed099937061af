import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import type { Backend } from "../database/backend.ts";
import type { PictureFile } from "./encode-picture.ts";

const BUCKET = "product-images";
const YEAR_SECONDS = "31536000";

/** Stores the files of pictures. */
export type PictureStore = {
  /** Store a picture's files and return its URL. Throws when one cannot be stored, and then removes the others. */
  add(productId: string, files: PictureFile[]): Promise<string>;
};

/** Read a stored file of a picture; null when there is none. */
export async function readStoredPicture(
  { database }: Pick<Backend, "database">,
  file: string,
): Promise<Buffer | null> {
  const found = await database?.server.storage.from(BUCKET).download(file);
  return found?.data ? Buffer.from(await found.data.arrayBuffer()) : null;
}

/** Create the store of product pictures. */
export function bucketPictures(server: SupabaseClient, mode: Backend["mode"]): PictureStore {
  const bucket = server.storage.from(BUCKET);
  return {
    async add(productId, files) {
      const stem = `${productId}/${randomUUID()}`;
      const stored: string[] = [];
      try {
        for (const { suffix, contentType, bytes } of files) {
          const path = stem + suffix;
          // The embedded storage cannot read a Blob.
          const body = new Uint8Array(bytes).buffer;
          const options = { contentType, cacheControl: YEAR_SECONDS };
          const { error } = await bucket.upload(path, body, options);
          if (error) throw new Error(`storing a picture failed: ${error.message}`);
          stored.push(path);
        }
      } catch (error) {
        if (stored.length > 0) await bucket.remove(stored);
        throw error;
      }
      const widest = stored.find((path) => path.endsWith("-1200.jpg")) ?? stem;
      const { publicUrl } = bucket.getPublicUrl(widest).data;
      // A path outlives a change of domain.
      return mode === "embedded" ? new URL(publicUrl).pathname : publicUrl;
    },
  };
}
