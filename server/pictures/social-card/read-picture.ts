import { readFile } from "node:fs/promises";
import path from "node:path";
import { pictureFilesOf } from "#app/domain/picture-files.ts";

/** A drawn picture of ours, as a product's or a scene's address names it. */
const DRAWN = /^\/(plates|scenes)\/([a-z0-9-]+)-1200\.jpg$/;

export type PictureSources = {
  /** Folder of the built browser files. */
  clientDir: string;
  /** Reads one file of the bucket of product pictures; null when it is not there. */
  readStored: (file: string) => Promise<Buffer | null>;
};

/**
 * Takes a picture's address and returns its bytes: from the built files for a drawn one, from the bucket for the owner's.
 * Null for any other address: the server fetches nothing that a product merely names.
 */
export async function readPicture(
  address: string,
  { clientDir, readStored }: PictureSources,
): Promise<Buffer | null> {
  const [, folder, name] = DRAWN.exec(address) ?? [];
  if (folder && name)
    return readFile(path.join(clientDir, folder, `${name}-800.jpg`)).catch(() => null);
  const stored = pictureFilesOf(address).find((file) => file.endsWith("-800.jpg"));
  return stored ? readStored(stored) : null;
}
