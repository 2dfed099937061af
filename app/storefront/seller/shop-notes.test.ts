import { expect, test } from "vitest";
import { FREE_EVERYWHERE } from "#app/domain/delivery/delivery-zone.ts";
import { DEFAULT_PRICING } from "#app/domain/money/pricing.ts";
import { EMPTY_SHOP_INFORMATION } from "#app/domain/shop-information/shop-information.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { shopNotes } from "./shop-notes.ts";

const english = serverI18n("en", "shop", "checkout");

test("shows nothing for an empty setting", () => {
  const { estimate: _estimate, ...notes } = shopNotes(EMPTY_SHOP_INFORMATION, english);
  expect(notes).toEqual({
    seller: null,
    shipping: "Free Shipping, estimated delivery: 3-5 business days",
    pickup: null,
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
  expect(notes.returns).toEqual(["Returns within 15 business days of delivery", "Unworn."]);
  expect(notes.seller).toEqual({
    lines: [],
    whatsapp: { label: "WhatsApp +593 99 123 4567", url: "https://wa.me/593991234567" },
  });
  expect(notes.payment).toEqual({ label: "Ways to pay", marks: ["Visa", "Diners Club"] });
});

test("states returns in Spanish", () => {
  const spanish = serverI18n("es", "shop", "checkout");
  const { returns } = shopNotes({ ...EMPTY_SHOP_INFORMATION, returnDays: 15 }, spanish);
  expect(returns).toEqual([
    "Puedes devolver tu pedido hasta 15 días laborables después de recibirlo",
  ]);
});

const QUITO = { ...FREE_EVERYWHERE, isEverywhereElse: false, provinces: ["Pichincha"] };

test.each([
  [
    "free in own days",
    [{ ...FREE_EVERYWHERE, daysMin: 1, daysMax: 1 }],
    "Free Shipping, estimated delivery: 1 business day",
  ],
  [
    "one price",
    [{ ...FREE_EVERYWHERE, price: 300 }],
    "Shipping $3.45. Estimated delivery: 3-5 business days",
  ],
  [
    "prices by province",
    [
      { ...QUITO, price: 200, daysMin: 1, daysMax: 2 },
      { ...FREE_EVERYWHERE, price: 600 },
    ],
    "Shipping from $2.30. Estimated delivery: 1-5 business days",
  ],
  ["no zone", [], ""],
] as const)("never calls shipping free where it is not: %s", (_, zones, expected) => {
  const notes = shopNotes(EMPTY_SHOP_INFORMATION, english, { zones, pricing: DEFAULT_PRICING });
  expect(notes.shipping).toBe(expected);
});
