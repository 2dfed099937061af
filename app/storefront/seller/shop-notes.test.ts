import { expect, test } from "vitest";
import { EMPTY_SHOP_INFORMATION } from "#app/domain/shop-information/shop-information.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { shopNotes } from "./shop-notes.ts";

const english = serverI18n("en", "checkout");

test("shows nothing for an empty setting", () => {
  const { estimate: _estimate, ...notes } = shopNotes(EMPTY_SHOP_INFORMATION, english);
  expect(notes).toEqual({
    seller: null,
    delivery: "",
    returns: [],
    payment: null,
    trackingPages: {},
  });
});

test("states returns, ways to pay and the WhatsApp number", () => {
  const notes = shopNotes(
    {
      ...EMPTY_SHOP_INFORMATION,
      whatsapp: "099 123 4567",
      returnDays: 15,
      returnTerms: "Unworn.",
      paymentMarks: ["visa", "diners-club"],
    },
    english,
  );
  expect(notes.returns).toEqual(["Returns within 15 business days", "Unworn."]);
  expect(notes.seller).toEqual({
    lines: [],
    whatsapp: { label: "WhatsApp +593 99 123 4567", url: "https://wa.me/593991234567" },
  });
  expect(notes.payment).toEqual({ label: "Ways to pay", marks: ["Visa", "Diners Club"] });
});

test("states returns in Spanish, and one day in the singular", () => {
  const spanish = serverI18n("es", "checkout");
  const returns = (returnDays: number) =>
    shopNotes({ ...EMPTY_SHOP_INFORMATION, returnDays }, spanish).returns;
  expect(returns(15)).toEqual(["Devoluciones en 15 días laborables"]);
  expect(returns(1)).toEqual(["Devoluciones en 1 día laborable"]);
});
