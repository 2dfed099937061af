import { markdownTable } from "../markdown-table.ts";
import { percentile } from "../percentile.ts";
import type { Load } from "./generate-load.ts";
import { loadPage } from "./load-page.ts";
import { residentMegabytes } from "./resident-megabytes.ts";
import { startBareServer } from "./start-bare-server.ts";

const PAGES = ["/", "/products/silk-wrap-dress"];

const p99 = ({ times }: Load) => percentile(times, 0.99).toFixed(0);

type Shop = { url: string; pid: number | undefined };

/** Measure a running shop under load beside a bare server that sends the same bytes. */
export async function benchHost({ url, pid }: Shop, { quick }: { quick: boolean }) {
  const seconds = quick ? 3 : 15;
  const bare = await startBareServer(url, PAGES);
  const rows: string[][] = [];
  try {
    for (const page of PAGES) {
      await loadPage(url + page, { seconds: 2 });
      const ours = await loadPage(url + page, { seconds });
      const least = await loadPage(bare.url + page, { seconds });
      rows.push([
        page,
        ours.perSecond.toFixed(0),
        least.perSecond.toFixed(0),
        `${((100 * ours.perSecond) / least.perSecond).toFixed(0)} %`,
        `${p99(ours)} / ${p99(least)}`,
        `${ours.non2xx + ours.errors}`,
      ]);
    }
  } finally {
    bare.stop();
  }
  // A warm-up: caches grow before the measurement.
  if (!quick) await loadPage(`${url}/`, { requests: 50_000 });
  const before = residentMegabytes(pid);
  if (!quick) await loadPage(`${url}/`, { requests: 100_000 });
  return [
    markdownTable(
      "The host, 16 connections (the load generator shares the processor)",
      ["page", "requests/s", "bare server", "share", "p99 ms, ours / bare", "errors"],
      rows,
    ),
    markdownTable(
      "Memory, embedded (MB resident)",
      ["before", quick ? "now" : "after 100,000 requests more"],
      [[before.toFixed(0), residentMegabytes(pid).toFixed(0)]],
    ),
  ].join("\n");
}
