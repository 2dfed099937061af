import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { quickAdd, SCREENS, visit } from "../fixtures/storefront.ts";

const WIDTHS = [320, 390, 768, 1024, 1440, 1920, 2560];
const ADDRESSES = [
  "/",
  "/shop",
  "/products/silk-wrap-dress",
  "/checkout",
  "/confirmation",
  "/info/size-guide",
];

test("no page scrolls sideways from 320 to 2560 pixels", async ({ page }) => {
  await visit(page, "/shop?category=accessories");
  await quickAdd(page, "Italian Leather Handbag", "Woven Leather Belt");
  for (const address of ADDRESSES) {
    await visit(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const sizes = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        window.scrollTo(10_000, 0);
        return { overflow: scrollWidth - clientWidth, moved: window.scrollX };
      });
      expect(sizes, `${address} at ${width}`).toEqual({ overflow: 0, moved: 0 });
    }
  }
});

/** Walks down the page so that every picture is fetched, and waits until each has come and been painted. */
async function seeAll(page: Page) {
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo({ top, behavior: "instant" });
      await painted();
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    await painted();
  });
  await page.waitForLoadState("networkidle");
}

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`nothing jumps on ${screen}`, () => {
    test.use(options);

    for (const address of ["/", "/shop", "/products/silk-wrap-dress"]) {
      test(`while ${address} loads and is scrolled through`, async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
          }).observe({ type: "layout-shift", buffered: true });
        });
        await visit(page, address);
        await seeAll(page);
        const shifts = await page.evaluate(() => (window as Window & { shifts?: string[] }).shifts);
        const sum = (shifts ?? ["{}"]).reduce((all, shift) => all + JSON.parse(shift).value, 0);
        expect(sum, `${shifts}`).toBeLessThan(0.001);
      });
    }
  });
}
