import { open, rename, writeFile } from "node:fs/promises";
import type { Readable } from "node:stream";

type Content = string | Uint8Array | Readable;

/** Write and sync a file that only its owner can read. */
export function writeSynced(path: string, content: Content): Promise<void> {
  return writeFile(path, content, { mode: 0o600, flush: true });
}

/** Replace a file, so that neither a reader nor a crash meets half of the new one. */
export async function replaceSynced(path: string, content: Content): Promise<void> {
  const draft = `${path}.draft`;
  await writeSynced(draft, content);
  await rename(draft, path);
}

/** Sync a folder, so that created and renamed entries survive a power failure. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
