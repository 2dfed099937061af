import type { Page } from "@playwright/test";
import { observeLayoutShifts, painted } from "../fixtures/layout-shifts.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { productCard, SCREENS, visit } from "../fixtures/storefront.ts";
import { field, openCheckout } from "./checkout-form.ts";

/** Less than one line that moves by its height. Late fonts move a little. */
const MAX_SHIFT = 0.005;

async function saveOneProduct(page: Page) {
  await visit(page, "/shop");
  const heart = page.getByRole("button", { name: "Add Silk Wrap Dress to wishlist" });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
}

/** Pages that show what the browser has stored, and what they show of it. */
const PAGES = [
  {
    name: "checkout with a bag",
    path: "/checkout",
    store: openCheckout,
    shown: (page: Page) => field(page, "First Name"),
  },
  {
    name: "checkout without a bag",
    path: "/checkout",
    store: (page: Page) => visit(page, "/"),
    shown: (page: Page) => page.getByRole("heading", { name: "Your cart is empty" }),
  },
  {
    name: "a wishlist",
    path: "/wishlist",
    store: saveOneProduct,
    shown: (page: Page) => productCard(page, "Silk Wrap Dress"),
  },
];

for (const [screenName, screen] of Object.entries(SCREENS)) {
  test.describe(`on ${screenName}`, () => {
    test.use(screen);

    for (const { name, path, store, shown } of PAGES) {
      test(`${name} moves nothing when it has loaded`, async ({ page }) => {
        await store(page);
        const takeShifts = await observeLayoutShifts(page);
        const scripts = Promise.withResolvers<void>();
        await page.route("**/assets/*.js", async (route) => {
          await scripts.promise;
          await route.continue();
        });

        await page.goto(path, { waitUntil: "commit" });
        await expect(page.getByRole("contentinfo")).toBeAttached();
        await page.evaluate(async () => void (await document.fonts.ready));
        await painted(page);
        scripts.resolve();
        await expect(shown(page)).toBeVisible();
        await painted(page);

        const { sum, report } = await takeShifts();
        expect(sum, report).toBeLessThan(MAX_SHIFT);
      });
    }
  });
}
