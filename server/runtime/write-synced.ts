import { open } from "node:fs/promises";

/** Writes a file that only its owner may read, and resolves when it is on the disk and not only in memory. */
export async function writeSynced(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes what was created or renamed in a folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
