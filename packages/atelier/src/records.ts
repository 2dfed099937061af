import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Picture, pictures } from "./pictures.ts";

/** The data a page needs before the picture has loaded. */
export type PictureRecord = {
  name: string;
  width: number;
  height: number;
  /** Average color, `#rrggbb`. */
  color: string;
  alt: string;
  altEs: string;
};

/** Return a folder's records as JSON, one per line. Pictures that are not in `drawn` keep their record. */
export async function recordsFile(
  root: string,
  folder: Picture["folder"],
  drawn: ReadonlyMap<string, PictureRecord>,
): Promise<string> {
  const existing = await readFile(path.join(root, "public", folder, `${folder}.json`), "utf8").then(
    (text) => JSON.parse(text) as PictureRecord[],
    () => [],
  );
  const byName = new Map([...existing.map((record) => [record.name, record] as const), ...drawn]);
  const listed = pictures
    .filter((picture) => picture.folder === folder)
    .flatMap(({ name }) => byName.get(name) ?? []);
  return `[\n${listed.map((record) => `  ${JSON.stringify(record)}`).join(",\n")}\n]\n`;
}
