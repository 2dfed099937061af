import { expect, test } from "vitest";
import type { StoredProgress } from "#app/data/server/checkout-json.ts";
import type { PaymentAnswer } from "#app/payments/payment-provider.ts";
import { findProgress } from "./find-progress.ts";

const PAYMENT = {
  transactionId: "7",
  reference: "GL-1",
  amount: 115,
  currency: "USD",
  authorizationCode: null,
  cardBrand: null,
  lastDigits: null,
  cardType: null,
  paidAt: null,
  sandbox: false,
};
const OVER = { state: "over", transactionId: null };

/** Return the progress, and the payments whose confirmation was started. */
async function find(state: StoredProgress["state"], answer: PaymentAnswer | null) {
  const confirmed: string[] = [];
  const progress = await findProgress(
    {
      stored: async () => ({ state, transactionId: null }),
      query: async () => answer,
      confirm: (reference, transactionId) => confirmed.push(`${reference} ${transactionId}`),
    },
    "GL-1",
  );
  return { progress, confirmed };
}

test("confirms an approved payment that no return has named", async () => {
  expect(await find("open", { kind: "approved", payment: PAYMENT })).toEqual({
    progress: { state: "checking", transactionId: "7" },
    confirmed: ["GL-1 7"],
  });
});

test("does not confirm another checkout's payment", async () => {
  const payment = { ...PAYMENT, reference: "GL-2" };
  const answer: PaymentAnswer = { kind: "approved", payment };
  expect(await find("open", answer)).toEqual({ progress: OVER, confirmed: [] });
});

test("waits for a payment that is not final yet", async () => {
  expect(await find("open", { kind: "pending" })).toEqual({
    progress: { state: "checking", transactionId: null },
    confirmed: [],
  });
});

test.each([
  null,
  { kind: "unknown" },
  { kind: "unresolved", reason: "timeout" },
] as (PaymentAnswer | null)[])(
  "knows no payment when the provider's answer is %j",
  async (answer) => {
    expect(await find("open", answer)).toEqual({ progress: OVER, confirmed: [] });
  },
);

test.each(["checking", "settled", "awaiting", "over"] as const)(
  "returns what is stored: %s",
  async (state) => {
    const { progress, confirmed } = await find(state, { kind: "approved", payment: PAYMENT });
    expect(progress).toEqual({ state, transactionId: null });
    expect(confirmed).toEqual([]);
  },
);
