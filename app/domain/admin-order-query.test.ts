import { expect, test } from "vitest";
import { adminOrderQueryFrom, orderSearchOf } from "./admin-order-query.ts";

test("treats an unknown status as every status", () => {
  expect(adminOrderQueryFrom(new URLSearchParams("status=shipped")).status).toBe("shipped");
  expect(adminOrderQueryFrom(new URLSearchParams("status=lost")).status).toBeNull();
});

test("accepts an order number with its #", () => {
  expect(orderSearchOf("#9E71F0AB")).toBe("9E71F0AB");
  expect(orderSearchOf("lucia")).toBe("lucia");
});
