import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { openAdmin } from "./open-admin.ts";

test.use({ expectedConsoleErrors: [/status of 409|adding a discount code failed/] });

test("makes, pauses, changes and deletes a discount code", async ({ page, database }) => {
  await openAdmin(page, "discounts");
  await expect(page.getByText("There is no discount code yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add Code" }).click();
  await page.getByRole("textbox", { name: "Code", exact: true }).fill("verano 25");
  await page.getByRole("textbox", { name: "Percent off" }).fill("250");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Use 3 to 30 letters")).toBeVisible();
  await expect(page.getByText("Please write a percentage up to 100")).toBeVisible();
  await expectNoViolations(page, "a wrong discount code");

  await page.getByRole("textbox", { name: "Code", exact: true }).fill("verano25");
  await page.getByRole("textbox", { name: "Percent off" }).fill("12,5");
  await page.getByRole("textbox", { name: "Minimum bag total" }).fill("50");
  await page.getByLabel("Last day").fill("2090-01-31");
  await page.getByRole("textbox", { name: "Uses in all" }).fill("50");
  await page.getByRole("checkbox", { name: "Tuscan Escape" }).check();
  await page.getByRole("searchbox", { name: "Add a product by its name" }).fill("wrap dr");
  await page.getByRole("button", { name: "Silk Wrap Dress" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "VERANO25" });
  await expect(row).toContainText("Valid now");
  await expect(row).toContainText(
    "12.5% off · Tuscan Escape, 1 product · from $50.00 · until January 31, 2090 · 50 uses",
  );
  await expect(row).toContainText("Not used yet");
  await expectNoViolations(page, "a discount code");
  expect(
    await database.read("discount_codes?select=code,value,ends_at,max_uses&code=eq.VERANO25"),
  ).toEqual([
    {
      code: "VERANO25",
      value: "12.50",
      ends_at: expect.stringContaining("2090-02-01"),
      max_uses: 50,
    },
  ]);

  await row.getByRole("button", { name: "Pause VERANO25" }).click();
  await expect(row).toContainText("Paused");
  await row.getByRole("button", { name: "Resume VERANO25" }).click();
  await expect(row).toContainText("Valid now");

  await row.getByRole("button", { name: "Edit VERANO25" }).click();
  await expect(page.getByText("Silk Wrap Dress")).toBeVisible();
  await page.getByRole("combobox", { name: "Benefit" }).selectOption("Free delivery");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Free delivery");

  await page.getByRole("button", { name: "Add Code" }).click();
  await page.getByRole("textbox", { name: "Code", exact: true }).fill("VERANO25");
  await page.getByRole("textbox", { name: "Percent off" }).fill("10");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This code is already taken.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();

  await row.getByRole("button", { name: "Delete VERANO25" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("There is no discount code yet.")).toBeVisible();
});

test("shows the owner's discount codes in Spanish", async ({ page, database }) => {
  await database.add("discount_codes", {
    code: "AMIGAS",
    kind: "amount",
    value: 15,
    max_uses_per_customer: 1,
  });
  await openAdmin(page, "discounts", "es");
  await expect(page.getByRole("heading", { name: "Descuentos" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "AMIGAS" })).toContainText(
    "$15.00 de descuento · todos los productos · 1 por cliente",
  );
});
