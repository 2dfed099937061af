import type { Backend } from "../../database/backend.ts";

/** Takes the database service and returns what reads one file of the bucket of product pictures; null where there is none. */
export function bucketReader({ clients }: Pick<Backend, "clients">) {
  return async (file: string): Promise<Buffer | null> => {
    const found = await clients?.anon.storage.from("product-images").download(file);
    return found?.data ? Buffer.from(await found.data.arrayBuffer()) : null;
  };
}
