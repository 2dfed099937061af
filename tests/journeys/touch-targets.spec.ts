import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { openBag, openQuickView, quickAdd, SCREENS, visit } from "../fixtures/storefront.ts";

const PATHS = ["/", "/shop", "/products/suede-ankle-boots", "/bag", "/orders", "/es/shop"];

/** Side of a comfortable touch target in CSS pixels (WCAG 2.2, 2.5.5; Apple's and Google's guidelines). */
const TOUCH_SIZE = 44;

/** Return the visible controls smaller than 44 px, except links within sentences and links stretched over their card. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((size) => {
    const isInSentence = (element: Element) => {
      const block = element.closest("p, dd, td");
      return element.matches("a") && block && block.textContent !== element.textContent;
    };
    const isStretched = (element: Element) =>
      getComputedStyle(element, "::after").position === "absolute";
    return [...document.querySelectorAll("a, button, input, select, textarea, summary")]
      .filter((element) => element.checkVisibility() && !element.closest(".sr-only"))
      .filter((element) => !isInSentence(element) && !isStretched(element))
      .map((element) => ({
        element,
        box: (element.closest("label") ?? element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < size - 0.5)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width}×${box.height}`);
  }, TOUCH_SIZE);
}

test.use({
  ...SCREENS.phone,
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: "reduce" },
});

test("has no target under 44 pixels on a phone", async ({ page }) => {
  for (const path of PATHS) {
    await visit(page, path);
    expect(await smallTargets(page), path).toEqual([]);
  }
  await visit(page, "/shop?category=shoes");
  await page.getByRole("button", { name: "Filters" }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await smallTargets(page), "the filters").toEqual([]);
  await page.keyboard.press("Escape");
  const quickView = await openQuickView(page, "Woven Espadrilles");
  await expect(quickView).toBeVisible();
  expect(await smallTargets(page), "Quick View").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(quickView).toBeHidden();
  await quickAdd(page, "Woven Espadrilles");
  await expect(await openBag(page)).toBeVisible();
  expect(await smallTargets(page), "the bag").toEqual([]);
  await visit(page, "/checkout");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await smallTargets(page), "the checkout").toEqual([]);
});

test("shows a product's price and sizes above the bar in the first screen", async ({ page }) => {
  for (const path of ["/products/silk-wrap-dress", "/es/products/suede-ankle-boots"]) {
    await visit(page, path);
    const button = page.getByRole("button", { name: /^(Add to Bag|Agregar a la bolsa)$/ });
    const bar = await button.boundingBox();
    const size = await page.getByRole("group").first().getByRole("radio").nth(1).boundingBox();
    const price = await page.getByRole("main").getByText("$2").first().boundingBox();
    if (!bar || !size || !price) throw new Error("Something is not shown");
    expect(bar.y + bar.height, path).toBeLessThanOrEqual(740);
    expect(size.y + size.height, path).toBeLessThanOrEqual(bar.y);
    expect(price.y + price.height, path).toBeLessThanOrEqual(size.y);
  }
});

test("keeps Add to Bag in reach down to the end of a product's page", async ({ page }) => {
  await visit(page, "/products/suede-ankle-boots");
  const footer = page.getByRole("contentinfo").getByRole("link", { name: "Español" });
  const button = page.getByRole("button", { name: "Add to Bag" });
  // Sections below the fold get their height when they come into view.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [bar, last] = [await button.boundingBox(), await footer.boundingBox()];
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.tap();
  await expect(page.getByRole("alert")).toHaveText("Please select size and color");
  await expect(page.getByRole("radio", { name: "38" })).toBeInViewport();
});
