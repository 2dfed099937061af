import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit } from "../fixtures/storefront.ts";

const names = (page: Page) => page.getByRole("article").getByRole("heading");
const count = (page: Page) =>
  page
    .getByRole("status")
    .filter({ hasText: /^\d+ products?$/ })
    .first();

/** Scroll to a link and follow it once the cards above are rendered. */
async function follow(link: Locator) {
  await link.scrollIntoViewIfNeeded();
  await link.click();
}

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`the shop on ${screen}`, () => {
    test.use(options);

    test("sorts by newest, price up and price down, in the URL", async ({ page }) => {
      await visit(page, "/shop?category=shoes");
      const sort = page.getByRole("combobox", { name: "Sort by" });
      await expect(names(page)).toHaveText([
        "Italian Leather Loafers",
        "Leather Slingback Pumps",
        "Suede Ankle Boots",
        "Woven Espadrilles",
      ]);
      await sort.selectOption("Price: low to high");
      await expect(page).toHaveURL(/\?category=shoes&sort=price-up$/);
      await expect(names(page)).toHaveText([
        "Woven Espadrilles",
        "Italian Leather Loafers",
        "Leather Slingback Pumps",
        "Suede Ankle Boots",
      ]);
      await sort.selectOption("Price: high to low");
      await expect(page).toHaveURL(/\?category=shoes&sort=price-down$/);
      await expect(names(page).first()).toHaveText("Suede Ankle Boots");
      await sort.selectOption("Newest");
      await expect(page).toHaveURL(/\?category=shoes$/);
    });

    test("searches names and descriptions while typing, in the URL", async ({ page }) => {
      await visit(page, "/shop");
      const search = page.getByRole("searchbox", { name: "Search products" });
      await search.fill("majolica");
      await expect(page).toHaveURL(/\?q=majolica$/);
      await expect(names(page)).toHaveText(["Silk Twill Scarf"]);
      await search.fill("suede boot");
      await expect(names(page)).toHaveText(["Suede Ankle Boots"]);
      await search.fill("'; drop table products; --");
      await expect(count(page)).toHaveText("0 products");
      await expect(page.getByText("No products found matching your criteria")).toBeVisible();
      await search.fill("");
      await expect(page).toHaveURL(/\/shop$/);
      await expect(count(page)).toHaveText("24 products");
    });

    test("pages by links that keep the filters", async ({ page, database }) => {
      for (let number = 1; number <= 30; number += 1) {
        await database.addProduct(`Paged Scarf ${number}`, { price: 500 + number });
      }
      await visit(page, "/shop?min=100&sort=price-up");
      await expect(count(page)).toHaveText("50 products");
      await expect(page.getByRole("article")).toHaveCount(24);
      const pages = page.getByRole("navigation", { name: "Pages" });
      await expect(pages.getByRole("link", { name: "Page 1", exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect(pages.getByRole("link", { name: "Previous" })).toBeHidden();
      await follow(pages.getByRole("link", { name: "Next" }));
      await expect(page).toHaveURL(/\?min=100&sort=price-up&page=2$/);
      await expect(names(page).first()).toHaveText("Paged Scarf 5");
      await expect(names(page).first()).toBeInViewport();
      await follow(pages.getByRole("link", { name: "Page 3" }));
      await expect(names(page)).toHaveText(["Paged Scarf 29", "Paged Scarf 30"]);
      await expect(pages.getByRole("link", { name: "Next" })).toBeHidden();
      await page.goBack();
      await expect(names(page).first()).toHaveText("Paged Scarf 5");
      await visit(page, "/shop?page=99&min=100");
      await expect(page).toHaveURL(/\?min=100&page=3$/);
    });

    test("keeps its height while the cards of a page are rendered", async ({ page, database }) => {
      for (let number = 1; number <= 30; number += 1) {
        await database.addProduct(`Drawn Scarf ${number}`, { price: 500 + number });
      }
      await visit(page, "/shop?min=100&sort=price-up");
      await expect(names(page).first()).toBeVisible();
      const height = await page.evaluate(() => {
        const { documentElement } = document;
        const note = () => {
          const lowest = Number(documentElement.dataset.lowest ?? Number.POSITIVE_INFINITY);
          documentElement.dataset.lowest = String(Math.min(lowest, documentElement.scrollHeight));
        };
        new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
        return documentElement.scrollHeight;
      });
      await follow(page.getByRole("link", { name: "Page 2" }));
      await expect(names(page)).toHaveCount(24);
      await expect(names(page).first()).toHaveText("Drawn Scarf 5");
      const lowest = await page.evaluate(() => Number(document.documentElement.dataset.lowest));
      expect(lowest / height).toBeGreaterThan(0.9);
    });

    test("keeps its header in view, with Home, Shop, Admin and the bag", async ({ page }) => {
      await visit(page, "/shop");
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      const header = page.getByRole("banner");
      await expect(header).toBeInViewport();
      await expect(header.getByRole("link", { name: "Admin" })).toBeVisible();
      await expect(header.getByRole("button", { name: "Shopping bag" })).toBeVisible();
      if (screen === "phone") await header.getByRole("button", { name: "Menu" }).click();
      const links = page.getByRole("navigation", { name: screen === "phone" ? "Menu" : "Main" });
      await expect(links.getByRole("link", { name: "Shop", exact: true })).toBeVisible();
      await links.getByRole("link", { name: "Home", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Italian Eleganza" })).toBeVisible();
    });
  });
}

for (const [width, columns] of [
  [320, 1],
  [360, 2],
  [390, 2],
  [768, 2],
  [1024, 3],
  [1440, 4],
  [2560, 4],
] as const) {
  test(`has ${columns} column${columns > 1 ? "s" : ""} at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/shop");
    const lefts = await page
      .getByRole("article")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
  });
}
