import { setTimeout as wait } from "node:timers/promises";
import { startSupabaseProcess } from "../../../tests/fixtures/journey-backend.ts";
import { discardShop, type RunningShop, startShop } from "../../../tests/fixtures/running-shop.ts";
import { markdownTable } from "../markdown-table.ts";
import { residentMegabytes } from "./resident-megabytes.ts";

const VISITED = ["/", "/shop", "/products/silk-wrap-dress", "/es"];
/** Long enough for what a start leaves behind to be collected. */
const IDLE_MS = 25_000;

async function idleAfterVisit(shop: RunningShop): Promise<number> {
  try {
    for (const path of VISITED) await fetch(shop.url + path).then((answer) => answer.text());
    await wait(IDLE_MS);
    return residentMegabytes(shop.pid);
  } finally {
    await discardShop(shop);
  }
}

/** Starts the built shop on its embedded database, and with a Supabase in another process; returns what each holds when idle. */
export async function benchIdleMemory(): Promise<string> {
  const embedded = await idleAfterVisit(await startShop());
  const backend = await startSupabaseProcess();
  try {
    const hosted = await idleAfterVisit(await startShop(backend.settings));
    return markdownTable(
      "Memory of the idle shop after one visit (MB resident)",
      ["embedded database", "hosted database"],
      [[embedded.toFixed(0), hosted.toFixed(0)]],
    );
  } finally {
    await backend.close();
  }
}
