import { setTimeout as wait } from "node:timers/promises";
import { startSupabaseProcess } from "../../../tests/fixtures/journey-backend.ts";
import { discardShop, type RunningShop, startShop } from "../../../tests/fixtures/running-shop.ts";
import { markdownTable } from "../markdown-table.ts";
import { residentMegabytes } from "./resident-megabytes.ts";

const VISITED = ["/", "/shop", "/products/silk-wrap-dress", "/es"];
/** Long enough for the garbage of the start to be collected. */
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

/** Measure the idle memory of the built shop with the embedded database and with a hosted one. */
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
