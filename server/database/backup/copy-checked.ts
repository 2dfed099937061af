import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BackupFile } from "./backup-manifest.ts";

const CHUNK_BYTES = 1 << 20;

/** Read a file in chunks and pass each to `use`. Returns its entry in the manifest. */
async function readThrough(
  from: string,
  path: string,
  use: (chunk: Uint8Array) => Promise<unknown>,
): Promise<BackupFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  const chunks: AsyncIterable<Buffer> = createReadStream(join(from, path), {
    highWaterMark: CHUNK_BYTES,
  });
  for await (const chunk of chunks) {
    hash.update(chunk);
    await use(chunk);
    bytes += chunk.length;
  }
  return { path, bytes, sha256: hash.digest("hex") };
}

/** Return the size and the checksum of a file below a folder. Throws when it cannot be read. */
export function checksumOf(from: string, path: string): Promise<BackupFile> {
  return readThrough(from, path, async () => {});
}

/** Copy and sync a file to the same path below another folder, readable by its owner only. Returns its size and checksum. */
export async function copyChecked(from: string, to: string, path: string): Promise<BackupFile> {
  const copy = join(to, path);
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  const target = await open(copy, "wx", 0o600);
  try {
    const copied = await readThrough(from, path, (chunk) => target.writeFile(chunk));
    await target.sync();
    return copied;
  } finally {
    await target.close();
  }
}
