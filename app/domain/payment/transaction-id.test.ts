import { expect, test } from "vitest";
import { isTransactionId } from "./transaction-id.ts";

test.each(["1", "23178284", "2147483647"])("accepts %s", (text) => {
  expect(isTransactionId(text, false)).toBe(true);
});

test.each([
  "",
  "0",
  "01",
  "-1",
  "1.5",
  "1e3",
  " 1",
  "2147483648",
  "9999999999",
  "12345678901",
  "x",
])("rejects '%s'", (text) => {
  expect(isTransactionId(text, false)).toBe(false);
});

test("accepts the sandbox's larger ids from the sandbox only", () => {
  expect(isTransactionId("9999999999", true)).toBe(true);
  expect(isTransactionId("10000000000", true)).toBe(false);
  expect(isTransactionId("9999999999", false)).toBe(false);
});
