import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures/shop-test.ts";
import { openBag, quickAdd, visit } from "../fixtures/storefront.ts";

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

test("keeps a color's swatch beside the end of its name in the bag, at every width", async ({
  page,
  database,
}) => {
  const name = "Long Swatch Scarf";
  await database.addProduct(name, { colors: ["Sage green of old garden"] });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/shop?q=${encodeURIComponent(name)}`);
  await quickAdd(page, name);
  const choice = (await openBag(page)).getByText("Color: Sage green");
  await expect(choice).toBeVisible();
  const problems = await choice.evaluate((element) => {
    const [line, swatch] = [element.parentElement, element.lastElementChild];
    if (!line || !swatch) return ["no swatch"];
    const text = document.createRange();
    text.selectNodeContents(element);
    text.setEndBefore(swatch);
    const found: string[] = [];
    for (let width = line.clientWidth; width > 110; width -= 1) {
      // Only newer browsers avoid short last lines.
      line.style.cssText = `width: ${width}px; text-wrap: wrap`;
      const end = [...text.getClientRects()].filter((box) => box.width > 0).at(-1);
      const { top, bottom, left, right } = swatch.getBoundingClientRect();
      const isBeside = end && top >= end.top && bottom <= end.bottom && left >= end.right;
      if (!isBeside) found.push(`not beside at ${width}`);
      if (right > line.getBoundingClientRect().right) found.push(`outside at ${width}`);
    }
    return found;
  });
  expect(problems).toEqual([]);
});
