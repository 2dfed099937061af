import { expect, test } from "vitest";
import { shopInformationChanges, shopInformationConflicts } from "./shop-information-changes.ts";
import { EMPTY_SHOP_INFORMATION_VALUES as EMPTY } from "./shop-information-form.ts";

const RANGE = { deliveryDaysMin: 3, deliveryDaysMax: 5 };

test("returns only the changed fields", () => {
  expect(shopInformationChanges(EMPTY, { ...EMPTY, returnDays: 15 })).toEqual({ returnDays: 15 });
  const pages = { Tramaco: "https://a.test", Servientrega: "https://b.test" };
  const reordered = { Servientrega: "https://b.test", Tramaco: "https://a.test" };
  expect(
    shopInformationChanges(
      { ...EMPTY, trackingPages: pages },
      { ...EMPTY, trackingPages: reordered },
    ),
  ).toEqual({});
});

test("has no conflict where others changed other fields, or the same one to the same value", () => {
  const theirs = { ...EMPTY, legalName: "Gemma Luce S.A.S.", returnDays: 15 };
  expect(shopInformationConflicts(EMPTY, theirs, { ruc: "1790012345001" })).toEqual([]);
  expect(shopInformationConflicts(EMPTY, theirs, { returnDays: 15 })).toEqual([]);
});

test("finds the fields that both changed", () => {
  const theirs = { ...EMPTY, returnDays: 15, ruc: "1790012345001" };
  expect(shopInformationConflicts(EMPTY, theirs, { returnDays: 30 })).toEqual(["returnDays"]);
});

test("writes both ends of the delivery where one changed", () => {
  const opened = { ...EMPTY, ...RANGE };
  const changes = shopInformationChanges(opened, { ...opened, deliveryDaysMin: 4 });
  expect(changes).toEqual({ deliveryDaysMin: 4, deliveryDaysMax: 5 });
  const theirs = { ...opened, deliveryDaysMax: 10 };
  expect(shopInformationConflicts(opened, theirs, changes)).toEqual(["deliveryDaysMax"]);
});
