import { expect, test } from "vitest";
import { missingForFreeDelivery, quoteDelivery } from "./delivery-quote.ts";
import { FREE_EVERYWHERE, isFreeEverywhere } from "./delivery-zone.ts";

const QUITO = {
  ...FREE_EVERYWHERE,
  name: "Quito",
  isEverywhereElse: false,
  provinces: ["Pichincha"],
  price: 300,
  freeFrom: 10_000,
};
const REST = { ...FREE_EVERYWHERE, name: "Rest", price: 600 };
const ISLANDS = {
  ...QUITO,
  name: "Islands",
  provinces: ["Galápagos"],
  freeFrom: null,
  price: 1500,
};

const at = (province: string, country = "Ecuador") => ({ country, province });

test("needs no province and costs nothing as the specification says", () => {
  expect(isFreeEverywhere([FREE_EVERYWHERE])).toBe(true);
  for (const place of [at(""), at("Loja"), at("", "Perú")]) {
    expect(quoteDelivery([FREE_EVERYWHERE], place, 100)).toMatchObject({ ok: true, price: 0 });
  }
});

test.each([
  ["its own zone", at("Pichincha"), 9999, { ok: true, price: 300 }],
  ["its own zone, free from", at(" Pichincha "), 10_000, { ok: true, price: 0 }],
  ["another province", at("Loja"), 50_000, { ok: true, price: 600 }],
  ["no province yet", at(" "), 100, { ok: false, code: "PROVINCE_REQUIRED" }],
  ["another country", at("Pichincha", "Colombia"), 100, { ok: true, price: 600 }],
])("quotes %s", (_, place, amount, expected) => {
  expect(quoteDelivery([QUITO, ISLANDS, REST], place, amount)).toMatchObject(expected);
});

test("does not deliver where no zone is", () => {
  for (const place of [at("Loja"), at("", "Colombia")]) {
    expect(quoteDelivery([QUITO], place, 100)).toEqual({ ok: false, code: "NOT_DELIVERED" });
  }
  expect(quoteDelivery([], at(""), 100)).toEqual({ ok: false, code: "NOT_DELIVERED" });
});

test("says what is missing for free delivery", () => {
  expect(missingForFreeDelivery(QUITO, 9950)).toBe(50);
  expect(missingForFreeDelivery(QUITO, 10_000)).toBeNull();
  expect(missingForFreeDelivery(ISLANDS, 1)).toBeNull();
  expect(missingForFreeDelivery({ ...QUITO, price: 0 }, 1)).toBeNull();
});
