import { observeLayoutShifts } from "../fixtures/layout-shifts.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit } from "../fixtures/storefront.ts";
import { field, openCheckout } from "./checkout-form.ts";

/** Less than a line that moves by its height. The fonts and the count of the bag may move by a fraction of that. */
const MAX_SHIFT = 0.005;

for (const [name, screen] of Object.entries(SCREENS)) {
  test.describe(`checkout on ${name}`, () => {
    test.use(screen);

    for (const bag of ["filled", "empty"]) {
      test(`moves nothing when it shows a bag that is ${bag}`, async ({ page }) => {
        if (bag === "filled") await openCheckout(page);
        else await visit(page, "/");
        const takeShifts = await observeLayoutShifts(page);
        const scripts = Promise.withResolvers<void>();
        await page.route("**/assets/*.js", async (route) => {
          await scripts.promise;
          await route.continue();
        });

        await page.goto("/checkout", { waitUntil: "commit" });
        await expect(page.getByText("Loading your bag…")).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        scripts.resolve();
        const shown =
          bag === "filled"
            ? field(page, "First Name")
            : page.getByRole("heading", { name: "Your cart is empty" });
        await expect(shown).toBeVisible();

        const { sum, report } = await takeShifts();
        expect(sum, report).toBeLessThan(MAX_SHIFT);
      });
    }
  });
}
