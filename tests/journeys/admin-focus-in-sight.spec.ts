import { expectFocusInSight, LOW_WINDOWS } from "../fixtures/focus-in-sight.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { placeOrder } from "./admin-order.ts";
import { openAdmin } from "./open-admin.ts";

for (const [screen, viewport] of Object.entries(LOW_WINDOWS)) {
  test.describe(`focus in the admin on a low ${screen}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    test("is not obscured in the product form and its conflict notice", async ({
      page,
      database,
    }) => {
      const { id } = await database.addProduct("Sighted Shawl", { sizes: ["S", "M"] });
      await openAdmin(page, "products");
      await page.getByRole("button", { name: "Edit Sighted Shawl" }).click();
      const modal = page.getByRole("dialog", { name: "Edit Product" });
      await expect(modal.getByLabel("Name", { exact: true })).toBeFocused();
      await expectFocusInSight(page, "the form");
      await database.change(`products?id=eq.${id}`, { price: 61, sizes: ["S", "L"], quantity: 4 });
      await modal.getByLabel("Price (USD)").fill("62");
      await modal.getByLabel("Quantity", { exact: true }).fill("5");
      await modal.getByRole("button", { name: "Save Changes" }).click();
      await expect(modal.getByRole("row", { name: /Price/ })).toContainText("61.00");
      await expectFocusInSight(page, "the form with its conflict");
    });

    test("is not obscured on tabs, orders and packing slips, also beside a toast", async ({
      page,
      shop,
      database,
    }) => {
      // Enough of them for a page that scrolls. All products have too many tab stops to walk through.
      const names = Array.from({ length: 9 }, (_, index) => `Passing Shawl ${index + 1}`);
      await Promise.all(names.map((name) => database.addProduct(name)));
      await placeOrder(shop, { firstName: "Ana", lastName: "Paz", email: "ana.paz@example.com" });
      await openAdmin(page, "products");
      await page.getByRole("searchbox").fill("Passing Shawl");
      await expect(page.getByRole("button", { name: "Delete Silk Wrap Dress" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Delete Passing Shawl 9" })).toBeVisible();
      // The paused clock keeps the toast.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      await page.getByRole("button", { name: "Delete Passing Shawl 1" }).click();
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeGreaterThan(viewport.height);
      await expectFocusInSight(page, "products beside a toast");
      await page.clock.resume();
      for (const tab of ["Categories & Collections", "Settings", "Orders"]) {
        await page.getByRole("link", { name: tab }).click();
        await expect(page.getByRole("heading", { level: 1, name: tab })).toBeVisible();
        await expectFocusInSight(page, tab);
      }
      await page.getByRole("row").nth(1).getByRole("link").click();
      await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
      await expectFocusInSight(page, "an order");
      await page.getByRole("link", { name: "Packing Slip" }).click();
      await expect(page.getByRole("article")).toBeVisible();
      await expectFocusInSight(page, "the packing slip");
    });
  });
}
