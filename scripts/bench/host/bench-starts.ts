import { rm } from "node:fs/promises";
import { startShop } from "../../../tests/fixtures/running-shop.ts";
import { markdownTable } from "../markdown-table.ts";

async function timeToFirstAnswer(settings: Record<string, string>) {
  const begun = performance.now();
  const shop = await startShop(settings);
  await fetch(shop.url).then((answer) => answer.text());
  return { shop, seconds: (performance.now() - begun) / 1000 };
}

/** Measure the time to the first page, on an empty folder and on an existing one. */
export async function benchStarts() {
  const cold = await timeToFirstAnswer({});
  await cold.shop.stop();
  const second = await timeToFirstAnswer({ DATA_DIR: cold.shop.dataDir });
  await second.shop.stop();
  await rm(cold.shop.dataDir, { recursive: true, force: true });
  return markdownTable(
    "From the start to the first page (seconds)",
    ["empty folder", "second start"],
    [[cold.seconds.toFixed(1), second.seconds.toFixed(1)]],
  );
}
