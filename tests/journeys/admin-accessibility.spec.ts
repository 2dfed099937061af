import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { openAdmin } from "./admin-desk.ts";
import { placeOrder } from "./admin-order.ts";

async function expectToFit(page: Page, view: string) {
  await expectNoViolations(page, view);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll on ${view}`).toBe(0);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the admin is accessible and fits ${viewport.width} px`, async ({ page, shop }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const customer = { firstName: "Ana", lastName: "Paz", email: "ana.paz@example.com" };
    await placeOrder(shop, customer);
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Admin Dashboard Access" })).toBeVisible();
    await expectToFit(page, "the door");

    await openAdmin(page, "products");
    await expect(page.getByRole("table")).toBeVisible();
    await expectToFit(page, "products");
    await page.getByRole("button", { name: "Edit Suede Ankle Boots" }).click();
    const modal = page.getByRole("dialog", { name: "Edit Product" });
    await expect(modal.getByLabel("Quantity of 38 Camel")).toHaveValue("2");
    await expectToFit(page, "the product modal");
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();
    await page.getByLabel("Import CSV").setInputFiles({
      name: "products.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("name,description,price\nAudited,Silk,10\nBroken,Silk,minus"),
    });
    const preview = page.getByRole("dialog", { name: "Import Products" });
    await expect(preview.getByRole("row").nth(2)).toContainText("Refused: Price:");
    await expectToFit(page, "the preview of an import");
    await page.keyboard.press("Escape");
    await expect(preview).toBeHidden();

    await page.getByRole("link", { name: "Categories & Collections" }).click();
    await expect(page.getByRole("region", { name: "Collections" })).toBeVisible();
    await expectToFit(page, "categories and collections");
    await page.getByRole("button", { name: "Delete Tops" }).click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText("products will lose it");
    await expectToFit(page, "the question before a deletion");
    await question.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("link", { name: /^Orders/ }).click();
    await expect(page.getByRole("table")).toBeVisible();
    await expectToFit(page, "orders");
    await page.getByRole("row").nth(1).getByRole("link").click();
    await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
    await expectToFit(page, "an order");
    await page.getByRole("link", { name: "Packing Slip" }).click();
    await expect(page.getByRole("article")).toBeVisible();
    await expectToFit(page, "the packing slip");
  });
}
