import type { Browser } from "@playwright/test";
import { markdownTable } from "../markdown-table.ts";
import { PROFILES, slowDown } from "../profiles.ts";

/** How long a shopper looks at each page. */
const LOOK_MS = 4000;

/** Visit the home page, the shop, a product, the shop again and another product. Returns kilobytes on the wire, and requests. */
async function visit(browser: Browser, shop: string, saveData: boolean) {
  const [phone] = PROFILES;
  if (!phone) throw new Error("No profile to measure with");
  const context = await browser.newContext({ ...phone.context, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.addInitScript((isSaving) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: isSaving } });
    }, saveData);
    const session = await context.newCDPSession(page);
    await slowDown(session, phone);
    await session.send("Network.setCacheDisabled", { cacheDisabled: false });
    let bytes = 0;
    let requests = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += encodedDataLength > 0 ? 1 : 0;
    });
    const look = () => page.waitForTimeout(LOOK_MS);
    const tapCard = async (index: number) => {
      await page.getByRole("main").getByRole("article").nth(index).getByRole("link").first().tap();
      await page.waitForURL("**/products/*");
      await look();
    };
    await page.goto(shop, { waitUntil: "load" });
    await look();
    await page.getByRole("main").getByRole("link", { name: "Shop Collections" }).tap();
    await page.waitForURL("**/shop");
    await look();
    await tapCard(0);
    await page.goBack();
    await look();
    await tapCard(1);
    return { bytes, requests };
  } finally {
    await context.close();
  }
}

/** Measure what a visit of five pages loads on the phone, with pages fetched ahead and in data saver mode, which fetches none. */
export async function benchVisit(browser: Browser, shop: string): Promise<string> {
  const rows: string[][] = [];
  for (const saveData of [false, true]) {
    const { bytes, requests } = await visit(browser, shop, saveData);
    const name = saveData ? "data saver mode" : "pages fetched ahead";
    rows.push([name, (bytes / 1024).toFixed(0), String(requests)]);
  }
  return markdownTable(
    "A visit of five pages on the phone: home, shop, a product, the shop, another product",
    ["how", "KB", "requests"],
    rows,
  );
}
