// `npm run load`: one report of what the shop carries. `-- --quick` for a first look. Fails when anything was lost on the way.
import { writeFile } from "node:fs/promises";
import os from "node:os";
import { TEST_POSTGRES_URL } from "../../tests/fixtures/create-postgres.ts";
import { discardShop, startShop } from "../../tests/fixtures/running-shop.ts";
import { openShopDatabase } from "../../tests/fixtures/shop-database.ts";
import { TEST_PRODUCT } from "../../tests/recovery/faulty-shop.ts";
import { markdownTable } from "../bench/markdown-table.ts";
import { type CrowdResult, crowd } from "./crowd.ts";
import { newPages, type OverloadResult, overload } from "./overload.ts";
import { percentile } from "./percentile.ts";
import { RATE, type Sales, sell, wrongsOf } from "./sales.ts";

const quick = process.argv.includes("--quick");
const CROWD = { connections: 1000, seconds: quick ? 5 : 60 };
const OVERLOAD = { connections: 300, seconds: quick ? 5 : 20 };
const SALE_SECONDS = quick ? 5 : 30;

const wrongs: string[] = [];

/** The beginning of each thing that went wrong, with how often it did. */
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

function crowdTable(result: CrowdResult): string {
  const { answered, perSecond, errors, non2xx, p50, p99, longest, memory } = result;
  if (errors + non2xx > 0) wrongs.push(`crowd: ${errors} errors, ${non2xx} refusals`);
  return markdownTable(
    `${whole(CROWD.connections)} connections for ${CROWD.seconds} s on pages that are kept (embedded shop)`,
    [
      "answered",
      "a second",
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

function overloadTable(results: Map<string, OverloadResult>): string {
  for (const [name, { statuses, errors, failures }] of results) {
    const strange = Object.keys(statuses).filter((status) => status !== "200" && status !== "503");
    for (const status of strange) wrongs.push(`${name}: answered ${status}`);
    wrongs.push(...failures.map((failure) => `${name}, a purchase: ${failure}`));
    if (errors > 0) wrongs.push(`${name}: ${errors} errors`);
  }
  return markdownTable(
    `${OVERLOAD.connections} connections for ${OVERLOAD.seconds} s that ask for more than it carries`,
    [
      "asked for",
      "answered",
      "told to come back",
      "errors",
      "purchases meanwhile",
      "purchase, ms p50 / p99 / longest",
      "home page, ms",
      "answered again after",
    ],
    [...results].map(([name, { statuses, errors, purchases, failures, keptPages, recovered }]) => [
      name,
      whole(statuses["200"] ?? 0),
      whole(statuses["503"] ?? 0),
      String(errors),
      `${purchases.length}, ${failures.length} failed`,
      spread(purchases),
      spread(keptPages),
      `${whole(recovered)} ms`,
    ]),
  );
}

function salesTable(doors: Sales[]): string {
  for (const sales of doors) {
    wrongs.push(...wrongsOf(sales).map((wrong) => `${sales.door}: ${wrong}`));
  }
  return markdownTable(
    `${RATE} checkouts a second for ${SALE_SECONDS} s on a real Postgres`,
    [
      "through",
      "started",
      "held",
      "sold out",
      "paid",
      "failed",
      "oversold",
      "held of the shelf",
      "ms, p50 / p99 / longest",
    ],
    doors.map(({ door, started, held, soldOut, paid, failures, times, books }) => [
      door,
      whole(started),
      whole(held),
      whole(soldOut),
      whole(paid),
      String(failures.length),
      String(books.oversold),
      `${whole(books.held)} of ${whole(books.pieces)}`,
      spread(times),
    ]),
  );
}

async function embeddedTables(): Promise<string[]> {
  const shop = await startShop({ CHECKOUTS_PER_IP: "1000000" });
  const { database } = await openShopDatabase(shop);
  await database.change(`products?id=eq.${TEST_PRODUCT.id}`, { quantity: TEST_PRODUCT.stock });
  try {
    const crowded = crowdTable(await crowd(shop, CROWD));
    const result: OverloadResult = await overload(shop.url, newPages, OVERLOAD);
    return [crowded, overloadTable(new Map([[newPages.name, result]]))];
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
    `${(os.totalmem() / 1024 ** 3).toFixed(0)} GB, Node ${process.version}. The shop is one process; who asks it, its database ` +
    "and Postgres share the same processors.",
  "",
  ...(await embeddedTables()),
  ...(await postgresTables()),
].join("\n");

process.stdout.write(`${report}\n`);
for (const [wrong, count] of countAlike(wrongs))
  process.stdout.write(`WRONG ${count} × ${wrong}\n`);
if (!quick && TEST_POSTGRES_URL) await writeFile("docs/load.md", report);
process.exit(wrongs.length === 0 ? 0 : 1);
