import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { reload, SCREENS, visit } from "../fixtures/storefront.ts";
import {
  closeFilterPanel,
  expectQuery,
  expectShown,
  openFilterPanel,
  productCount,
} from "./filter-panel.ts";

const cards = (page: Page) => page.getByRole("article");

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`the filter panel on ${screen}`, () => {
    test.use(options);

    test("filters by each field and by all together", async ({ page }) => {
      await visit(page, "/shop");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop Collection");
      await expectShown(page, 24);
      const panel = await openFilterPanel(page);
      const [min, max] = ["Minimum price", "Maximum price"].map((name) =>
        panel.getByRole("spinbutton", { name }),
      ) as [ReturnType<typeof panel.getByRole>, ReturnType<typeof panel.getByRole>];
      await expect(min).toHaveValue("0");
      await expect(max).toHaveValue("1000");

      await panel.getByRole("combobox", { name: "Category" }).selectOption("Dresses");
      await expectQuery(page, { category: "dresses" });
      await expectShown(page, 4);
      await panel.getByRole("combobox", { name: "Collection" }).selectOption("La Dolce Vita");
      await expectQuery(page, { category: "dresses", collection: "la-dolce-vita" });
      await expectShown(page, 2);
      await panel.getByRole("combobox", { name: "Size" }).selectOption("M");
      await panel.getByRole("checkbox", { name: "In stock only" }).check();
      await min.fill("100");
      await max.fill("230");
      await expectQuery(page, {
        category: "dresses",
        collection: "la-dolce-vita",
        size: "M",
        min: "100",
        max: "230",
        stock: "1",
      });
      await expectShown(page, 1);
      await closeFilterPanel(page);
      await expect(cards(page)).toContainText("Pleated Midi Dress");

      await test.step("a reload shows the same", async () => {
        await reload(page);
        await expectShown(page, 1);
        const again = await openFilterPanel(page);
        await expect(again.getByRole("combobox", { name: "Category" })).toHaveValue("dresses");
        await expect(again.getByRole("combobox", { name: "Size" })).toHaveValue("M");
        await expect(again.getByRole("spinbutton", { name: "Maximum price" })).toHaveValue("230");
        await expect(again.getByRole("checkbox", { name: "In stock only" })).toBeChecked();
      });

      await test.step("Clear All clears them all", async () => {
        await page.getByRole("link", { name: "Clear All", exact: true }).click();
        await expectQuery(page, {});
        await expectShown(page, 24);
      });
    });
  });
}

test.describe("the filter panel on phone", () => {
  test.use(SCREENS.phone);

  test("restores the filters on back and forward", async ({ page }) => {
    await visit(page, "/shop");
    const panel = await openFilterPanel(page);
    const category = panel.getByRole("combobox", { name: "Category" });
    const inStock = panel.getByRole("checkbox", { name: "In stock only" });
    await category.selectOption("Tops");
    await expectShown(page, 4);
    await inStock.check();
    await expectShown(page, 3);
    await page.goBack();
    await expectShown(page, 4);
    await expectQuery(page, { category: "tops" });
    await expect(inStock).not.toBeChecked();
    await page.goBack();
    await expectShown(page, 24);
    await expect(category).toHaveValue("");
    await page.goForward();
    await page.goForward();
    await expectShown(page, 3);
    await expect(category).toHaveValue("tops");
    await expect(inStock).toBeChecked();
    await closeFilterPanel(page);
    await expectShown(page, 3);
  });

  test("keeps the unfiltered shop for Back when a price was cleared before it was typed", async ({
    page,
  }) => {
    await visit(page, "/shop");
    const panel = await openFilterPanel(page);
    const max = panel.getByRole("spinbutton", { name: "Maximum price" });
    await max.fill("");
    await expect(max).toHaveValue("");
    await max.blur();
    await expect(max).toHaveValue("1000");
    await max.fill("200");
    await expectQuery(page, { max: "200" });
    await page.goBack();
    await expectQuery(page, {});
    await expectShown(page, 24);
  });

  test("shows an empty result, and Clear all filters resets it", async ({ page }) => {
    await visit(page, "/shop?category=dresses&size=38");
    await expect(page.getByText("No products found matching your criteria")).toBeVisible();
    await expect(productCount(page)).toHaveText("0 products");
    await page.getByRole("link", { name: "Clear all filters" }).click();
    await expectQuery(page, {});
    await expectShown(page, 24);
  });

  test("resets an empty or invalid price to 0 and 1000", async ({ page }) => {
    await visit(page, "/shop?min=100&max=120");
    await expectShown(page, 3);
    const panel = await openFilterPanel(page);
    const min = panel.getByRole("spinbutton", { name: "Minimum price" });
    const max = panel.getByRole("spinbutton", { name: "Maximum price" });
    await max.fill("");
    await max.blur();
    await expect(max).toHaveValue("1000");
    await expectQuery(page, { min: "100" });
    await min.fill("");
    await min.blur();
    await expect(min).toHaveValue("0");
    await expectQuery(page, {});
    await expectShown(page, 24);
    // A number field with `e` has no value.
    await min.pressSequentially("e");
    await min.blur();
    await expectQuery(page, {});
    await closeFilterPanel(page);
    await expectShown(page, 24);
  });
});

