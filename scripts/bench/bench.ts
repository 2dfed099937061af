// `npm run bench`: writes docs/performance.md. `-- --quick` for a first look.
import { writeFile } from "node:fs/promises";
import os from "node:os";
import { chromium } from "@playwright/test";
import { discardShop, startShop } from "../../tests/fixtures/running-shop.ts";
import { chromiumArguments } from "../setup/chromium-arguments.ts";
import { benchDatabase, catalogueSizes } from "./database/bench-database.ts";
import { benchHost } from "./host/bench-host.ts";
import { benchIdleMemory } from "./host/bench-idle-memory.ts";
import { benchShopPage } from "./host/bench-shop-page.ts";
import { benchStarts } from "./host/bench-starts.ts";
import { markdownTable } from "./markdown-table.ts";
import { benchFilter } from "./pages/bench-filter.ts";
import { benchPages } from "./pages/bench-pages.ts";
import { benchTap } from "./pages/bench-tap.ts";
import { benchVisit } from "./pages/bench-visit.ts";

const quick = process.argv.includes("--quick");

async function databaseTable(): Promise<string> {
  const rows = await benchDatabase({ quick });
  return markdownTable(
    "The embedded database, by the size of the catalogue (medians in ms)",
    ["question", ...catalogueSizes({ quick }).map((size) => size.toLocaleString("en")), "ratio"],
    rows.map(({ name, values, ratio }) => [name, ...values.map(String), String(ratio)]),
  );
}

async function shopTables(): Promise<string[]> {
  const shop = await startShop();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: chromiumArguments,
  });
  try {
    return [
      await benchPages(browser, shop.url, { quick }),
      await benchTap(browser, shop.url, { quick }),
      await benchVisit(browser, shop.url),
      await benchFilter(browser, shop.url, { quick }),
      await benchHost(shop, { quick }),
    ];
  } finally {
    await browser.close();
    await discardShop(shop);
  }
}

const [processor] = os.cpus();
const report = [
  "# Performance",
  "",
  `Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} × ${processor?.model.trim()}, ` +
    `${(os.totalmem() / 1024 ** 3).toFixed(0)} GB, Node ${process.version}. Browser, load generator and server share the ` +
    "processor, so only numbers of one table are comparable: read the ratios.",
  "",
  "Phone: 390 × 844 at 2x, 150 ms round trip, 1.6 Mbit/s, processor four times slower. The floor page has the same words " +
    "and picture on its first screen, without script, style sheet or font. Checkout has a dress in the bag.",
  "",
  ...(await shopTables()),
  ...(quick ? [] : [await benchIdleMemory()]),
  await benchStarts(),
  await benchShopPage({ quick }),
  await databaseTable(),
].join("\n");

process.stdout.write(`${report}\n`);
if (!quick) await writeFile("docs/performance.md", report);
