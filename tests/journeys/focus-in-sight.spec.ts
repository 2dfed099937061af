import { expectFocusInSight, LOW_WINDOWS } from "../fixtures/focus-in-sight.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { openBag, openQuickView, quickAdd, visit } from "../fixtures/storefront.ts";

for (const [screen, viewport] of Object.entries(LOW_WINDOWS)) {
  test.describe(`focus on a low ${screen}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    test("is not obscured on any page", async ({ page }) => {
      for (const path of ["/", "/products/silk-wrap-dress", "/info/accessibility", "/orders"]) {
        await visit(page, path);
        await expectFocusInSight(page, path);
      }
      await visit(page, "/shop?category=dresses");
      await page.getByRole("button", { name: "Filters" }).click();
      await expect(page.getByRole("combobox", { name: "Category" })).toBeVisible();
      await expectFocusInSight(page, "the shop with its filters");
    });

    test("is not obscured in Quick View, the bag and checkout", async ({ page }) => {
      await visit(page, "/shop?category=shoes");
      await expect(await openQuickView(page, "Suede Ankle Boots")).toBeVisible();
      await expectFocusInSight(page, "Quick View");
      await page.keyboard.press("Escape");
      const shoes = await page.getByRole("button", { name: /^Quick Add: / }).all();
      for (const shoe of shoes) await shoe.click();
      await expect(await openBag(page)).toBeVisible();
      await expectFocusInSight(page, "the bag");
      await visit(page, "/checkout");
      await page.getByRole("textbox", { name: "Email" }).fill("nobody");
      await expectFocusInSight(page, "checkout");
    });
  });
}

test.describe("focus without a network", () => {
  test.use({
    viewport: LOW_WINDOWS.phone,
    contextOptions: { reducedMotion: "reduce" },
    // The browser reports failed requests.
    expectedConsoleErrors: [/ERR_|Failed to fetch/],
  });

  test("is not obscured by the offline notice, on the page and in the bag", async ({
    page,
    context,
  }) => {
    await visit(page, "/shop?category=accessories");
    await quickAdd(page, "Silk Twill Scarf", "Woven Leather Belt");
    await expect(await openBag(page)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText("You are offline.")).toBeVisible();
    await expectFocusInSight(page, "the bag");
    await page.keyboard.press("Escape");
    await expectFocusInSight(page, "the shop");
  });
});
