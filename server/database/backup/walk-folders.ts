import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** A folder and what is in it. All paths are relative to the root of the walk, with forward slashes. */
export type ListedFolder = {
  path: string;
  /** Regular files only. */
  files: string[];
  folders: string[];
};

type Includes = (name: string) => boolean;

/** List a folder below a root; of the root itself, the names that `includes` accepts. */
export async function listFolder(
  root: string,
  path: string,
  includes: Includes = () => true,
): Promise<ListedFolder> {
  const entries = await readdir(join(root, path), { withFileTypes: true });
  const kept = path ? entries : entries.filter(({ name }) => includes(name));
  const pathOf = ({ name }: { name: string }) => (path ? `${path}/${name}` : name);
  return {
    path,
    files: kept.filter((entry) => entry.isFile()).map(pathOf),
    folders: kept.filter((entry) => entry.isDirectory()).map(pathOf),
  };
}

/** Generate the listings of a folder and of all folders below it, each before those that it contains. */
export async function* walkFolders(
  root: string,
  includes?: Includes,
  path = "",
): AsyncGenerator<ListedFolder> {
  const listed = await listFolder(root, path, includes);
  yield listed;
  for (const folder of listed.folders) yield* walkFolders(root, includes, folder);
}
