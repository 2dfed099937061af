import { expect, test } from "vitest";
import { INVENTORY_STATUSES } from "../product/product.ts";
import { contradictsStock, inventoryStatusFor } from "./inventory-status.ts";

test.each([
  [0, "sold-out"],
  [1, "low-stock"],
  [5, "low-stock"],
  [6, "in-stock"],
] as const)("%i units are %s", (quantity, status) => {
  expect(inventoryStatusFor(quantity)).toBe(status);
});

test.each([
  [0, ["in-stock", "low-stock"]],
  [1, ["sold-out"]],
  [5, ["sold-out"]],
  [6, ["low-stock", "sold-out"]],
])("with %i units the statuses %j contradict the stock", (quantity, contradicting) => {
  const found = INVENTORY_STATUSES.filter((status) => contradictsStock(status, quantity));
  expect(found).toEqual(contradicting);
});
