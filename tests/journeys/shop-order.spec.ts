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

/** Thirty products, added at once: a journey waits after each write. */
const PAGED_SCARVES = Array.from({ length: 30 }, (_, index) => ({
  name: `Paged Scarf ${index + 1}`,
  slug: `paged-scarf-${index + 1}`,
  description: "One of many.",
  price: 501 + index,
  sizes: ["One Size"],
  colors: ["Navy"],
  quantity: 10,
}));

/** Observe the document's height. Returns a function that reads the height before and the lowest since. */
async function observeHeight(page: Page) {
  const height = await page.evaluate(() => {
    const { documentElement } = document;
    const note = () => {
      const lowest = Number(documentElement.dataset.lowest ?? Number.POSITIVE_INFINITY);
      documentElement.dataset.lowest = String(Math.min(lowest, documentElement.scrollHeight));
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    return documentElement.scrollHeight;
  });
  return async () => {
    const lowest = await page.evaluate(() => Number(document.documentElement.dataset.lowest));
    return { height, lowest };
  };
}

test.describe("the shop on phone", () => {
  test.use(SCREENS.phone);

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
});

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`the shop on ${screen}`, () => {
    test.use(options);

    test("pages by links that keep the filters and the height of the page", async ({
      page,
      database,
    }) => {
      await database.add("products", ...PAGED_SCARVES);
      await visit(page, "/shop?min=100&sort=price-up");
      await expect(count(page)).toHaveText("50 products");
      await expect(page.getByRole("article")).toHaveCount(24);
      const pages = page.getByRole("navigation", { name: "Pages" });
      await expect(pages.getByRole("link", { name: "Page 1", exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect(pages.getByRole("link", { name: "Previous" })).toBeHidden();

      await test.step("the page keeps its height while its cards are rendered", async () => {
        const takeHeights = await observeHeight(page);
        await follow(pages.getByRole("link", { name: "Next" }));
        await expect(page).toHaveURL(/\?min=100&sort=price-up&page=2$/);
        await expect(names(page)).toHaveCount(24);
        await expect(names(page).first()).toHaveText("Paged Scarf 5");
        await expect(names(page).first()).toBeInViewport();
        const { height, lowest } = await takeHeights();
        expect(lowest / height).toBeGreaterThan(0.9);
      });

      await follow(pages.getByRole("link", { name: "Page 3" }));
      await expect(names(page)).toHaveText(["Paged Scarf 29", "Paged Scarf 30"]);
      await expect(pages.getByRole("link", { name: "Next" })).toBeHidden();
      await page.goBack();
      await expect(names(page).first()).toHaveText("Paged Scarf 5");
      await visit(page, "/shop?page=99&min=100");
      await expect(page).toHaveURL(/\?min=100&page=3$/);
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

const COLUMNS = [
  { width: 320, columns: 1 },
  { width: 360, columns: 2 },
  { width: 390, columns: 2 },
  { width: 768, columns: 2 },
  { width: 1024, columns: 3 },
  { width: 1440, columns: 4 },
  { width: 2560, columns: 4 },
];

test("has one to four columns by width", async ({ page }) => {
  await page.goto("/shop");
  const lefts = () =>
    page
      .getByRole("article")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
  for (const { width, columns } of COLUMNS) {
    await page.setViewportSize({ width, height: 900 });
    expect(new Set(await lefts()).size, `columns at ${width} pixels`).toBe(columns);
  }
});
