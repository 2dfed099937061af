import { expect, test } from "vitest";
import { adminOrderQueryFrom, orderSearchCondition, shownOrders } from "./admin-order-query.ts";

const statusOf = (query: string) => adminOrderQueryFrom(new URLSearchParams(query)).status;

test("treats an unknown status as every status", () => {
  expect(statusOf("status=shipped")).toBe("shipped");
  expect(statusOf("status=lost")).toBeNull();
  expect(shownOrders(null)).toEqual({});
});

test("filters orders to pack, which are pending or processing", () => {
  expect(statusOf("status=to-pack")).toBe("to-pack");
  expect(shownOrders("to-pack")).toEqual({ statuses: ["pending", "processing"] });
  expect(shownOrders("shipped")).toEqual({ statuses: ["shipped"] });
});

test("filters orders whose payment differs while they are not sent", () => {
  expect(shownOrders("not-to-send")).toEqual({
    statuses: ["pending", "processing"],
    checks: ["differs"],
  });
});

test("accepts an order number with its #", () => {
  expect(orderSearchCondition("#9E71F0AB")).toContain("search_codes.like.*9e71f0ab*");
  expect(orderSearchCondition("lucia")).toContain("search_codes.like.*lucia*");
});

test("searches the digits of a phone number beside the texts", () => {
  expect(orderSearchCondition("+593 99 123-4567")).toContain(",phone_digits.like.*991234567*");
  expect(orderSearchCondition("lucia")).not.toContain("phone_digits");
});
