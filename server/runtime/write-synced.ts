import { open, writeFile } from "node:fs/promises";

/** Write and sync a file that only its owner can read. */
export function writeSynced(path: string, content: string | Uint8Array): Promise<void> {
  return writeFile(path, content, { mode: 0o600, flush: true });
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
