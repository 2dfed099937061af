import type { Page } from "@playwright/test";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { visit } from "../fixtures/storefront.ts";
import { field, openCheckout } from "./checkout-form.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const CUSTOMER = {
  Nombre: "Ana",
  Apellido: "Vega",
  "Correo electrónico": "ana@example.com",
  Teléfono: "0991234567",
  Dirección: "Calle Larga 1",
  Ciudad: "Cuenca",
};

async function openShipping(page: Page) {
  await openCheckout(page);
  await visit(page, "/es/checkout");
  for (const [name, value] of Object.entries(CUSTOMER)) {
    await page.getByLabel(name, { exact: true }).fill(value);
  }
}

const proceed = (page: Page) => page.getByRole("button", { name: "Continuar al pago" });

/** Pay, up to the receipt. */
async function pay(page: Page) {
  await proceed(page).click();
  await page.getByRole("button", { name: APPROVE_PAYMENT.es }).click();
  await expect(page.getByRole("heading", { name: /Grazie Mille/i })).toBeVisible();
}

test("buys in Spanish with a RUC, after a wrong one", async ({ page }) => {
  await openShipping(page);
  await page.getByText("Factura (opcional)").click();
  await page.getByRole("radio", { name: "RUC" }).check();
  await expect(proceed(page)).toHaveAccessibleDescription(
    "Te falta completar: Número para la factura.",
  );
  await field(page, "RUC").fill("1710034064001");
  await field(page, "RUC").press("Enter");
  await expect(page.getByText("Revisa este RUC: tiene trece dígitos")).toBeVisible();
  await field(page, "RUC").fill("1793213150001");
  await field(page, "Nombre en la factura").fill("Casa Vega S.A.S.");
  await pay(page);
  await expect(page.getByRole("main")).toContainText("Casa Vega S.A.S., 1793213150001");
  await expect(page.getByRole("region", { name: "Tu factura" })).toBeHidden();
});

test("says on the Spanish receipt whom the invoice is for", async ({ page }) => {
  await openShipping(page);
  await pay(page);
  await expect(page).toHaveURL(/\/es\/confirmation/);
  const offer = page.getByRole("region", { name: "Tu factura" });
  const number = offer.getByRole("textbox", { name: "Número de cédula, RUC o pasaporte" });
  // The receipt is read before its script runs: what is typed by then is checked by the server alone.
  await expect(async () => {
    await number.fill("1710034064");
    await number.blur();
    await expect(offer.getByText("Revisa esta cédula dígito por dígito")).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await number.fill("1710034065");
  await offer.getByRole("button", { name: "Guardar para la factura" }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole("main")).toContainText("Ana Vega, 1710034065");
});
