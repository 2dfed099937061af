import { expect, test } from "vitest";
import type { PayphoneClient, PayphoneReply } from "./payphone-client.ts";
import { reversePayment } from "./reverse-payment.ts";

const settings = { payUrl: "https://pay.test", sandbox: false };
const payment = { transactionId: "22", reference: "GL-1" };

const rejected = (status: number, errorCode: number): PayphoneReply => ({
  kind: "rejected",
  status,
  errorCode,
  message: "no",
});
const sale = (transactionId: number, transactionStatus: string) => ({
  statusCode: transactionStatus === "Approved" ? 3 : 2,
  transactionStatus,
  amount: 1150,
  currency: "USD",
  clientTransactionId: "GL-1",
  transactionId,
});
const answered = (body: unknown): PayphoneReply => ({ kind: "answered", body });
const NOT_FOUND = rejected(404, 20);
const TOO_LATE = rejected(400, 800);

async function reverse(
  answers: { reverse: PayphoneReply; sale?: PayphoneReply; byClient?: PayphoneReply },
  isRepeated = false,
) {
  const client: PayphoneClient = {
    post: async () => answers.reverse,
    get: async (url) => (url.includes("/client/") ? answers.byClient : answers.sale) ?? NOT_FOUND,
  };
  return (await reversePayment(client, settings, payment, isRepeated)).kind;
}

test.each([
  ["too many requests", rejected(429, 0)],
  ["a timeout", rejected(408, 0)],
  ["a rejected token", rejected(401, 802)],
  ["a service error", rejected(400, 500)],
  ["a service error to be repeated", rejected(400, 501)],
])("is unresolved after %s, although the payment is still approved", async (_name, reply) => {
  const stillApproved = answered(sale(22, "Approved"));
  expect(await reverse({ reverse: reply, sale: stillApproved })).toBe("unresolved");
  expect(await reverse({ reverse: reply })).toBe("unresolved");
});

test("accepts a refusal as final when the payment is still approved, also when repeated", async () => {
  const answers = { reverse: TOO_LATE, sale: answered(sale(22, "Approved")) };
  expect(await reverse(answers)).toBe("refused");
  expect(await reverse(answers, true)).toBe("refused");
});

test("does not accept a refusal of a payment that no query shows, after a Reverse without an answer", async () => {
  expect(await reverse({ reverse: NOT_FOUND })).toBe("refused");
  expect(await reverse({ reverse: NOT_FOUND }, true)).toBe("unresolved");
  expect(await reverse({ reverse: rejected(400, 20) }, true)).toBe("unresolved");
});

test.each([
  ["given back", [sale(21, "Approved"), sale(22, "Canceled")], "reversed"],
  ["as it was", [sale(21, "Canceled"), sale(22, "Approved")], "refused"],
  ["missing", [sale(21, "Canceled")], "refused"],
])("finds the payment in the list of its reference: %s", async (_name, list, reversal) => {
  expect(await reverse({ reverse: TOO_LATE, byClient: answered(list) })).toBe(reversal);
});
