import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

type Output = {
  /** Writes a file below the root; with `check`, compares it with the existing one. */
  write: (file: string, bytes: Buffer | string) => Promise<void>;
  /** With `check`, the files whose bytes differ from the existing ones. */
  differing: string[];
};

/** Create the output folder `root`. With `check` nothing is written. */
export function createOutput(root: string, check: boolean): Output {
  const differing: string[] = [];
  const write: Output["write"] = async (file, bytes) => {
    const target = path.join(root, file);
    if (check) {
      const existing = await readFile(target).catch(() => undefined);
      if (!existing?.equals(Buffer.from(bytes))) differing.push(file);
      return;
    }
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  };
  return { write, differing };
}
