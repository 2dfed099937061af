import { expect, test } from "vitest";
import { addBusinessDays, deliveryDatesOf } from "./delivery-dates.ts";

const dayOf = (iso: string) => iso.slice(0, 10);

test.each([
  // Monday, November 23, 2026.
  ["2026-11-23T15:00:00Z", 2, "2026-11-25"],
  ["2026-11-23T15:00:00Z", 0, "2026-11-23"],
  // Over a weekend.
  ["2026-11-26T15:00:00Z", 2, "2026-11-30"],
  ["2026-11-23T15:00:00Z", 10, "2026-12-07"],
  // An order on a Saturday counts from Monday.
  ["2026-11-28T15:00:00Z", 1, "2026-11-30"],
  // In Ecuador it is still Friday evening.
  ["2026-11-28T03:30:00Z", 1, "2026-11-30"],
  ["2026-11-28T03:30:00Z", 0, "2026-11-27"],
])("counts business days in Ecuador: %s and %i days is %s", (iso, days, expected) => {
  const noon = addBusinessDays(iso, days);
  expect(dayOf(noon)).toBe(expected);
  expect(noon).toMatch(/T17:00:00/);
});

test("adds the delivery to the preparation", () => {
  const estimate = { preparationDays: 2, deliveryDaysMin: 3, deliveryDaysMax: 5 };
  const { shipsBy, arrives } = deliveryDatesOf("2026-11-23T15:00:00Z", estimate);
  expect([shipsBy, arrives?.from, arrives?.to].map((iso) => dayOf(iso ?? ""))).toEqual([
    "2026-11-25",
    "2026-11-30",
    "2026-12-02",
  ]);
});

test("has no date without an estimate", () => {
  const none = { preparationDays: null, deliveryDaysMin: null, deliveryDaysMax: null };
  expect(deliveryDatesOf("2026-11-23T15:00:00Z", none)).toEqual({ shipsBy: null, arrives: null });
  const delivery = { ...none, deliveryDaysMin: 1, deliveryDaysMax: 1 };
  const { shipsBy, arrives } = deliveryDatesOf("2026-11-23T15:00:00Z", delivery);
  expect(shipsBy).toBeNull();
  expect(arrives?.from).toBe(arrives?.to);
});
