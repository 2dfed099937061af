import { open } from "node:fs/promises";

/** Write and sync a file that only its owner can read. */
export async function writeSynced(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
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
