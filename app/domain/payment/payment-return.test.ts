import { expect, test } from "vitest";
import { claimsSuccess, isStrayReturn, paymentReturnFromQuery } from "./payment-return.ts";

const read = (query: string) => paymentReturnFromQuery(new URLSearchParams(query));

test.each([
  ["id=7&clientTransactionId=GL-1", "7", "GL-1"],
  ["transactionId=7&reference=GL-1&status=success", "7", "GL-1"],
  ["transaction_id=7&id=8", "7", null],
  ["id=%20&transaction_id=", null, null],
  ["", null, null],
])("%s is read", (query, transactionId, reference) => {
  expect(read(query)).toMatchObject({ transactionId, reference });
});

test.each([
  ["id=7&clientTransactionId=GL-1", true],
  ["id=7", false],
  ["id=7&status=success", true],
  ["id=7&status=Completed", true],
  ["id=7&status=declined", false],
  ["id=7&clientTransactionId=GL-1&status=", true],
  ["id=7&status=", false],
])("reports whether %s claims success: %s", (query, claims) => {
  expect(claimsSuccess(read(query))).toBe(claims);
});

test.each([
  ["transactionId=7&status=success", true],
  ["transaction_id=7&status=completed", true],
  ["transactionId=7", false],
  ["status=success", false],
  ["id=7&status=success", false],
  ["transactionId=7&status=failed", false],
])("reports whether a query with %s belongs to /confirmation: %s", (query, isStray) => {
  expect(isStrayReturn(new URLSearchParams(query))).toBe(isStray);
});

test("truncates long values", () => {
  expect(read(`id=${"9".repeat(5000)}`).transactionId).toHaveLength(100);
});

test.each(["\u0000", "a\u0000b", "GL-1\r\nSet-Cookie: x"])("ignores %j", (text) => {
  const query = new URLSearchParams({ id: text, reference: text, status: text });
  expect(paymentReturnFromQuery(query)).toEqual({
    transactionId: null,
    reference: null,
    status: null,
  });
});
