import { expect, test, vi } from "vitest";
import { EMPTY_SHOP_INFORMATION_VALUES } from "../testing/empty-shop-information-values.ts";
import {
  readShopInformationDraft,
  type ShopInformationDraft,
  shopInformationDraftOf,
} from "./shop-information-form.ts";

const EMPTY = shopInformationDraftOf(EMPTY_SHOP_INFORMATION_VALUES);

const read = (changes: Partial<ShopInformationDraft>) =>
  readShopInformationDraft({ ...EMPTY, ...changes });

const FULL: Partial<ShopInformationDraft> = {
  legalName: "  Gemma Luce S.A.S. ",
  ruc: "1790012345 001",
  postalAddress: "Av. Amazonas N34-120, Quito",
  whatsapp: "099 123 4567",
  returnDays: "15",
  returnTerms: "Unworn.\r\nWith tags.",
  returnTermsEs: "Sin uso.",
  preparationDays: "2",
  deliveryDaysMin: "3",
  deliveryDaysMax: "5",
  deliveryCountries: " Ecuador, Colombia,, Ecuador",
  paymentMarks: ["mastercard", "visa"],
  trackingPages: { Servientrega: "https://courier.test/{number}", Tramaco: " " },
};

test("accepts an empty form: nothing is required", () => {
  expect(read({})).toEqual({ ok: true, values: EMPTY_SHOP_INFORMATION_VALUES });
});

test("reads the page of a courier in Safari before 17, which has no `URL.canParse`", () => {
  vi.spyOn(URL, "canParse").mockImplementation(() => {
    throw new TypeError("URL.canParse is not a function");
  });
  expect(read(FULL).ok).toBe(true);
});

test("normalizes phone, RUC, marks and texts", () => {
  expect(read(FULL)).toEqual({
    ok: true,
    values: {
      ...EMPTY_SHOP_INFORMATION_VALUES,
      legalName: "Gemma Luce S.A.S.",
      ruc: "1790012345001",
      postalAddress: "Av. Amazonas N34-120, Quito",
      whatsapp: "+593991234567",
      returnDays: 15,
      returnTerms: "Unworn.\nWith tags.",
      returnTermsEs: "Sin uso.",
      preparationDays: 2,
      deliveryDaysMin: 3,
      deliveryDaysMax: 5,
      deliveryCountries: ["Ecuador", "Colombia"],
      paymentMarks: ["visa", "mastercard"],
      trackingPages: { Servientrega: "https://courier.test/{number}" },
    },
  });
});

test("reads its own draft as the same values", () => {
  const reading = read(FULL);
  if (!reading.ok) throw new Error("rejected");
  expect(readShopInformationDraft(shopInformationDraftOf(reading.values))).toEqual(reading);
});

test.each([
  ["ruc", { ruc: "1790012345002" }, { ruc: "ruc" }],
  ["short ruc", { ruc: "179001234500" }, { ruc: "ruc" }],
  ["phone", { whatsapp: "soon" }, { whatsapp: "phone" }],
  ["fewer days than the law gives", { returnDays: "2" }, { returnDays: "return-days" }],
  ["half days", { preparationDays: "1.5" }, { preparationDays: "preparation-days" }],
  ["a missing end", { deliveryDaysMin: "3" }, { deliveryDaysMax: "range" }],
  [
    "a reversed range",
    { deliveryDaysMin: "5", deliveryDaysMax: "3" },
    { deliveryDaysMax: "range" },
  ],
  ["two lines", { legalName: "Gemma\nLuce" }, { legalName: "line" }],
  ["a long country", { deliveryCountries: "x".repeat(101) }, { deliveryCountries: "long" }],
  ["a long text", { returnTermsEs: "x".repeat(1001) }, { returnTermsEs: "long" }],
  [
    "http",
    { trackingPages: { Tramaco: "http://tramaco.test" } },
    { "trackingPages.Tramaco": "tracking" },
  ],
  [
    "a script",
    { trackingPages: { Tramaco: "javascript:alert(1)" } },
    { "trackingPages.Tramaco": "tracking" },
  ],
  [
    "quotes",
    { trackingPages: { Tramaco: 'https://x.test/"onload="' } },
    { "trackingPages.Tramaco": "tracking" },
  ],
] as const)("rejects %s", (_name, changes, problems) => {
  expect(read(changes)).toEqual({ ok: false, problems });
});
