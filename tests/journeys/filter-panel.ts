import { expect, type Locator, type Page } from "@playwright/test";

/** The live count of products. */
export const productCount = (page: Page) =>
  page
    .getByRole("status")
    .filter({ hasText: /^\d+ products?$/ })
    .first();

/** Expect a number of products in the live count and in the grid. */
export async function expectShown(page: Page, products: number) {
  await expect(productCount(page)).toHaveText(
    `${products} ${products === 1 ? "product" : "products"}`,
  );
  // The phone's sheet hides the grid.
  if (await page.getByRole("dialog").isHidden()) {
    await expect(page.getByRole("article")).toHaveCount(products);
  }
}

/** Expect the query of the URL, in any order. */
export function expectQuery(page: Page, query: Record<string, string>) {
  return expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(query);
}

/** Open the filter panel: beside the grid in a wide window, otherwise a sheet. */
export async function openFilterPanel(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Filters" }).click();
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  return isWide ? page.getByRole("complementary") : page.getByRole("dialog", { name: "Filters" });
}

/** Close the sheet, if the filter panel is one. */
export async function closeFilterPanel(page: Page) {
  const show = page.getByRole("button", { name: /^Show \d+ products?$/ });
  if (await show.isVisible()) await show.click();
  await expect(page.getByRole("dialog")).toBeHidden();
}
