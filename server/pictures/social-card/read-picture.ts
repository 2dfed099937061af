import { readFile } from "node:fs/promises";
import path from "node:path";
import { pictureFilesOf } from "#app/domain/picture/picture-files.ts";

/** The URL of a drawn picture. */
const DRAWN = /^\/(plates|scenes)\/([a-z0-9-]+)-1200\.jpg$/;

export type PictureSources = {
  /** The folder of the built browser files. */
  clientDir: string;
  /** Read a file of the bucket of product pictures; null when there is none. */
  readStored: (file: string) => Promise<Buffer | null>;
};

/**
 * Return the bytes of a drawn picture from the built files, or of an uploaded one from the bucket. Null for other URLs:
 * the server fetches nothing that a product merely names.
 */
export async function readPicture(
  url: string,
  { clientDir, readStored }: PictureSources,
): Promise<Buffer | null> {
  const [, folder, name] = DRAWN.exec(url) ?? [];
  if (folder && name)
    return readFile(path.join(clientDir, folder, `${name}-800.jpg`)).catch(() => null);
  const stored = pictureFilesOf(url).find((file) => file.endsWith("-800.jpg"));
  return stored ? readStored(stored) : null;
}
