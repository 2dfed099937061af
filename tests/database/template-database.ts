import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedSupabase } from "#server/database/embedded/start-embedded-supabase.ts";
import { signInUsers, type TestUsers } from "./sign-in-users.ts";
import { silentLogger } from "./silent-logger.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A data folder with a migrated, seeded and closed database. */
    templateDir: string;
    /** Its users, signed in. */
    templateUsers: TestUsers;
  }
}

/** Create a seeded database with users for every file to copy, which is faster than creating one each. */
export default async function setup({ provide }: TestProject) {
  const templateDir = await mkdtemp(join(tmpdir(), "gemma-luce-template-"));
  const supabase = await startEmbeddedSupabase({
    dataDir: templateDir,
    supabaseDir: resolve("supabase"),
    siteUrl: "http://shop.test",
    logger: silentLogger,
  });
  provide("templateUsers", await signInUsers(supabase));
  await supabase.close();
  provide("templateDir", templateDir);
  return () => rm(templateDir, { recursive: true, force: true });
}
