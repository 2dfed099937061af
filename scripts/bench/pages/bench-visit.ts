import type { Browser } from "@playwright/test";
import { markdownTable } from "../markdown-table.ts";
import { visitFivePages } from "./visit-five-pages.ts";

/** Measure what a visit of five pages loads on the phone, with pages fetched ahead and in data saver mode, which fetches none. */
export async function benchVisit(browser: Browser, shop: string): Promise<string> {
  const rows: string[][] = [];
  for (const saveData of [false, true]) {
    const { bytes, requests } = await visitFivePages(browser, shop, saveData);
    const name = saveData ? "data saver mode" : "pages fetched ahead";
    rows.push([name, (bytes / 1024).toFixed(0), String(requests)]);
  }
  return markdownTable(
    "A visit of five pages on the phone: home, shop, a product, the shop, another product",
    ["how", "KB", "requests"],
    rows,
  );
}
