import { expectNoViolationsOnScreens } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { bagOf, openBag, quickAdd, SCREENS, visit } from "../fixtures/storefront.ts";

test.describe("a bag sent as a link", () => {
  test.use({ ...SCREENS.phone, contextOptions: { reducedMotion: "reduce" } });

  test("shows its items and adds them only on request", async ({
    page,
    browser,
    database,
    baseURL,
  }) => {
    const soldOut = await database.addProduct("Shared Shoes");
    await database.addProduct("Shared Shawl");
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
      });
    });
    await visit(page, "/shop?q=shared");
    await quickAdd(page, "Shared Shoes", "Shared Shawl", "Shared Shawl");
    const bag = await openBag(page);
    await bag.getByRole("button", { name: "Share this bag" }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    await expectNoViolationsOnScreens(page, "the share panel");
    const link = await page.evaluate(() => (window as Window & { copied?: string }).copied ?? "");
    expect(new URL(link).origin).toBe(baseURL);

    const friend = await browser.newContext({ ...SCREENS.phone, baseURL, serviceWorkers: "block" });
    const other = await friend.newPage();
    await visit(other, "/shop?category=accessories");
    await quickAdd(other, "Woven Leather Belt");
    await database.change(`products?id=eq.${soldOut.id}`, { inventory_status: "sold-out" });
    await visit(other, link.replace("/bag?", "/es/bag?"));
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(
      "Compartieron una bolsa contigo",
    );
    await expect(other.getByRole("main")).toContainText("Ya no está disponible");
    await expectNoViolationsOnScreens(other, "a shared bag in Spanish");
    await visit(other, link);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("A bag was shared with you");
    const lines = other.getByRole("main").getByRole("listitem");
    await expect(lines.filter({ hasText: "Shared Shoes" })).toContainText("Not available any more");
    await expect(lines.filter({ hasText: "Shared Shawl" })).toContainText("$100.00");
    await expectNoViolationsOnScreens(other, "a shared bag");
    await expect(other.getByRole("button", { name: "Shopping bag, 1 item" })).toBeVisible();
    await other.getByRole("button", { name: "Add to my bag" }).click();
    await expect(bagOf(other)).toContainText("Shared Shawl");
    await expect(bagOf(other)).toContainText("Woven Leather Belt");
    await expect(bagOf(other)).not.toContainText("Shared Shoes");
    await friend.close();
  });
});

test("shows that a link has no valid items", async ({ page }) => {
  for (const query of ["", "?line=1.x.M.Navy", "?line=%00&line=<script>alert(1)</script>"]) {
    await visit(page, `/bag${query}`);
    await expect(page.getByText("Nothing in this bag is available any more.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add to my bag" })).toBeHidden();
  }
  await expectNoViolationsOnScreens(page, "a link without items");
});
