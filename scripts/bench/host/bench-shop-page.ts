import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningShop, startShop } from "../../../tests/fixtures/running-shop.ts";
import { catalogueSizes } from "../database/bench-database.ts";
import { growCatalogue } from "../database/grow-catalogue.ts";
import { openEmbedded } from "../database/open-embedded.ts";
import { markdownTable } from "../markdown-table.ts";
import { median } from "../median.ts";

/** Every round filters by another price, so that the page is never cached. */
const pathOf = (round: number) => `/shop?category=dresses&size=M&stock=1&min=${20 + round}&max=900`;

async function grow(dataDir: string, size: number): Promise<void> {
  const embedded = await openEmbedded(dataDir);
  try {
    await growCatalogue(embedded.sql, size);
  } finally {
    await embedded.close();
  }
}

/** Return the milliseconds of an uncached filtered page: database, rendering, compression. */
async function timePage(url: string, round: number): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url + pathOf(round), { headers: { "accept-encoding": "br" } });
  await answer.arrayBuffer();
  return performance.now() - start;
}

/** Measure the filtered shop page in catalogues of several sizes, in turns, so that all see the same load of the machine. */
export async function benchShopPage({ quick }: { quick: boolean }): Promise<string> {
  const sizes = catalogueSizes({ quick });
  const rounds = quick ? 12 : 60;
  const folders: string[] = [];
  const shops: RunningShop[] = [];
  try {
    for (const size of sizes) {
      const folder = await mkdtemp(join(tmpdir(), "gemma-luce-bench-page-"));
      folders.push(folder);
      await grow(folder, size);
    }
    for (const folder of folders) shops.push(await startShop({ DATA_DIR: folder }));
    const times = shops.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { url }] of shops.entries()) {
        times[index]?.push(await timePage(url, round));
      }
    }
    // The first rounds include compilation.
    const medians = times.map((all) => median(all.slice(Math.floor(rounds / 4))));
    const [small = Number.NaN] = medians;
    return markdownTable(
      "The shop page with filters, rendered anew (medians in ms, database and rendering)",
      ["", ...sizes.map((size) => `${size.toLocaleString("en")} products`)],
      [
        ["ms", ...medians.map((time) => time.toFixed(1))],
        ["ratio", ...medians.map((time) => (time / small).toFixed(2))],
      ],
    );
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
}
