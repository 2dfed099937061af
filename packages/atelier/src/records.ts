import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Picture, pictures } from "./pictures.ts";

/** What the shop needs to know of a picture before it has loaded. */
export type PictureRecord = {
  name: string;
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  colour: string;
  alt: string;
  altEs: string;
};

/** A folder's records as JSON, one line each; those not drawn this time are kept as they were. */
export async function recordsFile(
  root: string,
  folder: Picture["folder"],
  drawn: ReadonlyMap<string, PictureRecord>,
): Promise<string> {
  const before = await readFile(path.join(root, "public", folder, `${folder}.json`), "utf8").then(
    (text) => JSON.parse(text) as PictureRecord[],
    () => [],
  );
  const byName = new Map([...before.map((record) => [record.name, record] as const), ...drawn]);
  const listed = pictures
    .filter((picture) => picture.folder === folder)
    .flatMap(({ name }) => byName.get(name) ?? []);
  return `[\n${listed.map((record) => `  ${JSON.stringify(record)}`).join(",\n")}\n]\n`;
}
