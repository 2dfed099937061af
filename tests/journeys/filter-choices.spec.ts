import { observeLayoutShifts } from "../fixtures/layout-shifts.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit } from "../fixtures/storefront.ts";
import { expectQuery, expectShown, openFilterPanel } from "./filter-panel.ts";

test.describe("the shop on desktop", () => {
  test.use(SCREENS.desktop);

  test("takes several values of a filter, with counts, and removes each alone", async ({
    page,
  }) => {
    await visit(page, "/shop");
    const panel = await openFilterPanel(page);
    const option = (name: string) => panel.getByRole("checkbox", { name, exact: true });
    await panel.getByText("Choose several").first().click();
    await option("Dresses 4").check();
    await option("Shoes 4").check();
    await expectShown(page, 8);
    await expect(panel.getByRole("combobox", { name: "Category" })).toContainText("2 selected");
    // Shoes have no size M, dresses no 38. Their own counts stay: each would add its products.
    await panel.getByText("Choose several").last().click();
    await option("M 4").check();
    await option("38 4").check();
    await expectShown(page, 8);
    await expect(option("Tops 4")).toBeEnabled();
    await panel.getByRole("checkbox", { name: /^On sale/ }).check();
    await expectShown(page, 2);
    await panel.getByRole("checkbox", { name: /^Burgundy/ }).check();
    await expect(page).toHaveURL(
      /\?category=dresses&category=shoes&size=38&size=M&color=Burgundy&sale=1$/,
    );

    const applied = page.getByRole("list", { name: "Applied filters" });
    await expect(applied.getByRole("listitem")).toHaveText([
      "Dresses",
      "Shoes",
      "Size 38",
      "Size M",
      "Burgundy",
      "On sale",
    ]);
    for (const name of ["Burgundy", "On sale", "Size 38", "Shoes"]) {
      await applied.getByRole("link", { name: `Remove filter ${name}` }).click();
      await expect(applied.getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
    }
    await expectQuery(page, { category: "dresses", size: "M" });
    await expectShown(page, 4);
  });
});

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`the shop on ${screen}`, () => {
    test.use(options);

    test("keeps filters and order below the header while scrolling, without layout shift", async ({
      page,
    }) => {
      const takeShifts = await observeLayoutShifts(page);
      await visit(page, "/shop");
      const toggle = page.getByRole("button", { name: "Filters" });
      const sort = page.getByRole("combobox", { name: "Sort by" });
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.getByRole("article").nth(12).scrollIntoViewIfNeeded();
      const header = await page.getByRole("banner").boundingBox();
      for (const control of [toggle, sort]) {
        await expect(control).toBeInViewport({ ratio: 1 });
        const box = await control.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
        expect(box?.y).toBeLessThan(200);
      }
      const { sum, report } = await takeShifts();
      expect(sum, report).toBeLessThan(0.001);

      await test.step("new filters show their first row below the bar", async () => {
        await sort.selectOption("Price: low to high");
        await expect(page).toHaveURL(/sort=price-up$/);
        const first = page.getByRole("article").first();
        await expect(first).toBeInViewport();
        const bar = await sort.boundingBox();
        await expect
          .poll(async () => (await first.boundingBox())?.y)
          .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      });
    });
  });
}

test("lists each applied filter above the grid and removes it alone", async ({ page }) => {
  await visit(page, "/shop?category=dresses&size=M&max=300");
  const applied = page.getByRole("list", { name: "Applied filters" });
  await expect(applied.getByRole("listitem")).toHaveText(["Dresses", "Size M", "$0 to $300"]);
  await applied.getByRole("link", { name: "Remove filter Size M" }).click();
  await expectQuery(page, { category: "dresses", max: "300" });
  await expect(applied.getByRole("listitem")).toHaveCount(2);
});
