import { expect, test } from "../fixtures/shop-test.ts";
import { productCard, quickAdd, visit } from "../fixtures/storefront.ts";

const WIDTHS = [320, 390, 768, 1024, 1440, 1920, 2560];
const PATHS = [
  "/",
  "/shop",
  "/products/silk-wrap-dress",
  "/checkout",
  "/confirmation",
  "/info/size-guide",
];

test("loads pictures of cards as wide as a wide screen shows them", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of ["/", "/shop"]) {
    await visit(page, path);
    const picture = productCard(page, "Silk Wrap Dress").getByRole("img").first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc), path)
      .toMatch(/-400\.\w+$/);
  }
});

test("has no horizontal scroll from 320 to 2560 pixels", async ({ page }) => {
  await visit(page, "/shop?category=accessories");
  await quickAdd(page, "Italian Leather Handbag", "Woven Leather Belt");
  for (const path of PATHS) {
    await visit(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const sizes = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        window.scrollTo(10_000, 0);
        return { overflow: scrollWidth - clientWidth, moved: window.scrollX };
      });
      expect(sizes, `${path} at ${width}`).toEqual({ overflow: 0, moved: 0 });
    }
  }
});

test("shows every column of the size guide on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/info/size-guide", "/es/info/size-guide"]) {
    await visit(page, path);
    for (const table of await page.getByRole("main").getByRole("table").all()) {
      const cut = await table.evaluate((element) => {
        const scroller = element.parentElement;
        return scroller && scroller.scrollWidth - scroller.clientWidth;
      });
      expect(cut, path).toBe(0);
    }
  }
});
