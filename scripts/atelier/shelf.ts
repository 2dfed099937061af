import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

type Shelf = {
  /** Puts a file of the project in its place. */
  keep: (file: string, bytes: Buffer | string) => Promise<void>;
  /** With `check`, the files whose bytes are not those already in their place. */
  differing: string[];
};

/** Where finished pictures go. With `check` nothing is written: what is drawn is compared with what is there. */
export function shelf(check: boolean): Shelf {
  const differing: string[] = [];
  const keep: Shelf["keep"] = async (file, bytes) => {
    const place = ROOT + file;
    if (check) {
      const before = await readFile(place).catch(() => undefined);
      if (!before?.equals(Buffer.from(bytes))) differing.push(file);
      return;
    }
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, bytes);
  };
  return { keep, differing };
}
