import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures/shop-test.ts";
import { visit } from "../fixtures/storefront.ts";

/** Return the swatch of Cream on a product's page. */
async function visitCream(page: Page): Promise<Locator> {
  await visit(page, "/products/silk-wrap-dress");
  const label = page.locator("label").filter({ has: page.getByRole("radio", { name: "Cream" }) });
  return label.locator("span[style]");
}

test("shows a swatch in its own color where the browser darkens pages", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  const picture = sharp(await (await visitCream(page)).screenshot());
  const { channels } = await picture.stats();
  expect(channels[0]?.max).toBeGreaterThan(230);
});

test("shows the edge of a swatch in forced colors, which keep its color", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const swatch = await visitCream(page);
  await expect(swatch).toHaveCSS("background-color", "rgb(243, 230, 203)");
  await expect(swatch).toHaveCSS("border-top-color", "rgb(255, 255, 255)");
});
