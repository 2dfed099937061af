import { expectNoViolations } from "../fixtures/axe.ts";
import { expectMenuBelowHeader } from "../fixtures/shop-menu.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { visit } from "../fixtures/storefront.ts";

test.describe("search in the header", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("finds products, categories and collections as one types, on any page", async ({ page }) => {
    await visit(page, "/info/about");
    const field = page.getByRole("banner").getByLabel("Search the shop");
    await field.click();
    const list = page.getByRole("listbox", { name: "Search" });
    await expect(list.getByRole("option", { name: "Shoes", exact: true })).toBeVisible();
    await field.pressSequentially("milan");
    await expect(list.getByRole("option", { name: "Modern Milan" })).toBeVisible();
    await expect(list.getByRole("option", { name: /^Milanese Trench Coat/ })).toContainText("$");
    await expect(page.getByRole("status").filter({ hasText: /^1 product$/ })).toHaveCount(1);
    await expectNoViolations(page, "the search");

    await test.step("browsers expose the links as options", async () => {
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send("Accessibility.getFullAXTree");
      const exposed = nodes.filter(({ role }) => role?.value === "option");
      await expect(list.getByRole("option")).toHaveCount(exposed.length);
    });

    await test.step("Escape closes it and leaves the focus", async () => {
      await page.keyboard.press("Escape");
      await expect(list).toBeHidden();
      await expect(field).toBeFocused();
    });

    await test.step("an arrow key opens it, Enter follows the option", async () => {
      await page.keyboard.press("ArrowDown");
      await expect(list).toBeVisible();
      await page.keyboard.press("ArrowDown");
      const first = list.getByRole("option").first();
      await expect(first).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/shop\?collection=modern-milan$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Modern Milan");
      await expect(list).toBeHidden();
    });

    await test.step("Enter alone goes to the full results", async () => {
      await field.click();
      await field.pressSequentially("belt");
      await expect(list.getByRole("option", { name: /^Woven Leather Belt/ })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/shop\?q=belt$/);
      await expect(page.getByRole("searchbox", { name: "Search products" })).toHaveValue("belt");
    });

    await test.step("a product opens by a press", async () => {
      await field.click();
      await field.pressSequentially("scarf");
      await list.getByRole("option", { name: /^Silk Twill Scarf/ }).click();
      await expect(page).toHaveURL(/\/products\/silk-twill-scarf$/);
    });
  });
});

test.describe("search in Spanish", () => {
  test.use({ locale: "es-EC" });

  test("suggests a corrected search where one finds nothing", async ({ page }) => {
    await visit(page, "/es");
    const field = page.getByRole("banner").getByLabel("Buscar en la tienda");
    await field.click();
    await field.pressSequentially("pantalom volador");
    await page.getByRole("option", { name: "¿Quisiste decir «pantalón»?" }).click();
    await expect(page).toHaveURL(/\/es\/shop\?q=pantal%C3%B3n$/);
    await expect(page.getByRole("article").filter({ hasText: /palazzo/i })).toBeVisible();
  });
});

test.describe("the menu of categories", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("hangs at the header's lower edge", async ({ page }) => {
    await visit(page, "/info/about");
    await expectMenuBelowHeader(page);
  });

  test("opens by keyboard, returns the focus and leads to a category under its name", async ({
    page,
  }) => {
    await visit(page, "/");
    const opener = page.getByRole("button", { name: "Categories" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("navigation", { name: "Categories" });
    await expect(menu.getByRole("link", { name: "La Dolce Vita" })).toBeVisible();
    await expectNoViolations(page, "the menu of categories");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link").first()).toBeFocused();
    await menu.getByRole("link", { name: "Shoes" }).click();
    await expect(page).toHaveURL(/\/shop\?category=shoes$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shoes");
    await expect(menu).toBeHidden();
  });
});
