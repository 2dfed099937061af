import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop } from "../../../tests/fixtures/running-shop.ts";
import { growCatalogue } from "../database/grow-catalogue.ts";
import { openEmbedded } from "../database/open-embedded.ts";
import { markdownTable } from "../markdown-table.ts";
import { median } from "../median.ts";

/** Each round asks for another price, so that nobody has asked for the page before. */
const addressOf = (round: number) =>
  `/shop?category=dresses&size=M&stock=1&min=${20 + round}&max=900`;

async function grow(dataDir: string, size: number): Promise<void> {
  const embedded = await openEmbedded(dataDir);
  try {
    await growCatalogue(embedded.sql, size);
  } finally {
    await embedded.close();
  }
}

/** Returns the milliseconds that the built shop takes for a filtered page nobody has asked for: database, rendering, compression. */
async function timePage(dataDir: string, rounds: number): Promise<number> {
  const shop = await startShop({ DATA_DIR: dataDir });
  const times: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const answer = await fetch(shop.url + addressOf(round), {
        headers: { "accept-encoding": "br" },
      });
      await answer.arrayBuffer();
      times.push(performance.now() - start);
    }
  } finally {
    await shop.stop();
  }
  // The first compile what the others run.
  return median(times.slice(Math.floor(rounds / 4)));
}

/** Measures the shop page with filters, rendered anew, in a small catalogue and in a large one. */
export async function benchShopPage({ quick }: { quick: boolean }): Promise<string> {
  const [few, many] = [100, quick ? 10_000 : 100_000];
  const dataDir = await mkdtemp(join(tmpdir(), "gemma-luce-bench-page-"));
  try {
    await grow(dataDir, few);
    const small = await timePage(dataDir, quick ? 12 : 60);
    await grow(dataDir, many);
    const large = await timePage(dataDir, quick ? 12 : 60);
    return markdownTable(
      "The shop page with filters, rendered anew (medians in ms, database and rendering)",
      [few, many].map((size) => `${size.toLocaleString("en")} products`).concat("ratio"),
      [[small.toFixed(1), large.toFixed(1), (large / small).toFixed(2)]],
    );
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
