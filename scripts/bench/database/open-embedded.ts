import { resolve } from "node:path";
import { startEmbeddedSupabase } from "#server/database/embedded/start-embedded-supabase.ts";

/** An origin that is never requested over the network. */
export const BENCH_ORIGIN = "http://shop.test";

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** Open the embedded database of a data folder in this process. */
export function openEmbedded(dataDir: string) {
  return startEmbeddedSupabase({
    dataDir,
    supabaseDir: resolve("supabase"),
    siteUrl: BENCH_ORIGIN,
    logger: SILENT,
  });
}
