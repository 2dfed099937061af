import { expect, test } from "vitest";
import { findByReference } from "./find-payment.ts";
import type { PayphoneClient } from "./payphone-client.ts";

const settings = { payUrl: "https://pay.test", sandbox: false };

const sale = (transactionId: number, transactionStatus: string, clientTransactionId = "GL-1") => ({
  statusCode: transactionStatus === "Approved" ? 3 : 2,
  transactionStatus,
  amount: 1150,
  currency: "USD",
  clientTransactionId,
  transactionId,
});
const ours = sale(22, "Approved");
const oursCancelled = sale(22, "Canceled");
const other = sale(21, "Approved");
const otherCancelled = sale(21, "Canceled");
const foreign = sale(20, "Approved", "GL-9");
const pending = { statusCode: 1, transactionStatus: "Pending" };

async function find(body: unknown, transactionId?: string) {
  const client = { get: async () => ({ kind: "answered", body }) } as unknown as PayphoneClient;
  const answer = await findByReference(client, settings, "GL-1", transactionId);
  return answer.kind === "approved" ? answer.payment.transactionId : answer;
}

test.each([
  ["approved, after another approved one", [other, ours]],
  ["approved, after another's approved one", [foreign, ours]],
  ["approved, before a refused one", [ours, otherCancelled]],
  ["approved, beside one that is not final", [pending, ours]],
])("finds our payment in a list: %s", async (_name, list) => {
  expect(await find(list, "22")).toBe("22");
});

test.each([
  ["first", [oursCancelled, otherCancelled]],
  ["last", [otherCancelled, oursCancelled]],
])("finds our declined payment among others, where it is %s", async (_name, list) => {
  expect(await find(list, "22")).toMatchObject({ kind: "cancelled", transactionId: "22" });
});

test("prefers an approved payment of the reference to our declined one and to another's", async () => {
  expect(await find([oursCancelled, other], "22")).toBe("21");
  expect(await find([foreign, other])).toBe("21");
  expect(await find([foreign, oursCancelled, other], "22")).toBe("21");
});

test("prefers a pending payment to a declined one, and the last declined one without an id", async () => {
  expect(await find([pending, oursCancelled], "22")).toEqual({ kind: "pending" });
  expect(await find([oursCancelled, otherCancelled])).toMatchObject({ transactionId: "21" });
  expect(await find([], "22")).toEqual({ kind: "unknown" });
});
