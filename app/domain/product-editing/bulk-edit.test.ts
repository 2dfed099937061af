import { expect, test } from "vitest";
import type { InventoryStatus } from "../product/product.ts";
import type { AdminProduct } from "./admin-product.ts";
import { bulkChanges, readPercent, rebasedChanges, reversedChanges } from "./bulk-edit.ts";

const product = (values: Partial<AdminProduct>) =>
  ({
    id: "p",
    price: 24_500,
    originalPrice: null,
    inventoryStatus: "in-stock",
    statusFollowsStock: false,
    collectionId: null,
    isDraft: false,
    ...values,
  }) as AdminProduct;

const changesOf = (values: Partial<AdminProduct>, basisPoints: number, strikesThrough = false) =>
  bulkChanges([product(values)], { field: "price", basisPoints, strikesThrough })[0]?.changes;

test.each([
  ["20", 2000],
  ["12,5", 1250],
  [" 7.25 % ", 725],
  ["300", 30_000],
  ["0", null],
  ["", null],
  ["-20", null],
  ["1.255", null],
  ["1000", null],
  ["half", null],
])("reads %j percent as %s hundredths", (text, basisPoints) => {
  expect(readPercent(text)).toBe(basisPoints);
});

test.each([
  [24_500, -2000, 19_600],
  [24_500, 1250, 27_563],
  [999, -3333, 666],
  [1, 1, undefined],
  [0, 5000, undefined],
  [500, -10_000, 0],
])("changes %i cents by %i hundredths of a percent to %s", (price, basisPoints, expected) => {
  expect(changesOf({ price }, basisPoints)?.price).toBe(expected);
});

test("strikes the former price through, or keeps a higher original price", () => {
  expect(changesOf({}, -2000, true)).toEqual({ price: 19_600, originalPrice: 24_500 });
  expect(changesOf({ originalPrice: 30_000 }, -2000, true)).toEqual({ price: 19_600 });
  expect(changesOf({}, 2000, true)).toEqual({ price: 29_400 });
});

test("removes an original price that the new price reaches", () => {
  expect(changesOf({ originalPrice: 25_000 }, 1000)).toEqual({
    price: 26_950,
    originalPrice: null,
  });
  expect(changesOf({ originalPrice: 30_000 }, 1000)).toEqual({ price: 26_950 });
});

test("stops a status that follows the stock when it is given another one", () => {
  const following = product({ statusFollowsStock: true });
  const changesTo = (value: InventoryStatus) =>
    bulkChanges([following], { field: "inventoryStatus", value });
  expect(changesTo("sold-out")).toEqual([
    { product: following, changes: { inventoryStatus: "sold-out", statusFollowsStock: false } },
  ]);
  expect(changesTo("in-stock")).toEqual([]);
});

test("leaves out products that already have the value", () => {
  const products = [product({ id: "a", isDraft: true }), product({ id: "b" })];
  expect(bulkChanges(products, { field: "isDraft", value: true })).toEqual([
    { product: products[1], changes: { isDraft: true } },
  ]);
});

test("reverses changes on the present versions", () => {
  const before = product({ version: "1" });
  const undo = reversedChanges([{ product: before, changes: { price: 1, originalPrice: 24_500 } }]);
  const sold = product({ version: "2", price: 1, originalPrice: 24_500, quantity: 1 });
  expect(rebasedChanges(undo, [sold])).toEqual([
    { product: sold, changes: { price: 24_500, originalPrice: null } },
  ]);
});
