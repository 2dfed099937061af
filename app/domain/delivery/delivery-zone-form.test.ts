import { expect, test } from "vitest";
import {
  changedZones,
  type DeliveryZoneDraft,
  mergedZones,
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

test("takes a name in one language for both", () => {
  const reading = readDeliveryZoneDrafts([{ ...quito, name: " ", nameEs: "Quito y valles" }]);
  expect(reading).toMatchObject({
    zones: [{ name: "Quito y valles", nameEs: "Quito y valles" }],
  });
});

test.each([
  ["nameEs", { name: "  " }, "name"],
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

test("lays the changes of zones over those that another editor has saved", () => {
  const guayas = { ...newDeliveryZoneDraft("g"), name: "Guayas", provinces: ["Guayas", "Loja"] };
  const mine = changedZones([{ ...quito, price: "4" }, rest], REST_ID, { provinces: [] });
  const theirs = [{ ...quito, daysMax: "3" }, guayas, rest];
  expect(mergedZones({ base: [quito, rest], mine, theirs })).toEqual([
    { ...quito, price: "4", daysMax: "3" },
    guayas,
    { ...rest, provinces: [] },
  ]);
});

test("moves a province to the zone that was given it last", () => {
  const loja = { ...newDeliveryZoneDraft("l"), name: "Loja", provinces: ["Loja"] };
  const theirs = [{ ...quito, provinces: [] }, { ...rest, provinces: [] }, loja];
  const mine = [{ ...quito, provinces: ["Pichincha", "Loja"] }, rest];
  expect(
    mergedZones({ base: [quito, rest], mine, theirs }).map(({ provinces }) => provinces),
  ).toEqual([["Pichincha", "Loja"], [], []]);
});

test("keeps an edited zone that another editor deleted, and deletes one that only was deleted", () => {
  const edited = { ...quito, price: "4" };
  const base = [quito, rest];
  expect(mergedZones({ base, mine: [edited, rest], theirs: [rest] })).toEqual([rest, edited]);
  expect(mergedZones({ base, mine: base, theirs: [rest] })).toEqual([rest]);
  expect(mergedZones({ base, mine: [rest], theirs: base })).toEqual([rest]);
});
