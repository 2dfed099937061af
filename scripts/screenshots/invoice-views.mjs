import { expect } from "@playwright/test";
import { approve, buy, openCheckout, press, signIn } from "./steps.mjs";
import { ENDS } from "./widths.mjs";

const SHOP = "/shop?category=accessories";

/** Fill in the shipping step, with an invoice for a cédula. */
async function nameBuyer(page, visit) {
  await openCheckout(page, visit);
  await page.getByText("Invoice (optional)").click();
  await page.getByRole("radio", { name: "Cédula" }).check();
  await page.getByLabel("Cédula").last().fill("1710034065");
  await page.evaluate(() => document.activeElement?.blur());
}

/** Buy with an invoice, and open the tab Invoices once the sandbox of the SRI has authorized it. */
async function openInvoices(page, visit) {
  await nameBuyer(page, visit);
  await press(page, "button", "Continue to Payment");
  await approve(page);
  await page.goto("/admin/invoices", { waitUntil: "networkidle" });
  await signIn(page);
  const latest = page.getByRole("row").nth(1);
  const tab = (name) => page.getByRole("navigation").first().getByRole("link", { name });
  await expect(async () => {
    await tab("Newsletter").click();
    await tab("Invoices").click();
    await expect(latest).toContainText("Authorized");
  }).toPass({ intervals: [1000], timeout: 60_000 });
}

/** The views of invoices, in the format of `SHOP_VIEWS`. */
export const INVOICE_VIEWS = [
  [
    "checkout-invoice",
    SHOP,
    ENDS,
    async (page) => {
      await nameBuyer(page, "invoice");
      await page.getByRole("button", { name: "Continue to Payment" }).scrollIntoViewIfNeeded();
    },
  ],
  [
    "receipt-invoice",
    SHOP,
    ENDS,
    async (page) => {
      await buy(page, "receipt-invoice");
      await page.getByRole("button", { name: "Save for the invoice" }).scrollIntoViewIfNeeded();
    },
  ],
  ["admin-invoices", SHOP, ENDS, (page) => openInvoices(page, "invoices")],
  [
    "admin-invoice",
    SHOP,
    ENDS,
    async (page) => {
      await openInvoices(page, "document");
      await page.getByRole("table").getByRole("link").first().click();
      await page.getByRole("heading", { level: 1, name: /^Invoice \d/ }).waitFor();
    },
  ],
  [
    "admin-invoice-settings",
    "/admin/invoices",
    ENDS,
    async (page) => {
      await signIn(page);
      await press(page, "link", "Invoice settings");
      await page.getByRole("heading", { name: "Invoice settings" }).waitFor();
    },
  ],
];
