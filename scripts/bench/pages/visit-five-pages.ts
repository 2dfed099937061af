import type { Browser } from "@playwright/test";
import { PHONE, slowDown } from "../profiles.ts";

/** How long a shopper looks at each page. */
const LOOK_MS = 4000;

/** Visit the home page, the shop, a product, the shop again and another product. Returns bytes on the wire, and requests. */
export async function visitFivePages(browser: Browser, shop: string, saveData: boolean) {
  const context = await browser.newContext({ ...PHONE.context, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.addInitScript((isSaving) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: isSaving } });
    }, saveData);
    const session = await context.newCDPSession(page);
    await slowDown(session, PHONE);
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
