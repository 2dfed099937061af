import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";
import { tooLargePicture } from "./admin-pictures.ts";
import { openAdmin, rowOf } from "./open-admin.ts";

type ProductRow = { id: string; slug: string; name: string; sizes: string[]; is_draft: boolean };

test.use({ ...SCREENS.phone, contextOptions: { reducedMotion: "reduce" } });

test("adds a draft on a phone: photo first, Spanish alone, sizes by one press; then publishes it", async ({
  page,
  database,
}) => {
  const read = async () =>
    (await database.read<ProductRow>("products?name_es=eq.Poncho Otavalo"))[0] as ProductRow;
  await openAdmin(page, "products");
  await page.getByRole("button", { name: "Add New Product" }).click();
  const modal = page.getByRole("dialog", { name: "Add New Product" });

  await test.step("a photo of more than 5 MB is shrunk by one press", async () => {
    await modal.getByLabel("Add Pictures").setInputFiles(await tooLargePicture());
    await expect(modal.getByText("File size too large.")).toBeVisible();
    await modal.getByRole("button", { name: "Shrink and Use It" }).click();
    await expect(modal.getByRole("img", { name: "Picture 1" })).toBeVisible();
  });

  await test.step("an error goes away when it is cured", async () => {
    await modal.getByRole("button", { name: "Add Product" }).click();
    await expect(modal.getByText("Please fill in this field.")).toHaveCount(2);
    await expect(modal.getByLabel("Name", { exact: true })).toBeFocused();
    await modal.getByLabel("Spanish name").fill("Poncho Otavalo");
    await expect(modal.getByText("Please fill in this field.")).toHaveCount(1);
    await modal.getByLabel("Spanish description").fill("Lana de alpaca.");
    await expect(modal.getByText("Please fill in this field.")).toHaveCount(0);
    await modal.getByLabel("Price (USD)").fill("120");
    await expect(modal.getByText("Please write an amount")).toHaveCount(0);
  });

  await test.step("it is saved as a draft, which shoppers do not see", async () => {
    await modal.getByRole("button", { name: "XS–XL" }).click();
    const perVariant = modal.getByRole("checkbox", { name: "Count stock per size and color" });
    await perVariant.check();
    await expect(modal.getByRole("table", { name: "Quantity per size and color" })).toBeVisible();
    expect(await modal.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await perVariant.uncheck();
    await modal.getByRole("checkbox", { name: "Draft" }).check();
    await expectNoViolations(page, "the product form on a phone");
    await modal.getByRole("button", { name: "Add Product" }).click();
    await expect(modal).toBeHidden();
    await expect(rowOf(page, "Poncho Otavalo").getByText("Draft", { exact: true })).toBeVisible();
    const added = await read();
    expect(added).toMatchObject({ name: "", slug: "poncho-otavalo", is_draft: true });
    expect(added.sizes).toEqual(["XS", "S", "M", "L", "XL"]);
    expect((await page.request.get("/products/poncho-otavalo")).status()).toBe(404);
    expect(await (await page.request.get("/shop?q=otavalo")).text()).not.toContain("Poncho");
  });

  await test.step("published, both languages show its Spanish name", async () => {
    await page.getByRole("button", { name: "Publish Poncho Otavalo" }).click();
    await expect(page.getByRole("link", { name: "View Poncho Otavalo" })).toBeVisible();
    for (const path of ["/products/poncho-otavalo", "/es/products/poncho-otavalo"]) {
      const html = await (await page.request.get(path)).text();
      expect(html).toContain("Poncho Otavalo");
      expect(html).toContain("Lana de alpaca.");
    }
    await database.remove(`products?id=eq.${(await read()).id}`);
  });
});

test("changes, takes back and deletes several products at once", async ({ page, database }) => {
  for (const [name, price] of [
    ["Bulk Scarf", 50],
    ["Bulk Shawl", 81],
  ] as const) {
    await database.addProduct(name, { price, quantity: 3 });
  }
  const read = () =>
    database.read<{ name: string; price: string; original_price: string | null }>(
      "products?name=like.Bulk*&order=name&select=name,price,original_price",
    );
  const prices = async () =>
    (await read()).map((row) => [Number(row.price), Number(row.original_price)]);
  await openAdmin(page, "products");

  await test.step("filters narrow the table", async () => {
    const filters = page.getByRole("button", { name: "Filters" });
    const search = page.getByRole("searchbox", { name: "Search products by name" });
    // In one row: neither is above the other.
    const [field, button] = [await search.boundingBox(), await filters.boundingBox()];
    expect(button?.y).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0));
    await expect(filters).toHaveAttribute("aria-expanded", "false");
    await filters.press("Enter");
    await page.getByRole("checkbox", { name: "5 or fewer left" }).check();
    await page.getByLabel("Search products").fill("Bulk");
    await expect(page.getByText("2 entries")).toBeVisible();
    await page.getByLabel("Drafts").selectOption("Drafts");
    await expect(page.getByText("No product matches these filters.")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page.getByText("2 entries")).toBeVisible();
  });

  await test.step("a sale is previewed, saved and taken back", async () => {
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await expect(page.getByRole("status").filter({ hasText: "2 selected" })).toHaveCount(1);
    await page.getByRole("button", { name: "Change", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Change 2 products" });
    await dialog.getByLabel("What to change").selectOption("Price, by percent");
    await dialog.getByLabel("Percent").fill("10");
    await expect(dialog.getByRole("row", { name: "Bulk Shawl" })).toContainText(
      /81\.00.*72\.90.*Original price:.*81\.00/,
    );
    await expectNoViolations(page, "the preview of a bulk change");
    await dialog.getByRole("button", { name: "Save 2 changes" }).click();
    await expect(page.getByText("2 products were changed: Price, Original price")).toBeVisible();
    expect(await prices()).toEqual([
      [45, 50],
      [72.9, 81],
    ]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByLabel("Price of Bulk Shawl")).toHaveValue("81.00");
    expect(await prices()).toEqual([
      [50, 0],
      [81, 0],
    ]);
  });

  await test.step("several are deleted after a confirmation", async () => {
    await page.getByRole("checkbox", { name: "Select Bulk Scarf" }).check();
    await page.getByRole("checkbox", { name: "Select Bulk Shawl" }).check();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Delete 2 products?" });
    await expect(dialog).toContainText("Bulk Scarf");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("2 products were deleted.")).toBeVisible();
    expect(await read()).toEqual([]);
  });
});

test("shows the tab of the open page, which a phone's row of tabs would hide", async ({ page }) => {
  await openAdmin(page, "settings");
  const tabs = page.getByRole("navigation", { name: "Dashboard" });
  await expect(tabs.getByRole("link", { name: "Settings" })).toBeInViewport({ ratio: 1 });
});
