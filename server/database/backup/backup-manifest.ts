import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeSynced } from "../../runtime/write-synced.ts";
import { BackupError } from "./backup-error.ts";

/** The file beside the data in a backup. It is written last: a folder without it is no backup. */
const MANIFEST_FILE = "manifest.json";
/** The folder in a backup with the files of the data folder. */
export const DATA_FOLDER = "data";

const FileSchema = z.object({
  /** Relative to the data folder, with forward slashes. */
  path: z
    .string()
    .min(1)
    .refine(
      (path) => !path.startsWith("/") && !path.split("/").includes(".."),
      "leads out of the backup",
    ),
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const ManifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Folders without files: PostgreSQL does not start without them. */
  emptyFolders: z.array(FileSchema.shape.path),
  files: z.array(FileSchema).min(1),
});

export type BackupFile = z.infer<typeof FileSchema>;
export type BackupManifest = z.infer<typeof ManifestSchema>;

/** Write and sync the manifest of a backup. */
export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  await writeSynced(join(folder, MANIFEST_FILE), JSON.stringify(manifest, null, 1));
}

/** Read the manifest of a backup. Throws a BackupError when it is missing or damaged. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), "utf8").catch(() => {
    throw new BackupError(`${folder} is not a backup: it has no ${MANIFEST_FILE}.`);
  });
  try {
    return ManifestSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`The ${MANIFEST_FILE} in ${folder} is damaged.`);
  }
}
