import { expect, test } from "vitest";
import { isTransactionId } from "./transaction-id.ts";

test.each(["1", "23178284", "2147483647"])("accepts %s", (text) => {
  expect(isTransactionId(text)).toBe(true);
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
  expect(isTransactionId(text)).toBe(false);
});
