import type { Browser } from "@playwright/test";
import { markdownTable } from "../markdown-table.ts";
import { median } from "../median.ts";
import { tapAndReturn } from "./tap-and-return.ts";

/** Measure a phone's navigation from a tapped card to its drawn page, and back. */
export async function benchTap(browser: Browser, shop: string, { quick }: { quick: boolean }) {
  const runs: { tap: number; back: number }[] = [];
  for (let round = 0; round < (quick ? 2 : 12); round += 1) {
    runs.push(await tapAndReturn(browser, shop, round % 6));
  }
  const rows = (["tap", "back"] as const).map((what) => {
    const times = runs.map((run) => run[what]);
    const name = { tap: "a card tapped, to its page", back: "back, to the grid" }[what];
    return [name, median(times).toFixed(0), Math.max(...times).toFixed(0)];
  });
  return markdownTable(
    "From one page to another on the phone, after four seconds on each",
    ["what", "median ms", "most ms"],
    rows,
  );
}