const QUERIES: [string, number][] = [
  ["category=dresses", 4],
  ["category=shoes", 4],
  ["collection=modern-milan", 7],
  ["size=M", 16],
  ["size=One+Size", 4],
  ["size=38", 4],
  ["min=400", 2],
  ["max=80", 2],
  ["stock=1", 19],
  ["min=0&max=1000", 24],
  ["min=cheap&max=", 24],
  ["category=dress", 0],
];

test("shows the products of each query", async ({ request }) => {
  for (const [query, products] of QUERIES) {
    const html = await (await request.get(`/shop?${query}`)).text();
    expect(html.match(/<article\b/g) ?? [], `articles for ?${query}`).toHaveLength(products);
    const text = html.replaceAll("<!-- -->", "");
    expect(text, `count for ?${query}`).toContain(`>${products} products<`);
  }
});

test("ignores a price filter from 0 to 1000, also for higher prices", async ({
  page,
  database,
}) => {
  await database.addProduct("Fur Lined Opera Cape", { price: 2400 });
  await page.goto("/shop?q=opera");
  await expectShown(page, 1);
  await page.goto("/shop?q=opera&max=999");
  await expectShown(page, 0);
});

test("offers XS to XL first, then the sizes of the products", async ({ page }) => {
  await visit(page, "/shop");
  await page.getByRole("button", { name: "Filters" }).click();
  const field = page.getByRole("combobox", { name: "Size" });
  await expect(field).toBeVisible();
  const sizes = await field.getByRole("option").allTextContents();
  expect(sizes.slice(0, 6)).toEqual(["All Sizes", "XS", "S", "M", "L", "XL"]);
  expect(sizes.slice(6).sort()).toEqual(["35", "36", "37", "38", "39", "40", "41", "One Size"]);
});

test.describe("on a phone", () => {
  test.use(SCREENS.phone);

  test("shows a long search whole beside its cross", async ({ page }) => {
    await visit(page, `/shop?q=${"linen wrap dress ".repeat(3)}${"x".repeat(45)}`);
    const chip = page.getByRole("link", { name: /^Remove filter “linen wrap dress/ });
    await expect(chip).toBeInViewport({ ratio: 1 });
    expect(await chip.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
    expect(await chip.locator("svg").boundingBox()).toMatchObject({ width: 14, height: 14 });
  });
});

test("exposes whether the panel is open", async ({ page }) => {
  await visit(page, "/shop");
  const toggle = page.getByRole("button", { name: "Filters" });
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("combobox", { name: "Category" })).toBeVisible();
  await toggle.click();
  await expect(page.getByRole("combobox", { name: "Category" })).toBeHidden();
});

test("announces the count when the filters change", async ({ page }) => {
  await visit(page, "/shop");
  const live = productCount(page);
  // Screen readers do not announce a replaced live region.
  await live.evaluate((element) => element.setAttribute("data-seen", ""));
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "Category" }).selectOption("Shoes");
  await expect(live).toHaveText("4 products");
  await expect(live).toHaveAttribute("data-seen", "");
});
