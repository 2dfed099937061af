import { expect, test } from "vitest";
import { adminOrderQueryFrom, orderNumberIn, orPatternFor } from "./admin-order-query.ts";

test("a status that is none is every status", () => {
  expect(adminOrderQueryFrom(new URLSearchParams("status=shipped")).status).toBe("shipped");
  expect(adminOrderQueryFrom(new URLSearchParams("status=lost")).status).toBeNull();
});

test.each([
  ["#9E71F0AB", "9e71f0ab"],
  ["f0ab", "f0ab"],
  ["abc", null],
  ["lucia", null],
  ["9e71f0ab1", null],
])("%j as an order number is %j", (search, number) => {
  expect(orderNumberIn(search)).toBe(number);
});

test("signs of the query language match any sign", () => {
  expect(orPatternFor("Andrade, (Lucía)")).toBe("*Andrade_ _Lucía_*");
});
