import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { field, fillShipping, openCheckout } from "./checkout-form.ts";
import { openAdmin } from "./open-admin.ts";

/** Buy two belts, with an invoice for a cédula. */
async function buyWithCedula(page: Page) {
  await openCheckout(page);
  await fillShipping(page);
  await page.getByText("Invoice (optional)").click();
  await page.getByRole("radio", { name: "Cédula" }).check();
  await field(page, "Cédula").fill("1710034065");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
}

const downloadOf = async (page: Page, name: string) => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path()) };
};

test("shows what the SRI refused, sends it again, and hands out XML, RIDE and the month's export", async ({
  page,
  shop,
}) => {
  const control = await page.request.post(`${shop.url}/sri-sandbox/control`, {
    data: { fault: "returned", code: "39" },
  });
  expect(control.ok()).toBe(true);
  await buyWithCedula(page);
  await openAdmin(page, "invoices");
  await expect(page.getByText("Sandbox: without value")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "1710034065" }).first();
  const dashboard = page.getByRole("navigation", { name: "Dashboard" });
  await expect(async () => {
    await dashboard.getByRole("link", { name: "Newsletter" }).click();
    await dashboard.getByRole("link", { name: "Invoices" }).click();
    await expect(row.getByText("Needs you")).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole("link", { name: /Need you: \d/ }).click();
  await row.getByRole("link", { name: /Invoice 001-001-/ }).click();
  await expect(page.getByText("The SRI did not accept this document")).toBeVisible();
  await expect(page.getByText("Check the certificate")).toBeVisible();
  await expectNoViolations(page, "a stopped invoice");

  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("button", { name: "Retry" })).toBeHidden();
  await expect(async () => {
    await dashboard.getByRole("link", { name: "Invoices" }).click();
    await expect(row.getByText("Authorized")).toBeVisible({ timeout: 2000 });
  }).toPass();
  await row.getByRole("link", { name: /Invoice 001-001-/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Authorized" })).toBeVisible();
  const xml = await downloadOf(page, "Download XML");
  expect(xml.name).toMatch(/^001-001-\d{9}\.xml$/);
  expect(xml.text.toString()).toContain("<importeTotal>172.50</importeTotal>");
  const ride = await downloadOf(page, "Download RIDE (PDF)");
  expect(ride.name).toMatch(/^001-001-\d{9}\.pdf$/);
  expect(ride.text.subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("link", { name: "All invoices" }).click();
  await page.getByRole("searchbox", { name: "Search invoices" }).fill("nobody of this name");
  await expect(page.getByText("No invoice matches.")).toBeVisible();
  const month = await downloadOf(page, "Export CSV");
  expect(month.text.toString()).toContain("172.50");
  expect(month.text.toString()).toContain("1710034065");
});

test("exports the month while invoices are made elsewhere", async ({ page, database }) => {
  await database.change("invoice_settings?id=eq.true", { environment: "off" });
  await openAdmin(page, "invoices");
  await expect(page.getByText("Invoices are made elsewhere")).toBeVisible();
  const month = await downloadOf(page, "Export CSV");
  expect(month.text.toString()).toContain("Access key");
});
