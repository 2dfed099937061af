import { readdir } from "node:fs/promises";
import { join } from "node:path";

export type Tree = {
  /** Paths below the root with forward slashes, in order. */
  files: string[];
  /** Folders in which there is nothing. */
  emptyFolders: string[];
};

/**
 * Takes a folder and returns the plain files below it; `skips` says which names at its top are left out.
 * What is neither file nor folder (a socket, a link that leads elsewhere) is nothing to keep.
 */
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
