import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { businessDaysText, shippingText, zoneNameIn } from "./delivery-words.ts";

const english = serverI18n("en", "shop");
const spanish = serverI18n("es", "shop");

const days = (daysMin: number | null, daysMax: number | null) => ({ daysMin, daysMax });

test.each([
  [days(null, null), "3-5 business days", "3-5 días laborables"],
  [days(1, 2), "1-2 business days", "1-2 días laborables"],
  [days(2, 2), "2 business days", "2 días laborables"],
  [days(1, 1), "1 business day", "1 día laborable"],
])("names the days %o", (given, inEnglish, inSpanish) => {
  expect(businessDaysText(english, given)).toBe(inEnglish);
  expect(businessDaysText(spanish, given)).toBe(inSpanish);
});

test("keeps the specification's words where delivery is free in the usual days", () => {
  expect(shippingText(english, true, days(null, null))).toBe(
    "Free Shipping, estimated delivery: 3-5 business days",
  );
  expect(shippingText(english, false, days(2, 3))).toBe("Estimated delivery: 2-3 business days");
});

test("falls back to the other language for a zone's name", () => {
  const delivery = {
    method: "delivery",
    zone: "Coast",
    zoneEs: null,
    ...days(null, null),
  } as const;
  expect(zoneNameIn("es", delivery)).toBe("Coast");
  expect(zoneNameIn("en", { ...delivery, zone: null })).toBe("");
});
