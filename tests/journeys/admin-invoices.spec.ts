import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { adminWords } from "./admin-words.ts";
import { fillShipping, invoiceForCedula, openCheckout } from "./checkout-form.ts";
import { downloadOf } from "./download-of.ts";
import { openAdmin, rowOf } from "./open-admin.ts";

type Order = { id: string; number: string };

/** Buy two belts, with an invoice for a cédula that the SRI does not accept at first. */
async function buyWithRejectedInvoice(page: Page, data = { fault: "returned", code: "39" }) {
  const control = await page.request.post("/sri-sandbox/control", { data });
  expect(control.ok()).toBe(true);
  await openCheckout(page);
  await fillShipping(page);
  await invoiceForCedula(page);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
}

test("shows what the SRI rejected, sends it again, and hands out XML, RIDE and the month's export, in Spanish", async ({
  page,
  database,
}) => {
  const t = await adminWords("es");
  await buyWithRejectedInvoice(page);
  const [order] = await database.read<Order>("orders?order=created_at.desc&limit=1");
  if (!order) throw new Error("There is no order");
  const { id, number } = order;
  const isInvoice = (state: string) =>
    expect
      .poll(() => database.read(`tax_documents?order_id=eq.${id}&state=eq.${state}`))
      .toHaveLength(1);
  await isInvoice("needs_owner");
  await openAdmin(page, "orders", "es");
  const dashboard = page.getByRole("navigation", { name: t("Dashboard") });
  const invoices = dashboard.getByRole("link", { name: t("Invoices") });
  const documentLink = page.getByRole("link", {
    name: new RegExp(`^${t("Invoice")} 001-001-\\d{9}$`),
  });

  await test.step("the tab counts it, and its order links to it", async () => {
    await expect(invoices).toContainText("1");
    await rowOf(page, number).getByRole("link").click();
    const section = page.locator("section", {
      has: page.getByRole("heading", { name: t("Invoice"), exact: true }),
    });
    await expect(section).toContainText(t("Needs you"));
    await expectNoViolations(page, "an order with its invoice");
  });

  await test.step("the tab Invoices lists it, with the SRI's answer and what to do", async () => {
    await invoices.click();
    await expect(
      page.getByText(t("Sandbox: without value, nothing leaves the shop")),
    ).toBeVisible();
    await page
      .getByRole("link", { name: t("Need you: {waiting}").replace("{waiting}", "1") })
      .click();
    await rowOf(page, t("Needs you")).getByRole("link").click();
    await expect(
      page.getByText(
        t(
          "The SRI did not accept this document. Correct the cause below, then retry: it keeps its number.",
        ),
      ),
    ).toBeVisible();
    await expect(
      page.getByText(
        t(
          "Check the certificate: it has to be valid, for signatures, and of the RUC in the settings.",
        ),
      ),
    ).toBeVisible();
    await expectNoViolations(page, "a stopped invoice");
  });

  await test.step("a retry sends it again", async () => {
    const retry = page.getByRole("button", { name: t("Retry") });
    await retry.click();
    await expect(retry).toBeHidden();
    await expect(invoices).not.toContainText("1");
    await isInvoice("authorized");
  });

  await test.step("XML and RIDE are handed out", async () => {
    await invoices.click();
    await page.getByRole("searchbox").fill(number);
    await expect(rowOf(page, t("Authorized"))).toHaveCount(1);
    await documentLink.click();
    await expect(page.getByRole("listitem").filter({ hasText: t("Authorized") })).toBeVisible();
    const xml = await downloadOf(page, t("Download XML"));
    expect(xml.name).toMatch(/^001-001-\d{9}\.xml$/);
    expect(String(xml.bytes)).toContain("<importeTotal>172.50</importeTotal>");
    const ride = await downloadOf(page, t("Download RIDE (PDF)"));
    expect(ride.name).toMatch(/^001-001-\d{9}\.pdf$/);
    expect(ride.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  });

  await test.step("the month is exported, whatever the list shows", async () => {
    await page.getByRole("link", { name: t("All invoices") }).click();
    await page.getByRole("searchbox").fill("nobody of this name");
    await expect(page.getByText(t("No invoice matches."))).toBeVisible();
    const month = await downloadOf(page, t("Export CSV"));
    const sandbox =
      "Orders that were paid in the sandbox do not count, and neither do their test invoices.";
    await expect(page.getByText(t(sandbox))).toBeVisible();
    expect(String(month.bytes)).toContain(";0,00;15;0,00;0,00;");
    await page.getByText(t("Sums of the month"), { exact: true }).click();
    await expect(page.getByRole("table", { name: t("Sums of the month") })).toContainText("$0.00");
    expect(String(month.bytes)).toContain("1710034065");
  });
});

test("exports the month while invoices are made elsewhere", async ({ page, database }) => {
  await database.change("invoice_settings?id=eq.true", { environment: "off" });
  await openAdmin(page, "invoices");
  await expect(page.getByText("Invoices are made elsewhere")).toBeVisible();
  const month = await downloadOf(page, "Export CSV");
  expect(String(month.bytes)).toContain("Access key");
});

test("corrects a buyer whom the SRI does not know, and closes what was settled elsewhere", async ({
  page,
  database,
}) => {
  await buyWithRejectedInvoice(page, { fault: "rejected", code: "69" });
  const isInvoice = (state: string) =>
    expect.poll(() => database.read(`tax_documents?state=eq.${state}`)).toHaveLength(1);
  await isInvoice("needs_owner");
  await openAdmin(page, "invoices");
  await rowOf(page, "Needs you").getByRole("link").click();
  await expect(
    page.getByText(
      "The SRI does not know the buyer's ID number. Correct the buyer's details, then retry.",
    ),
  ).toBeVisible();
  const dialog = page.getByRole("dialog");

  await test.step("the next attempt has the corrected buyer", async () => {
    await page.getByRole("button", { name: "Correct Buyer's Details" }).click();
    await dialog.getByLabel("Invoice for").selectOption("ruc");
    await dialog.getByLabel("RUC", { exact: true }).fill("1792261140001");
    await expect(dialog.getByText("Please check this RUC once more.")).toBeVisible();
    await dialog.getByLabel("RUC", { exact: true }).fill("1792261104001");
    await expectNoViolations(page, "the dialog that corrects a buyer");
    const control = await page.request.post("/sri-sandbox/control", {
      data: { fault: "returned", code: "52" },
    });
    expect(control.ok()).toBe(true);
    await dialog.getByRole("button", { name: "Save Buyer" }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole("definition").filter({ hasText: "Ana Vega, 1792261104001" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect
      .poll(() => database.read("tax_documents?state=eq.needs_owner&reason=eq.returned"))
      .toHaveLength(1);
  });

  await test.step("what was settled elsewhere is no longer counted", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Settled Elsewhere" }).click();
    await dialog.getByLabel("How was it settled?").fill("SRI en Línea, 001-002-000000007");
    await dialog.getByRole("button", { name: "Settled Elsewhere" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("SRI en Línea, 001-002-000000007")).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toBeHidden();
    await isInvoice("closed");
    await expect(
      page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Invoices" }),
    ).not.toContainText("1");
  });
});
