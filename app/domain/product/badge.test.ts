import { expect, test } from "vitest";
import { badgeFor } from "./badge.ts";

const plain = { inventoryStatus: "in-stock", isNewArrival: false, isBestseller: false } as const;
const everything = { isNewArrival: true, isBestseller: true } as const;

test("ranks badges Sold Out, Low Stock, New, Bestseller", () => {
  expect(badgeFor({ ...everything, inventoryStatus: "sold-out" })).toBe("sold-out");
  expect(badgeFor({ ...everything, inventoryStatus: "low-stock" })).toBe("low-stock");
  expect(badgeFor({ ...everything, inventoryStatus: "in-stock" })).toBe("new");
  expect(badgeFor({ ...plain, isBestseller: true })).toBe("bestseller");
});

test("gives other products no badge", () => {
  expect(badgeFor(plain)).toBeNull();
});
