import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changedMigrations } from "./changed-migrations.ts";

const hasGit = spawnSync("git", ["--version"]).status === 0;
const FIRST = "20261101000100_text_rules.sql";

let repository: string;

const fileOf = (name: string) => join(repository, "supabase/migrations", name);
const git = (...parameters: string[]) =>
  execFileSync("git", ["-C", repository, "-c", "user.name=t", "-c", "user.email=t", ...parameters]);

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), "gemma-luce-git-"));
  cpSync("supabase/migrations", join(repository, "supabase/migrations"), { recursive: true });
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

test("keeps released migrations append-only", async () => {
  expect(await changedMigrations(resolve("."))).toEqual([]);
});

test.runIf(hasGit)(
  "a change, a removal and an insertion are found from the first tag on",
  async () => {
    git("init", "--quiet");
    git("add", ".");
    git("commit", "--quiet", "--message=first");
    writeFileSync(fileOf(FIRST), "select 1;");
    expect(await changedMigrations(repository)).toEqual([]);
    git("commit", "--quiet", "--all", "--message=before the first release");
    git("tag", "v1.0.0");
    writeFileSync(fileOf("29990101000000_next.sql"), "select 1;");
    expect(await changedMigrations(repository)).toEqual([]);
    writeFileSync(fileOf(FIRST), "select 2;");
    writeFileSync(fileOf("20261101000150_between.sql"), "select 1;");
    rmSync(fileOf("20261101003100_figures.sql"));
    expect(await changedMigrations(repository)).toEqual([
      FIRST,
      "20261101000150_between.sql",
      "20261101003100_figures.sql",
    ]);
  },
);
