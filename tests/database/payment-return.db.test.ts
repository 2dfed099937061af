import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import {
  bookOf,
  openPaymentShop,
  orderOf,
  type PaymentShop,
  payAtSandbox,
} from "./open-payment-shop.ts";
import { BLAZER } from "./sample-bag.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

/** Return a provider whose Confirm of one payment resolves when the gate opens. */
function gateBehind(provider: PaymentProvider, transactionId: string) {
  const answered = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const gated: PaymentProvider = {
    ...provider,
    async confirm(id, reference) {
      const answer = await provider.confirm(id, reference);
      if (id !== transactionId) return answer;
      answered.resolve();
      await gate.promise;
      return answer;
    },
  };
  return { gated, answered: answered.promise, open: gate.resolve };
}

test("keeps the pin of a real return despite a forged one with an unknown id", async () => {
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox);
  const { gated, answered, open } = gateBehind(sandbox.provider, paid.transactionId);
  const desk = shop.openDesk(gated);
  const real = desk.confirm(paid.reference, paid.transactionId);
  await answered;
  const forged = desk.confirm(paid.reference, "99999999");
  expect(await forged.verdict).toMatchObject({ kind: "failed", failure: "unknown" });
  expect(await shop.checkout(paid.reference)).toMatchObject({ status: "confirming" });
  open();
  expect(await real.settlement).toMatchObject({ order: { reference: paid.reference } });
  expect(await shop.blazers()).toEqual({ quantity: 4, free: 4 });
  expect(await shop.attempts(paid.reference)).toEqual([
    { transaction_id: paid.transactionId, state: "paid" },
  ]);
});

test("pins again and settles when the pin of a captured payment was lost", async () => {
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox);
  const { gated, answered, open } = gateBehind(sandbox.provider, paid.transactionId);
  const real = shop.openDesk(gated).confirm(paid.reference, paid.transactionId);
  await answered;
  await shop.sql("update public.checkouts set status = 'open', expires_at = now()");
  open();
  expect(await real.settlement).toMatchObject({ order: { reference: paid.reference } });
});

test("reverses a captured payment whose items are sold out", async () => {
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox);
  const { gated, answered, open } = gateBehind(sandbox.provider, paid.transactionId);
  const real = shop.openDesk(gated).confirm(paid.reference, paid.transactionId);
  await answered;
  await shop.sql("update public.checkouts set status = 'open', expires_at = now()");
  await shop.start({ lines: [{ ...BLAZER, quantity: 5 }], email: "rival@example.com" });
  open();
  expect(await real.settlement).toEqual({
    kind: "failed",
    failure: "sold_out",
    refund: "returned",
  });
  // A reload gets the same answer.
  expect(
    await shop.openDesk(sandbox.provider).confirm(paid.reference, paid.transactionId).verdict,
  ).toEqual({
    kind: "failed",
    failure: "sold_out",
    refund: "returned",
  });
  expect(await bookOf(sandbox, paid.reference)).toMatchObject({ state: "reversed" });
  expect(await shop.checkout(paid.reference)).toEqual({ status: "failed", failure: "sold_out" });
  expect(await shop.attempts(paid.reference)).toMatchObject([{ state: "reversed" }]);
  expect(await shop.orders()).toEqual([]);
});

test("sends no Confirm after the hold lapsed and the stock sold out", async () => {
  const sandbox = driveSandbox();
  const late = await payAtSandbox(shop, sandbox, "approve", {
    lines: [{ ...BLAZER, quantity: 3 }],
  });
  await shop.passTime(901);
  await shop.start({ lines: [{ ...BLAZER, quantity: 3 }], email: "quick@example.com" });
  const calls = sandbox.calls.length;
  const { verdict, settlement } = shop
    .openDesk(sandbox.provider)
    .confirm(late.reference, late.transactionId);
  expect(await verdict).toMatchObject({ kind: "failed", failure: "sold_out" });
  expect(await settlement).toMatchObject({ kind: "failed" });
  expect(sandbox.calls.slice(calls)).toEqual([]);
  sandbox.advance(5 * 60_000);
  expect(await bookOf(sandbox, late.reference)).toMatchObject({ state: "reversed" });
  expect(await shop.orders()).toEqual([]);
});

test("ignores a forged id", async () => {
  const sandbox = driveSandbox();
  const { reference } = await shop.start();
  const desk = shop.openDesk(sandbox.provider);
  for (const id of ["1", "99999999", "0", "-1", "1e3", "abc", "99999999999999999999"]) {
    const { verdict, settlement } = desk.confirm(reference, id);
    expect(await verdict).toMatchObject({ kind: "failed", failure: "unknown" });
    expect(await settlement).toMatchObject({ kind: "failed" });
  }
  expect(await shop.checkout(reference)).toEqual({ status: "open", failure: null });
  expect(await shop.attempts(reference)).toEqual([]);
  expect(await shop.blazers()).toEqual({ quantity: 5, free: 4 });
});

