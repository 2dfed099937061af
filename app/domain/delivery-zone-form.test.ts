import { expect, test } from "vitest";
import {
  changedZones,
  type DeliveryZoneDraft,
  newDeliveryZoneDraft,
  readDeliveryZoneDrafts,
} from "./delivery-zone-form.ts";

const QUITO_ID = "11111111-1111-4111-8111-111111111111";
const REST_ID = "22222222-2222-4222-8222-222222222222";

const quito: DeliveryZoneDraft = {
  ...newDeliveryZoneDraft(QUITO_ID),
  name: "  Quito ",
  provinces: ["Pichincha"],
  price: "3,50",
  freeFrom: "100",
  daysMin: "1",
  daysMax: "2",
};
const rest: DeliveryZoneDraft = {
  ...newDeliveryZoneDraft(REST_ID),
  name: "Everywhere else",
  isEverywhereElse: true,
  provinces: ["Loja"],
  price: "6",
};

test("reads zones in cents, with a decimal comma or point", () => {
  expect(readDeliveryZoneDrafts([quito, rest])).toEqual({
    ok: true,
    zones: [
      { ...quito, name: "Quito", price: 350, freeFrom: 10_000, daysMin: 1, daysMax: 2 },
      { ...rest, provinces: [], price: 600, freeFrom: null, daysMin: null, daysMax: null },
    ],
  });
});

test.each([
  ["name", { name: "  " }, "name"],
  ["name", { name: "a".repeat(101) }, "long"],
  ["price", { price: "" }, "price"],
  ["price", { price: "-1" }, "price"],
  ["price", { price: "1000.01" }, "price"],
  ["price", { price: "three" }, "price"],
  ["freeFrom", { freeFrom: "0" }, "free-from"],
  ["freeFrom", { freeFrom: "much" }, "free-from"],
  ["daysMin", { daysMin: "91" }, "days"],
  ["daysMax", { daysMin: "" }, "range"],
  ["daysMax", { daysMin: "3" }, "range"],
  ["provinces", { provinces: [] }, "provinces"],
] as const)("rejects an invalid %s: %o", (field, change, problem) => {
  const reading = readDeliveryZoneDrafts([{ ...quito, ...change } as DeliveryZoneDraft, rest]);
  expect(reading).toEqual({ ok: false, problems: { [`${QUITO_ID}.${field}`]: problem } });
});

test("moves a province, and everywhere else, from the zone that had it", () => {
  const [first, second] = changedZones([quito, rest], REST_ID, {
    provinces: ["Pichincha", "Loja"],
  });
  expect([first?.provinces, second?.provinces]).toEqual([[], ["Pichincha", "Loja"]]);
  const moved = changedZones([quito, rest], QUITO_ID, { isEverywhereElse: true });
  expect(moved.map(({ isEverywhereElse }) => isEverywhereElse)).toEqual([true, false]);
});
