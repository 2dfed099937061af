import type { Page } from "@playwright/test";
import type { Language } from "#app/domain/text/language.ts";
import { quickAdd, visit } from "../fixtures/storefront.ts";

/** Return a field of the page: of text, with or without suggestions. */
export const field = (page: Page, name: string) =>
  page.getByRole("textbox", { name }).or(page.getByRole("combobox", { name }));

export const CUSTOMER = {
  "First Name": "Ana",
  "Last Name": "Vega",
  Email: "ana@example.com",
  Phone: "0991234567",
  Address: "Calle Larga 1",
  City: "Cuenca",
};

/** Open checkout with two belts in the bag. */
export async function openCheckout(page: Page) {
  await visit(page, "/shop?category=accessories");
  await quickAdd(page, "Woven Leather Belt", "Woven Leather Belt");
  await visit(page, "/checkout");
}

/** The names of the shipping form's fields in each language, in the order of `CUSTOMER`. */
export const SHIPPING_LABELS = {
  en: Object.keys(CUSTOMER),
  es: ["Nombre", "Apellido", "Correo electrónico", "Teléfono", "Dirección", "Ciudad"],
};

/** Fill in the shipping form. */
export async function fillShipping(page: Page, language: Language = "en") {
  for (const [index, value] of Object.values(CUSTOMER).entries()) {
    await field(page, SHIPPING_LABELS[language][index] ?? "").fill(value);
  }
}

/** Ask in the block "Invoice" for one with a cédula. */
export async function invoiceForCedula(page: Page) {
  const cedula = page.getByRole("radio", { name: "Cédula" });
  if (!(await cedula.isVisible())) await page.getByText("Invoice (optional)").click();
  await cedula.check();
  await field(page, "Cédula").fill("1710034065");
}
