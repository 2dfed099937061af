import { expect, test } from "../fixtures/shop-test.ts";
import { placeOrder } from "./admin-order.ts";
import { openAdmin } from "./open-admin.ts";

test("edits the catalogue by keyboard without losing focus", async ({ page, database }) => {
  await database.addProduct("Keyboard Shawl");
  await openAdmin(page, "products");
  const search = page.getByLabel("Search products");
  await search.focus();
  await page.keyboard.type("Keyboard Shawl");
  await expect(page.getByText("1 entry")).toBeVisible();

  await test.step("the modal takes and returns the focus", async () => {
    const edit = page.getByRole("button", { name: "Edit Keyboard Shawl" });
    await edit.focus();
    await page.keyboard.press("Enter");
    const modal = page.getByRole("dialog", { name: "Edit Product" });
    await expect(modal.getByLabel("Name", { exact: true })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(modal.getByLabel("Spanish name")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(modal.getByLabel("Price (USD)")).toBeFocused();
    await page.keyboard.type("61.50");
    await page.keyboard.press("Enter");
    await expect(modal).toBeHidden();
    await expect(edit).toBeFocused();
    await expect(page.getByLabel("Price of Keyboard Shawl")).toHaveValue("61.50");
  });

  await test.step("Enter saves a number in the table, Escape reverts it", async () => {
    const quantity = page.getByLabel("Quantity of Keyboard Shawl");
    await quantity.focus();
    await page.keyboard.type("3");
    await page.keyboard.press("Escape");
    await expect(quantity).toHaveValue("10");
    await expect(quantity).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("11");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Saved.", { exact: true })).toHaveCount(1);
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveValue("11");
  });

  await test.step("Undo has the focus after a deletion", async () => {
    await page.getByRole("button", { name: "Delete Keyboard Shawl" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Keyboard Shawl was restored.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Keyboard Shawl", exact: true })).toBeFocused();
  });
});

test("keeps the focus and says the status when an order changes", async ({ page, shop }) => {
  const customer = { firstName: "Iris", lastName: "Keys", email: "iris@example.com" };
  const id = await placeOrder(shop, customer);
  await openAdmin(page, "orders");
  await page.getByRole("link", { name: id.slice(-8).toUpperCase() }).press("Enter");
  const status = (name: string) =>
    page.getByRole("status").filter({ hasText: new RegExp(`^${name}`) });
  await page.getByRole("button", { name: "Mark as Processing" }).press("Enter");
  await expect(status("Processing")).toBeFocused();
  await page.getByRole("button", { name: "Mark as Refunded" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Mark as Refunded" }).press("Enter");
  await expect(status("Refunded")).toBeFocused();
});

test("offers Undo to the keyboard after a bulk change", async ({ page, database }) => {
  await database.addProduct("Pleated Cape", { price: 50 });
  await openAdmin(page, "products");
  await page.getByLabel("Drafts").selectOption("Published");
  await page.getByRole("button", { name: "Clear filters" }).press("Enter");
  await expect(page.getByRole("button", { name: "Clear filters" })).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Search products")).toBeFocused();
  await page.getByLabel("Search products").fill("Pleated Cape");
  await expect(page.getByText("1 entry")).toBeVisible();

  const everyRow = page.getByRole("checkbox", { name: "Select all on this page" });
  await everyRow.press("Space");
  await page.getByRole("button", { name: "Clear selection" }).press("Enter");
  await page.keyboard.press("Tab");
  await expect(everyRow).toBeFocused();

  await everyRow.press("Space");
  await page.getByRole("button", { name: "Change", exact: true }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change 1 product" });
  await dialog.getByLabel("What to change").selectOption("Price, by percent");
  await dialog.getByLabel("Percent").fill("10");
  await dialog.getByLabel("Percent").press("Enter");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription("1 product was changed: Price, Original price");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Price of Pleated Cape")).toHaveValue("50.00");
});
