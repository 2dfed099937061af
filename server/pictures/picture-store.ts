import { randomUUID } from "node:crypto";
import type { Backend } from "../database/backend.ts";
import type { PictureFile } from "./encode-picture.ts";

const BUCKET = "product-images";
const YEAR_SECONDS = "31536000";

/** Puts the files of one picture where shoppers read them. */
export type PictureStore = {
  /** Takes a product's id and the picture's files, and returns the picture's address. Throws when one cannot be stored; none is left behind then. */
  add(productId: string, files: PictureFile[]): Promise<string>;
};

/** Takes the database service and returns its store of product pictures; null where there is none. */
export function bucketPictures({
  clients,
  mode,
}: Pick<Backend, "clients" | "mode">): PictureStore | null {
  if (!clients) return null;
  const bucket = clients.server.storage.from(BUCKET);
  return {
    async add(productId, files) {
      const stem = `${productId}/${randomUUID()}`;
      const stored: string[] = [];
      try {
        for (const { suffix, contentType, bytes } of files) {
          const path = stem + suffix;
          // Never a Blob: the embedded storage cannot read one.
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
      const { publicUrl } = bucket.getPublicUrl(`${stem}-1200.jpg`).data;
      // On the shop's own origin the host is left out, so that the address outlives a change of domain.
      return mode === "embedded" ? new URL(publicUrl).pathname : publicUrl;
    },
  };
}
