import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const FOLDER = "supabase/migrations";

/** Run Git; '' without Git, a repository or such a tag. */
const git = async (repository: string, ...parameters: string[]): Promise<string> => {
  const run = promisify(execFile)("git", ["-C", repository, ...parameters]);
  return run.then(
    ({ stdout }) => stdout,
    () => "",
  );
};

/** The hash of a Git blob. */
function blobHash(content: Buffer): string {
  return createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
}

/** Return the migrations of a tag with their blob hashes, in order. */
async function releasedMigrations(repository: string, tag: string): Promise<Map<string, string>> {
  const lines = (await git(repository, "ls-tree", tag, `${FOLDER}/`)).split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [, hash, file] = /^\d+ blob (\w+)\t.*\/([^/]+)$/.exec(line) ?? [];
      return hash && file ? [[file, hash]] : [];
    }),
  );
}

/**
 * Return violations of the rule that released migrations are append-only: changed or removed files of a tag, and new
 * files that sort before them. Empty without tags or Git.
 */
export async function changedMigrations(repository: string): Promise<string[]> {
  const tags = (await git(repository, "tag")).split("\n").filter(Boolean);
  const present = await readdir(join(repository, FOLDER));
  const broken = new Set<string>();
  for (const tag of tags) {
    const released = await releasedMigrations(repository, tag);
    for (const [file, hash] of released) {
      const content = await readFile(join(repository, FOLDER, file)).catch(() => null);
      if (!content || blobHash(content) !== hash) broken.add(file);
    }
    const newest = [...released.keys()].sort().at(-1) ?? "";
    for (const file of present) if (file < newest && !released.has(file)) broken.add(file);
  }
  return [...broken].sort();
}