test("does not settle or reverse another checkout's payment", async () => {
  const sandbox = driveSandbox();
  const desk = shop.openDesk(sandbox.provider);
  const mine = await payAtSandbox(shop, sandbox);
  await desk.confirm(mine.reference, mine.transactionId).settlement;
  const other = await shop.start({ email: "other@example.com" });
  expect(await desk.confirm(other.reference, mine.transactionId).verdict).toMatchObject({
    kind: "failed",
    failure: "mismatch",
  });
  expect(await shop.checkout(other.reference)).toEqual({ status: "open", failure: null });
  expect(await shop.orders()).toHaveLength(1);
  expect(await bookOf(sandbox, mine.reference)).toMatchObject({ state: "captured" });
});

test("does not fail a checkout for another one's declined payment", async () => {
  const sandbox = driveSandbox();
  const declined = await payAtSandbox(shop, sandbox, "decline");
  const mine = await payAtSandbox(shop, sandbox, "approve", { email: "other@example.com" });
  const desk = shop.openDesk(sandbox.provider);
  expect(await desk.confirm(mine.reference, declined.transactionId).verdict).toMatchObject({
    kind: "failed",
    failure: "mismatch",
  });
  expect(await orderOf(desk.confirm(mine.reference, mine.transactionId))).not.toBeNull();
});

test.each(["GL-none", "GL-1788300000000-0123456789abcdef0123456789abcdef"])(
  "sends no request for the unknown reference %s",
  async (reference) => {
    const sandbox = driveSandbox();
    const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, "12345678");
    expect(await verdict).toMatchObject({ kind: "failed", failure: "checkout_not_found" });
    expect(sandbox.calls).toEqual([]);
  },
);

test.each(["wrong_amount", "wrong_currency"])(
  "reverses a payment with %s, also when the return is replayed",
  async (mode) => {
    const sandbox = driveSandbox();
    const paid = await payAtSandbox(shop, sandbox);
    await sandbox.control({ fault: { on: "confirm", mode, reference: paid.reference } });
    const desk = shop.openDesk(sandbox.provider);
    const failure = { kind: "failed", failure: "mismatch", refund: "returned" };
    expect(await desk.confirm(paid.reference, paid.transactionId).verdict).toEqual(failure);
    expect(await bookOf(sandbox, paid.reference)).toMatchObject({ state: "reversed" });
    await sandbox.control({ clearFaults: true });
    expect(await desk.confirm(paid.reference, paid.transactionId).verdict).toEqual(failure);
    expect(await shop.orders()).toEqual([]);
    expect(await shop.blazers()).toEqual({ quantity: 5, free: 5 });
  },
);

test("creates nothing for a return after the automatic reversal", async () => {
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox);
  sandbox.advance(5 * 60_000);
  const desk = shop.openDesk(sandbox.provider);
  for (let replay = 0; replay < 3; replay += 1) {
    const { verdict, settlement } = desk.confirm(paid.reference, paid.transactionId);
    expect(await verdict).toMatchObject({ kind: "failed", failure: "cancelled" });
    expect(await settlement).toMatchObject({ kind: "failed" });
  }
  expect(await shop.orders()).toEqual([]);
  expect(await shop.blazers()).toEqual({ quantity: 5, free: 5 });
});

test("reverses a second charge of the same checkout", async () => {
  const { reference, total } = await shop.start();
  const reversed: string[] = [];
  const provider: PaymentProvider = {
    ...driveSandbox().provider,
    async confirm(transactionId) {
      const card = {
        authorizationCode: null,
        cardBrand: null,
        lastDigits: null,
        cardType: null,
        paidAt: null,
        sandbox: true,
      };
      const payment = { transactionId, reference, amount: total, currency: "USD", ...card };
      return { kind: "approved", payment };
    },
    async reverse(transactionId) {
      reversed.push(transactionId);
      return { kind: "reversed" };
    },
  };
  const desk = shop.openDesk(provider);
  const orders = await Promise.all(
    ["11111111", "22222222"].map((id) => orderOf(desk.confirm(reference, id))),
  );
  const [order] = await shop.orders();
  expect(orders.map((found) => found?.id)).toEqual([order?.id, order?.id]);
  expect(reversed).toEqual(
    ["11111111", "22222222"].filter((id) => id !== order?.payphone_transaction_id),
  );
  expect(await shop.blazers()).toEqual({ quantity: 4, free: 4 });
});
