import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, extname, resolve, sep } from "node:path";
import type { App } from "@supabase/lite";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

// Anything else is handed out as bytes to download: a stored object must never be run by a browser.
const TYPES: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

async function bytesOf(body: Parameters<StorageAdapter["uploadObject"]>[3]): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}

async function metadataOf(path: string): Promise<ObjectMetadata> {
  const { size, mtime, mtimeMs } = await stat(path);
  const eTag = `"${createHash("sha256").update(`${path}:${size}:${mtimeMs}`).digest("hex").slice(0, 32)}"`;
  const mimetype = TYPES[extname(path).toLowerCase()] ?? "application/octet-stream";
  return {
    cacheControl: "no-cache",
    contentLength: size,
    size,
    mimetype,
    lastModified: mtime,
    eTag,
  };
}

/** Writes beside the target and renames, so that a reader or a crash never meets half a picture. */
async function place(path: string, write: (temporary: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}`;
  await write(temporary);
  await rename(temporary, path);
}

/**
 * Return the storage adapter that stores objects in a folder as `<bucket>/<key>`.
 *
 * Defect: the adapter of the library's command line leaves a file handle open for each read, and accepts keys that lead out of the
 * bucket. Upstream: close handles, check keys, and export the adapter.
 */
export function createFileStorage(folder: string): StorageAdapter {
  const base = resolve(folder);
  const pathOf = (bucket: string, key: string): string => {
    const path = resolve(base, bucket, key);
    if (!path.startsWith(resolve(base, bucket) + sep) || !path.startsWith(base + sep)) {
      throw new Error("An object's name leads out of its bucket.");
    }
    return path;
  };
  const remove = (bucket: string, key: string) => rm(pathOf(bucket, key), { force: true });

  return {
    driver: null,
    async getObject(bucket, key, _version, headers) {
      const metadata = await metadataOf(pathOf(bucket, key));
      if (headers?.ifNoneMatch === metadata.eTag) return { httpStatusCode: 304, metadata };
      return { httpStatusCode: 200, metadata, body: await readFile(pathOf(bucket, key)) };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = await bytesOf(body);
      await place(pathOf(bucket, key), (temporary) => writeFile(temporary, bytes, { flush: true }));
      return { ...(await metadataOf(pathOf(bucket, key))), mimetype: contentType, cacheControl };
    },
    deleteObject: (bucket, key) => remove(bucket, key),
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    async copyObject(sourceBucket, source, _version, bucket, key) {
      const from = pathOf(sourceBucket, source);
      await place(pathOf(bucket, key), (temporary) => copyFile(from, temporary));
      const { eTag, lastModified } = await metadataOf(pathOf(bucket, key));
      return { httpStatusCode: 200, eTag, lastModified };
    },
    headObject: (bucket, key) => metadataOf(pathOf(bucket, key)),
    privateAssetUrl: async (bucket, key) => `file://${pathOf(bucket, key)}`,
  };
}
