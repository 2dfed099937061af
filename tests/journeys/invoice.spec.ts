import type { Page } from "@playwright/test";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import type { ShopDatabase } from "../fixtures/shop-database.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { visit } from "../fixtures/storefront.ts";
import { field, fillShipping, invoiceForCedula, openCheckout } from "./checkout-form.ts";

const SETTINGS = "invoice_settings?id=eq.true";
const PRODUCTION = {
  environment: "production",
  ruc: "1792261104001",
  legal_name: "Gemma Luce S.A.S.",
  head_office_address: "Quito",
};

const approve = (page: Page) => page.getByRole("button", { name: APPROVE_PAYMENT.en }).click();

test("pays with the specification's fields alone, and says on the receipt whom the invoice is for", async ({
  page,
}) => {
  await openCheckout(page);
  await fillShipping(page);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await approve(page);
  await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
  const offer = page.getByRole("region", { name: "Your invoice" });
  await expect(offer.getByRole("textbox", { name: "Name on the invoice" })).toHaveValue("Ana Vega");
  const number = offer.getByRole("textbox", { name: "Number" });
  // The receipt is read before its script runs: what is typed by then is checked by the server alone.
  await expect(async () => {
    await number.fill("1710034064");
    await number.blur();
    await expect(offer.getByText("Please check this cédula")).toBeVisible({ timeout: 3000 });
  }).toPass();
  await number.fill("171003406-5");
  await offer.getByRole("button", { name: "Save for the invoice" }).click();
  await expect(offer).toBeHidden();
  await expect(
    page.getByRole("definition").filter({ hasText: "Ana Vega, 1710034065" }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole("definition").filter({ hasText: "Ana Vega, 1710034065" }),
  ).toBeVisible();
});

test("buys with RUC, which the block remembers", async ({ page }) => {
  await openCheckout(page);
  await fillShipping(page);
  await page.getByText("Invoice (optional)").click();
  const options = page.getByRole("group", { name: "Invoice for" });
  await expect(options.getByRole("radio", { name: "Later" })).toBeChecked();
  await expect(options.getByRole("radio", { name: "Final consumer" })).toBeDisabled();
  await options.getByRole("radio", { name: "RUC" }).check();
  const proceed = page.getByRole("button", { name: "Continue to Payment" });
  await expect(proceed).toHaveAccessibleDescription("Still missing: Number for the invoice.");
  await field(page, "RUC").fill("123");
  await field(page, "RUC").press("Enter");
  await expect(field(page, "RUC")).toBeFocused();
  await expect(page.getByText("Please check this RUC")).toBeVisible();
  await field(page, "RUC").fill("1793213150001");
  await field(page, "Name on the invoice").fill("Casa Vega S.A.S.");
  await page.reload();
  await expect(field(page, "RUC")).toHaveValue("1793213150001");
  await proceed.click();
  await expect(page.getByRole("main")).toContainText("Invoice forCasa Vega S.A.S., 1793213150001");
  await approve(page);
  await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Casa Vega S.A.S., 1793213150001");
  await expect(page.getByRole("region", { name: "Your invoice" })).toBeHidden();
});

test("buys below 50.00 as a final consumer", async ({ page, database }) => {
  // Two of them: 46.00 with IVA.
  await database.change("products?name=eq.Woven%20Leather%20Belt", {
    price: 20,
    original_price: null,
  });
  const shown = async () => (await page.request.get("/shop?category=accessories")).text();
  await expect.poll(shown).toContain("$23.00");
  await openCheckout(page);
  await fillShipping(page);
  await page.getByText("Invoice (optional)").click();
  await page.getByRole("radio", { name: "Final consumer" }).check();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await approve(page);
  await expect(page.getByRole("main")).toContainText("CONSUMIDOR FINAL");
});

test("asks in production whom the invoice is for, in Spanish", async ({ page, database }) => {
  await database.change(SETTINGS, PRODUCTION);
  await openCheckout(page);
  await visit(page, "/es/checkout");
  await expect(page.getByText("Por ley el SRI recibe tu factura")).toBeVisible();
  await expect(page.getByText("En compras de más de $50.00 la ley pide")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Consumidor final" })).toBeDisabled();
  const proceed = page.getByRole("button", { name: "Continuar al pago" });
  await expect(proceed).toBeDisabled();
  await expect(proceed).toHaveAccessibleDescription(/Factura a nombre de/);
});

test.describe("with the block that production requires", () => {
  test.beforeEach(({ database }) => database.change(SETTINGS, PRODUCTION));

  /** Fill in the shipping step, where the invoice is not optional. Returns how to read the order's documents. */
  async function continueToPayment(page: Page, database: ShopDatabase, email: string) {
    await openCheckout(page);
    await fillShipping(page);
    await field(page, "Email").fill(email);
    const proceed = page.getByRole("button", { name: "Continue to Payment" });
    await expect(proceed).toHaveAccessibleDescription("Still missing: Invoice for.");
    await invoiceForCedula(page);
    await proceed.click();
    await expect(page.getByRole("button", { name: APPROVE_PAYMENT.en })).toBeVisible();
    return async () => {
      const [order] = await database.read<{ id: string }>(`orders?email=eq.${email}`);
      return database.read(`tax_documents?order_id=eq.${order?.id}&select=environment,state`);
    };
  }

  test("pays to the receipt, and makes no invoice that counts for the sandbox's money", async ({
    page,
    database,
  }) => {
    const readInvoices = await continueToPayment(page, database, "required@example.com");
    await approve(page);
    await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Ana Vega, 1710034065");
    expect(await readInvoices()).toEqual([]);
  });

  test("pays to the invoice that the SRI's sandbox authorizes", async ({ page, database }) => {
    const readInvoices = await continueToPayment(page, database, "authorized@example.com");
    // The real SRI is no part of a test.
    await database.change(SETTINGS, { environment: "sandbox" });
    await approve(page);
    await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Ana Vega, 1710034065");
    await expect.poll(readInvoices).toEqual([{ environment: "sandbox", state: "authorized" }]);
  });
});
