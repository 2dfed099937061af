import { resolve } from "node:path";
import { startEmbeddedSupabase } from "#server/database/embedded/start-embedded-supabase.ts";

/** Where it believes to be; nobody outside reaches it. */
export const BENCH_ORIGIN = "http://shop.test";

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** Opens the embedded database of a data folder in this process. */
export function openEmbedded(dataDir: string) {
  return startEmbeddedSupabase({
    dataDir,
    supabaseDir: resolve("supabase"),
    siteUrl: BENCH_ORIGIN,
    logger: SILENT,
  });
}
