import { expect, test } from "../fixtures/shop-test.ts";
import { openBag, openQuickView, quickAdd, SCREENS, visit } from "../fixtures/storefront.ts";
import { fillShipping } from "./checkout-form.ts";
import { closeFilterPanel, expectQuery, openFilterPanel } from "./filter-panel.ts";

test.use(SCREENS.phone);

test("filters, fills the bag and buys in a browser of early 2023", async ({ page }) => {
  // What Chrome 111, Safari 16.4 or Firefox 114 lacks.
  await page.addInitScript(() => {
    for (const name of ["toSorted", "toSpliced", "toReversed", "with"]) {
      Reflect.deleteProperty(Array.prototype, name);
    }
    Reflect.deleteProperty(String.prototype, "toWellFormed");
    Reflect.deleteProperty(URLSearchParams.prototype, "size");
    Reflect.deleteProperty(Promise, "withResolvers");
    Reflect.deleteProperty(Promise, "try");
    Reflect.deleteProperty(Object, "groupBy");
    Reflect.deleteProperty(Map, "groupBy");
    Reflect.deleteProperty(Array, "fromAsync");
    Reflect.deleteProperty(URL, "canParse");
    Reflect.deleteProperty(URL, "parse");
    Reflect.deleteProperty(AbortSignal, "any");
  });
  await visit(page, "/shop");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price: low to high");
  await expectQuery(page, { sort: "price-up" });
  const panel = await openFilterPanel(page);
  await panel.getByRole("combobox", { name: "Category" }).selectOption("Accessories");
  await expectQuery(page, { category: "accessories", sort: "price-up" });
  await closeFilterPanel(page);
  await quickAdd(page, "Woven Leather Belt", "Woven Leather Belt");
  await expect((await openBag(page)).getByRole("listitem")).toHaveCount(1);
  await visit(page, "/shop?category=outerwear");
  await expect(await openQuickView(page, "Cashmere Blazer")).toContainText("$385.00");
  await visit(page, "/checkout");
  await fillShipping(page);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
});
