import { expect, test } from "vitest";
import { failWhenDisconnected } from "./fail-when-disconnected.ts";

const fail = failWhenDisconnected("failed");

test("turns a lost connection into a failure after which nothing is loaded again", () => {
  expect(fail(new TypeError("Failed to fetch"))).toMatchObject({
    data: "failed",
    init: { status: 503 },
  });
});

test.each([
  ["a redirect", Response.redirect("http://shop.test/orders/1")],
  ["an aborted request", new DOMException("Aborted", "AbortError")],
  ["an error of the server", new Error("Unexpected Server Error")],
])("throws %s", (_what, error) => {
  expect(() => fail(error)).toThrow();
});
