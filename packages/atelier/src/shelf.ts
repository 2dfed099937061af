import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

type Shelf = {
  /** Puts a file in its place. */
  keep: (file: string, bytes: Buffer | string) => Promise<void>;
  /** With `check`, the files whose bytes are not those already in their place. */
  differing: string[];
};

/** Where finished pictures go, below `root`. With `check` nothing is written: what is drawn is compared with what is there. */
export function shelf(root: string, check: boolean): Shelf {
  const differing: string[] = [];
  const keep: Shelf["keep"] = async (file, bytes) => {
    const place = path.join(root, file);
    if (check) {
      const before = await readFile(place).catch(() => undefined);
      if (!before?.equals(Buffer.from(bytes))) differing.push(file);
      return;
    }
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, bytes);
  };
  return { keep, differing };
}
