import { expect, test, vi } from "vitest";
import { inLanguage } from "#app/domain/text/translation.ts";
import { shopInformationFromRow } from "./shop-information-row.ts";

vi.mock("#app/settings.ts", () => ({ settings: { supportWhatsapp: "099 765 4321" } }));

const ROW = {
  legal_name: "",
  ruc: "",
  postal_address: "",
  whatsapp: "",
  return_days: 15,
  return_terms: "",
  return_terms_es: "Sin uso.",
  preparation_days: null,
  delivery_days_min: null,
  delivery_days_max: null,
  delivery_countries: ["Ecuador"],
  delivery_terms: "By courier.",
  delivery_terms_es: "",
  pickup_address: "Av. Amazonas N34-120, Quito",
  pickup_note: "",
  pickup_note_es: "De lunes a viernes.",
  payment_marks: ["visa"],
  tracking_pages: {},
};

test("prefers the owner's WhatsApp number to the settings'", () => {
  expect(shopInformationFromRow(ROW).whatsapp).toBe("099 765 4321");
  const owners = { ...ROW, whatsapp: "+593991234567" };
  expect(shopInformationFromRow(owners).whatsapp).toBe("+593991234567");
});

test("shows a text of one language in both", () => {
  const stored = shopInformationFromRow(ROW);
  for (const language of ["en", "es"] as const) {
    expect(inLanguage(language, stored)).toMatchObject({
      returnTerms: "Sin uso.",
      deliveryTerms: "By courier.",
      pickupNote: "De lunes a viernes.",
    });
  }
});
