import type { Backend } from "../../database/backend.ts";

/** Create a function that reads a file of the bucket of product pictures; it returns null when there is none. */
export function bucketReader({ database }: Pick<Backend, "database">) {
  return async (file: string): Promise<Buffer | null> => {
    const found = await database?.server.storage.from("product-images").download(file);
    return found?.data ? Buffer.from(await found.data.arrayBuffer()) : null;
  };
}
