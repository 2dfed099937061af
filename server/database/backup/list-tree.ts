import { readdir } from "node:fs/promises";
import { join } from "node:path";

export type Tree = {
  /** Sorted paths relative to the root, with forward slashes. */
  files: string[];
  emptyFolders: string[];
};

/** Return the regular files and empty folders below a folder, without the names at its top that `skips` excludes. */
export async function listTree(
  root: string,
  skips: (name: string) => boolean = () => false,
): Promise<Tree> {
  const tree: Tree = { files: [], emptyFolders: [] };
  async function walk(folder: string): Promise<void> {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    if (entries.length === 0 && folder) tree.emptyFolders.push(folder);
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (!folder && skips(entry.name)) continue;
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) await walk(path);
      else if (entry.isFile()) tree.files.push(path);
    }
  }
  await walk("");
  return tree;
}
