import { expect, test } from "vitest";
import { readPaymentReport } from "./read-payment-report.ts";

const approved = {
  statusCode: 3,
  transactionStatus: "Approved",
  transactionId: 7,
  clientTransactionId: "GL-1-a",
  amount: 115,
  currency: "USD",
};
const read = (change: object) =>
  readPaymentReport({ kind: "answered", body: { ...approved, ...change } }, false);

test("ignores unknown fields and returns null for missing ones", () => {
  expect(read({ somethingNew: { deep: true }, lastDigits: 4242 })).toEqual({
    kind: "approved",
    payment: {
      transactionId: "7",
      reference: "GL-1-a",
      amount: 115,
      currency: "USD",
      authorizationCode: null,
      cardBrand: null,
      lastDigits: null,
      cardType: null,
      paidAt: null,
      sandbox: false,
    },
  });
});

test.each([
  ["Debit", "Debit"],
  ["Credit", "Credit"],
  ["Prepaid", null],
  [7, null],
])("reads the card's type %j, and takes a payment with any other", (sent, cardType) => {
  expect(read({ cardType: sent })).toMatchObject({ kind: "approved", payment: { cardType } });
});

test.each(["VISA\u0000", "\ud83d", "x".repeat(101)])(
  "takes a payment whose card is described as %j, which the database could not store",
  (text) => {
    const texts = { authorizationCode: text, cardBrand: text, lastDigits: text };
    expect(read(texts)).toEqual(read({}));
  },
);

test.each([
  ["3 with Canceled", { transactionStatus: "Canceled" }],
  ["2 with Approved", { statusCode: 2, authorizationCode: "W7" }],
  ["a status code of the future", { statusCode: 4 }],
  ["a status code as text", { statusCode: "3" }],
  ["approved in another case", { transactionStatus: "approved" }],
  ["a status that is no text", { transactionStatus: 3 }],
  ["an amount as text", { amount: "115" }],
  ["an amount with a fraction", { amount: 1.15 }],
  ["no amount", { amount: undefined }],
  ["no currency", { currency: null }],
  ["no reference", { clientTransactionId: "" }],
  ["no id", { transactionId: 0 }],
])("%s is unresolved: neither paid nor declined", (_name, change) => {
  expect(read(change)).toMatchObject({ kind: "unresolved" });
});

test.each([null, true, "Approved", 3, [], [approved]])("%j is not a report", (body) => {
  expect(readPaymentReport({ kind: "answered", body }, false)).toMatchObject({
    kind: "unresolved",
  });
});

test("is pending without a status, whatever the code", () => {
  expect(read({ transactionStatus: undefined })).toEqual({ kind: "pending" });
  expect(read({ transactionStatus: "", statusCode: 2 })).toEqual({ kind: "pending" });
});

test("does not trust the authorizationCode of a reversed payment", () => {
  const change = { statusCode: 2, transactionStatus: "Canceled", authorizationCode: "W7" };
  expect(read({ ...change, message: "Cancelada", messageCode: 34 })).toEqual({
    kind: "cancelled",
    message: "Cancelada",
    transactionId: "7",
    reference: "GL-1-a",
    wasAuthorized: true,
  });
});

test.each([
  ["declined", { message: "Fondos Insuficientes", messageCode: 16 }, false],
  ["cancelled", { message: "Cancelada" }, false],
  ["declined after an approval", { message: "Error", authorizationCode: "W7" }, true],
  ["reversed, without its code", { message: "Cancelada", messageCode: 34 }, true],
])("reports whether a payment was approved before it was %s", (_name, change, wasAuthorized) => {
  const failed = { statusCode: 2, transactionStatus: "Canceled" };
  expect(read({ ...failed, ...change })).toMatchObject({ wasAuthorized });
});

test.each([20, 500, 802, 127])(
  "accepts only error code 20 as an answer about the payment (%i)",
  (errorCode) => {
    const reply = { kind: "rejected", status: 400, errorCode, message: "m" } as const;
    expect(readPaymentReport(reply, false).kind).toBe(errorCode === 20 ? "unknown" : "unresolved");
  },
);
