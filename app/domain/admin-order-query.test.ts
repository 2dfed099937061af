import { expect, test } from "vitest";
import { adminOrderQueryFrom, orderSearchOf } from "./admin-order-query.ts";

test("a status that is none is every status", () => {
  expect(adminOrderQueryFrom(new URLSearchParams("status=shipped")).status).toBe("shipped");
  expect(adminOrderQueryFrom(new URLSearchParams("status=lost")).status).toBeNull();
});

test("an order number may be written with its mark", () => {
  expect(orderSearchOf("#9E71F0AB")).toBe("9E71F0AB");
  expect(orderSearchOf("lucia")).toBe("lucia");
});
