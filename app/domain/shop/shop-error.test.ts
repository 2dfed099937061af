import { expect, test } from "vitest";
import { errorCodeOf, ShopError, shopErrorOf } from "./shop-error.ts";

test.each([
  ["NOT_SIGNED_IN", 401, "signed-out"],
  ["NOT_STAFF", 403, "signed-out"],
  ["NOT_CONFIGURED", 501, "not-configured"],
  ["UNAVAILABLE", 503, "unavailable"],
  ["ORDER_NOT_FOUND", 404, "not-found"],
  ["DUPLICATE", 409, "rejected"],
  ["TOO_MANY_REQUESTS", 429, "rejected"],
] as const)("%s answers %i and is %s", (code, status, kind) => {
  expect(new ShopError(code, "No.")).toMatchObject({ status, kind });
});

test.each(["constructor", "toString", "out_of_stock", "", null, undefined])(
  "%s is no error code",
  (text) => {
    expect(errorCodeOf(text)).toBeNull();
  },
);

test("keeps a ShopError and the message of any other error", () => {
  const error = new ShopError("DUPLICATE", "Taken.");
  expect(shopErrorOf(error)).toBe(error);
  expect(shopErrorOf(new Error("locked"))).toMatchObject({ code: "REJECTED", message: "locked" });
  expect(shopErrorOf("locked")).toMatchObject({ code: "REJECTED", message: "locked" });
});
