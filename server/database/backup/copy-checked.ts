import { createHash } from "node:crypto";
import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BackupFile } from "./backup-manifest.ts";

const CHUNK_BYTES = 1 << 20;

/** Reads a file to its end in chunks; `use` may write them elsewhere. Returns what the manifest says of it. */
async function readThrough(
  from: string,
  path: string,
  use: (chunk: Uint8Array) => Promise<unknown>,
): Promise<BackupFile> {
  const source = await open(join(from, path), "r");
  const hash = createHash("sha256");
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  let bytes = 0;
  try {
    for (;;) {
      const { bytesRead } = await source.read(buffer, 0, CHUNK_BYTES, bytes);
      if (bytesRead === 0) break;
      const chunk = buffer.subarray(0, bytesRead);
      hash.update(chunk);
      await use(chunk);
      bytes += bytesRead;
    }
  } finally {
    await source.close();
  }
  return { path, bytes, sha256: hash.digest("hex") };
}

/** Takes a folder and a path below it and returns the file's size and checksum. Throws when it cannot be read. */
export function checksumOf(from: string, path: string): Promise<BackupFile> {
  return readThrough(from, path, async () => {});
}

/**
 * Copies one file below a folder to the same path below another, readable by its owner only, and waits until it is on
 * the disk. Returns the size and the checksum of what was copied.
 */
export async function copyChecked(from: string, to: string, path: string): Promise<BackupFile> {
  const place = join(to, path);
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  const target = await open(place, "wx", 0o600);
  try {
    const copied = await readThrough(from, path, (chunk) => target.writeFile(chunk));
    await target.sync();
    return copied;
  } finally {
    await target.close();
  }
}
