// `npm run load`: measure the shop's capacity and write docs/load.md. `-- --quick` for a first look. Fails if anything
// was lost.
import { writeFile } from "node:fs/promises";
import os from "node:os";
import { TEST_POSTGRES_URL } from "../../tests/fixtures/create-postgres.ts";
import { discardShop, startShop } from "../../tests/fixtures/running-shop.ts";
import { openShopDatabase } from "../../tests/fixtures/shop-database.ts";
import { TEST_PRODUCT } from "../../tests/recovery/faulty-shop.ts";
import { markdownTable } from "../bench/markdown-table.ts";
import { percentile } from "../bench/percentile.ts";
import { type CachedPagesResult, loadCachedPages } from "./load-cached-pages.ts";
import { type OverloadResult, overload } from "./overload.ts";
import { contradictionsOf, RATE, type Sales, sell } from "./sales.ts";

const quick = process.argv.includes("--quick");
const CACHED = { connections: 1000, seconds: quick ? 5 : 60 };
const OVERLOAD = { connections: 300, seconds: quick ? 5 : 20 };
const SALE_SECONDS = quick ? 5 : 30;

const problems: string[] = [];

/** Count equal texts, by their first 200 characters. */
function countAlike(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts.map((one) => one.slice(0, 200))) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

const whole = (value: number) => Math.round(value).toLocaleString("en");
const spread = (times: number[]) =>
  [0.5, 0.99, 1].map((share) => whole(percentile(times, share))).join(" / ");

function cachedPagesTable(result: CachedPagesResult): string {
  const { answered, perSecond, errors, non2xx, p50, p99, longest, memory } = result;
  if (errors + non2xx > 0) problems.push(`cached pages: ${errors} errors, ${non2xx} not 2xx`);
  return markdownTable(
    `${whole(CACHED.connections)} connections for ${CACHED.seconds} s on cached pages (embedded shop)`,
    [
      "answered",
      "per second",
      "errors",
      "not 2xx",
      "ms, p50 / p99 / longest",
      "MB before / highest / after",
    ],
    [
      [
        whole(answered),
        whole(perSecond),
        String(errors),
        String(non2xx),
        [p50, p99, longest].map(whole).join(" / "),
        [memory.before, memory.highest, memory.after].map(whole).join(" / "),
      ],
    ],
  );
}

function overloadTable(result: OverloadResult): string {
  const { statuses, errors, purchases, failures, cachedPages, recovered } = result;
  const strange = Object.keys(statuses).filter((status) => status !== "200" && status !== "503");
  problems.push(...strange.map((status) => `uncached pages: answered ${status}`));
  problems.push(...failures.map((failure) => `uncached pages, a purchase: ${failure}`));
  if (errors > 0) problems.push(`uncached pages: ${errors} errors`);
  return markdownTable(
    `${OVERLOAD.connections} connections for ${OVERLOAD.seconds} s above the capacity`,
    [
      "requests",
      "answered",
      "rejected (503)",
      "errors",
      "purchases during overload",
      "purchase, ms p50 / p99 / longest",
      "home page, ms",
      "recovered after",
    ],
    [
      [
        "uncached pages",
        whole(statuses["200"] ?? 0),
        whole(statuses["503"] ?? 0),
        String(errors),
        `${purchases.length}, ${failures.length} failed`,
        spread(purchases),
        spread(cachedPages),
        `${whole(recovered)} ms`,
      ],
    ],
  );
}

function salesTable(results: Sales[]): string {
  for (const sales of results) {
    problems.push(...contradictionsOf(sales).map((problem) => `${sales.channel}: ${problem}`));
  }
  return markdownTable(
    `${RATE} checkouts per second for ${SALE_SECONDS} s on a real Postgres`,
    [
      "through",
      "started",
      "held",
      "sold out",
      "paid",
      "failed",
      "oversold",
      "units held",
      "ms, p50 / p99 / longest",
    ],
    results.map(({ channel, started, held, soldOut, paid, failures, times, totals }) => [
      channel,
      whole(started),
      whole(held),
      whole(soldOut),
      whole(paid),
      String(failures.length),
      String(totals.oversold),
      `${whole(totals.held)} of ${whole(totals.units)}`,
      spread(times),
    ]),
  );
}

async function embeddedTables(): Promise<string[]> {
  const shop = await startShop({ CHECKOUTS_PER_IP: "1000000" });
  const { database } = await openShopDatabase(shop);
  await database.change(`products?id=eq.${TEST_PRODUCT.id}`, { quantity: TEST_PRODUCT.stock });
  try {
    const cached = cachedPagesTable(await loadCachedPages(shop, CACHED));
    return [cached, overloadTable(await overload(shop.url, OVERLOAD))];
  } finally {
    await discardShop(shop);
  }
}

async function postgresTables(): Promise<string[]> {
  if (!TEST_POSTGRES_URL) {
    process.stdout.write("skipped: checkouts on a real Postgres (TEST_POSTGRES_URL is not set)\n");
    return [];
  }
  return [salesTable([await sell("database", SALE_SECONDS), await sell("shop", SALE_SECONDS)])];
}

const [processor] = os.cpus();
const report = [
  "# Load",
  "",
  `Measured by \`npm run load\` on ${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} × ${processor?.model.trim()}, ` +
    `${(os.totalmem() / 1024 ** 3).toFixed(0)} GB, Node ${process.version}. The shop is one process; the load generator, its database ` +
    "and Postgres share the same processors.",
  "",
  ...(await embeddedTables()),
  ...(await postgresTables()),
].join("\n");

process.stdout.write(`${report}\n`);
for (const [problem, count] of countAlike(problems))
  process.stdout.write(`FAIL ${count} × ${problem}\n`);
if (!quick && TEST_POSTGRES_URL) await writeFile("docs/load.md", report);
process.exit(problems.length === 0 ? 0 : 1);
