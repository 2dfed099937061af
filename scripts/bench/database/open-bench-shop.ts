import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { supabaseCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import type { Database } from "#app/data/database.types.ts";
import { supabaseCheckoutStore } from "#app/data/server/checkout-store.ts";
import { supabaseStock } from "#app/data/stock.ts";
import { BENCH_ORIGIN, openEmbedded } from "./open-embedded.ts";

export type BenchShop = Awaited<ReturnType<typeof openBenchShop>>;

/** Open a new embedded shop in a temporary folder, which `close` removes, with the shop's own clients. */
export async function openBenchShop() {
  const dataDir = await mkdtemp(join(tmpdir(), "gemma-luce-bench-"));
  const supabase = await openEmbedded(dataDir);
  const clientWith = (key: string) =>
    createClient<Database>(BENCH_ORIGIN, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => supabase.fetch(new Request(input, init)) },
    });
  const shopper = clientWith(supabase.publishableKey);
  return {
    sql: supabase.sql,
    catalogue: supabaseCatalogue(shopper),
    stock: supabaseStock(shopper),
    checkouts: supabaseCheckoutStore(clientWith(supabase.secretKey)),
    async close() {
      await supabase.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
