import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import { driveSandbox } from "#server/payphone-sandbox/testing/sandbox-driver.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

/** One whole Confirm of the shop's is four attempts at two hosts. */
const ONE_CONFIRM = 8;
const MINUTE = 60;

const nothingSold = { quantity: 5, free: 5 };
const oneSold = { quantity: 4, free: 4 };
const oneHeld = { quantity: 5, free: 4 };

/** The shop's clock and PayPhone's run on together. */
async function wait(sandbox: ReturnType<typeof driveSandbox>, seconds: number) {
  sandbox.advance(seconds * 1000);
  await shop.passTime(seconds);
}

async function expectOneOrder(reference: string, transactionId: string) {
  expect(await shop.orders()).toMatchObject([
    { reference, payphone_transaction_id: transactionId },
  ]);
  expect(await shop.blazers()).toEqual(oneSold);
  expect(await shop.sql("select kind from public.outbox")).toHaveLength(1);
}

async function expectNoOrder() {
  expect(await shop.orders()).toEqual([]);
  expect(await shop.blazers()).toEqual(nothingSold);
  expect(await shop.sql("select kind from public.outbox")).toEqual([]);
}

/** Nothing is left for the worker to ask about, however long it waits. */
async function expectAtRest(sandbox: ReturnType<typeof driveSandbox>) {
  await wait(sandbox, 24 * 60 * MINUTE);
  await shop.recover(sandbox.provider);
  await wait(sandbox, 24 * 60 * MINUTE);
  expect(await shop.recover(sandbox.provider)).toBe(0);
}

test.each(["without_status", "timeout_after_effect"])(
  "Confirm answers %s once: the order stands at once",
  async (mode) => {
    const sandbox = driveSandbox();
    const paid = await payAtSandbox(shop, sandbox);
    const { reference, transactionId } = paid;
    await sandbox.control({ fault: { on: "confirm", mode, reference, times: 1 } });
    const { order } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
    expect(await order).toMatchObject({ reference });
    await expectOneOrder(reference, transactionId);
    await expectAtRest(sandbox);
    await expectOneOrder(reference, transactionId);
  },
);

test.each(["timeout", "unavailable", "html", "bad_token", "pending"])(
  "Confirm gives no answer (%s): never a decline; the goods stay pinned and the worker finishes the order",
  async (mode) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await payAtSandbox(shop, sandbox);
    await sandbox.control({
      fault: { on: "confirm", mode, reference, times: 2 * ONE_CONFIRM },
    });
    const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
    expect(await verdict).toEqual({ kind: "failed", failure: "unresolved" });
    expect(await shop.checkout(reference)).toMatchObject({ status: "confirming" });
    expect(await shop.blazers()).toEqual(oneHeld);

    await wait(sandbox, MINUTE);
    expect(await shop.recover(sandbox.provider)).toBe(1);
    expect(await shop.checkout(reference)).toMatchObject({ status: "confirming" });
    await sandbox.control({ clearFaults: true });
    await wait(sandbox, MINUTE);
    expect(await shop.recover(sandbox.provider)).toBe(1);
    await expectOneOrder(reference, transactionId);
    await expectAtRest(sandbox);
  },
);

test("Confirm gives no answer until PayPhone has given the money back: no order, and the goods are free", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "timeout", reference, times: 100 } });
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).verdict;
  await wait(sandbox, 10 * MINUTE);
  await shop.recover(sandbox.provider);
  expect(await shop.checkout(reference)).toEqual({ status: "failed", failure: "cancelled" });
  await expectNoOrder();
  await expectAtRest(sandbox);
});

test.each([
  ["decline", "declined"],
  ["cancel", "cancelled"],
] as const)(
  "%s: the checkout ends at its return and its goods are free",
  async (action, failure) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await payAtSandbox(shop, sandbox, action);
    const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
    expect(await verdict).toEqual({ kind: "failed", failure });
    expect(await shop.checkout(reference)).toEqual({ status: "failed", failure });
    await expectNoOrder();
    await expectAtRest(sandbox);
  },
);

test.each([
  ["cancel_without_parameters", "cancelled"],
  ["decline", "declined"],
] as const)(
  "%s without a return: found by the worker once no card can follow",
  async (action, failure) => {
    const sandbox = driveSandbox();
    const { reference } = await payAtSandbox(shop, sandbox, action);
    await wait(sandbox, 2 * MINUTE);
    await shop.recover(sandbox.provider);
    expect(await shop.checkout(reference)).toMatchObject({ status: "open" });
    await wait(sandbox, 15 * MINUTE);
    await shop.recover(sandbox.provider);
    expect(await shop.checkout(reference)).toEqual({ status: "failed", failure });
    await expectNoOrder();
    await expectAtRest(sandbox);
  },
);

test("Confirm comes too late: cancelled, no order", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "late", reference } });
  const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
  expect(await verdict).toEqual({ kind: "failed", failure: "cancelled" });
  await expectNoOrder();
  await expectAtRest(sandbox);
});

test.each(["wrong_reference", "wrong_transaction", "unknown"])(
  "Confirm answers %s for a real payment: nothing is concluded from it, and the worker finds the payment",
  async (mode) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await payAtSandbox(shop, sandbox);
    await sandbox.control({ fault: { on: "confirm", mode, reference, times: 1 } });
    const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
    expect(await verdict).toMatchObject({ kind: "failed" });
    expect(await shop.checkout(reference)).toEqual({ status: "open", failure: null });
    expect(await shop.orders()).toEqual([]);
    await wait(sandbox, 2 * MINUTE);
    await shop.recover(sandbox.provider);
    await expectOneOrder(reference, transactionId);
    await expectAtRest(sandbox);
  },
);

test("a tab closed after paying: the worker confirms in time and the order is made", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox, "close_tab");
  expect(await shop.recover(sandbox.provider)).toBe(0);
  await wait(sandbox, 2 * MINUTE);
  expect(await shop.recover(sandbox.provider)).toBe(1);
  await expectOneOrder(reference, transactionId);
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
  await expectAtRest(sandbox);
});

test("a tab closed after paying while the server is down for long: PayPhone has given it back, and there is no order", async () => {
  const sandbox = driveSandbox();
  const { reference } = await payAtSandbox(shop, sandbox, "close_tab");
  await wait(sandbox, 30 * MINUTE);
  await shop.recover(sandbox.provider);
  expect(await shop.checkout(reference)).toEqual({ status: "failed", failure: "cancelled" });
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "reversed" });
  await expectNoOrder();
});

test("a payment made late in the form's life and never returned is found in time", async () => {
  const sandbox = driveSandbox();
  const { reference, subtotal, tax, total } = await shop.start();
  for (let minute = 0; minute < 9; minute += 1) {
    await wait(sandbox, MINUTE);
    await shop.recover(sandbox.provider);
  }
  await sandbox.pay(reference, "close_tab", { subtotal, tax, total });
  for (let minute = 0; minute < 5; minute += 1) {
    await wait(sandbox, MINUTE);
    await shop.recover(sandbox.provider);
  }
  await expectOneOrder(reference, String((await bookOf(sandbox, reference))?.transactionId));
});

test("an abandoned checkout is asked about a few times, and then never again", async () => {
  const sandbox = driveSandbox();
  await shop.start();
  for (let minute = 0; minute < 40; minute += 1) {
    await wait(sandbox, MINUTE);
    await shop.recover(sandbox.provider);
  }
  const questions = sandbox.calls.filter((call) => call.startsWith("GET /api/Sale/client/"));
  expect(questions.length).toBeGreaterThan(3);
  expect(questions.length).toBeLessThan(10);
  await expectNoOrder();
  await expectAtRest(sandbox);
});

test.each(["timeout", "unavailable", "html", "bad_token", "pending", "without_status"])(
  "the query gives no answer (%s): asked again, and the order is made",
  async (mode) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await payAtSandbox(shop, sandbox, "close_tab");
    await sandbox.control({ fault: { on: "find", mode, reference, times: 1 } });
    await wait(sandbox, 2 * MINUTE);
    await shop.recover(sandbox.provider);
    expect(await shop.orders()).toEqual([]);
    expect(await shop.checkout(reference)).toMatchObject({ status: "open" });
    await wait(sandbox, 2 * MINUTE);
    await shop.recover(sandbox.provider);
    await expectOneOrder(reference, transactionId);
  },
);

test("the query that answers with a list is read as well", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox, "close_tab");
  await sandbox.control({ fault: { on: "find", mode: "as_array", reference } });
  await wait(sandbox, 2 * MINUTE);
  await shop.recover(sandbox.provider);
  await expectOneOrder(reference, transactionId);
});

test("captured, then the database away: the worker settles what was paid", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  const settle = async () => {
    throw new Error("settle_checkout failed: fetch failed");
  };
  const { verdict, order } = shop
    .openDesk(sandbox.provider, { settle })
    .confirm(reference, transactionId);
  expect(await verdict).toEqual({ kind: "approved" });
  expect(await order).toBeNull();
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
  await wait(sandbox, MINUTE);
  await shop.recover(sandbox.provider);
  await expectOneOrder(reference, transactionId);
  await expectAtRest(sandbox);
});

test("captured, then only error pages: what still stands six minutes later was captured, and settles", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "html_when_repeated", reference } });
  const settle = async () => {
    throw new Error("settle_checkout failed: fetch failed");
  };
  await shop.openDesk(sandbox.provider, { settle }).confirm(reference, transactionId).order;
  for (let minute = 0; minute < 5; minute += 1) {
    await wait(sandbox, MINUTE);
    await shop.recover(sandbox.provider);
    expect(await shop.orders()).toEqual([]);
    expect(await shop.blazers()).toEqual(oneHeld);
  }
  await wait(sandbox, 5 * MINUTE);
  await shop.recover(sandbox.provider);
  await expectOneOrder(reference, transactionId);
  await expectAtRest(sandbox);
});

test.each(["timeout", "unavailable", "html", "bad_token", "timeout_after_effect"])(
  "a payment that must go back is owed until it is back, though Reverse answers %s",
  async (mode) => {
    const sandbox = driveSandbox();
    const { reference, transactionId } = await payAtSandbox(shop, sandbox);
    await sandbox.control({ fault: { on: "confirm", mode: "wrong_amount", reference } });
    await sandbox.control({ fault: { on: "reverse", mode, reference, times: 1 } });
    const { verdict } = shop.openDesk(sandbox.provider).confirm(reference, transactionId);
    expect(await verdict).toEqual({ kind: "failed", failure: "mismatch" });
    await wait(sandbox, 2 * MINUTE);
    await shop.recover(sandbox.provider);
    expect(await bookOf(sandbox, reference)).toMatchObject({ state: "reversed" });
    expect(await shop.attempts(reference)).toMatchObject([{ state: "reversed" }]);
    await expectNoOrder();
    await expectAtRest(sandbox);
  },
);

test("another order's id, forged while PayPhone is silent, is dropped and that order keeps its payment", async () => {
  const sandbox = driveSandbox();
  const desk = shop.openDesk(sandbox.provider);
  const earlier = await payAtSandbox(shop, sandbox);
  await desk.confirm(earlier.reference, earlier.transactionId).order;
  const mine = await payAtSandbox(shop, sandbox, "approve", { email: "thief@example.com" });
  await sandbox.control({
    fault: { on: "confirm", mode: "timeout", reference: earlier.reference, times: ONE_CONFIRM },
  });
  await desk.confirm(mine.reference, earlier.transactionId).verdict;
  await desk.confirm(mine.reference, mine.transactionId).order;
  expect(await shop.attempts(mine.reference)).toMatchObject([
    { state: "asked" },
    { state: "paid" },
  ]);
  await wait(sandbox, 2 * MINUTE);
  await shop.recover(sandbox.provider);
  expect(await shop.attempts(mine.reference)).toMatchObject([{ state: "paid" }]);
  expect(await bookOf(sandbox, earlier.reference)).toMatchObject({ state: "captured" });
  expect(await shop.orders()).toHaveLength(2);
  await expectAtRest(sandbox);
});

test("two workers on one database never hold the same checkout", async () => {
  for (let index = 0; index < 5; index += 1) await shop.start({ email: `b${index}@example.com` });
  await shop.passTime(5 * MINUTE);
  const claims = await Promise.all(
    [1, 2, 3].map(() =>
      shop.rpc<{ reference: string }[]>("server", "claim_unresolved_checkouts", {
        max_count: 2,
        lease_seconds: 120,
      }),
    ),
  );
  const taken = claims.flatMap(({ body }) => body.map(({ reference }) => reference));
  expect(claims.map(({ body }) => body.length)).toEqual([2, 2, 1]);
  expect(new Set(taken).size).toBe(5);
});

test("what a dead worker had claimed is due again when its lease ends", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox, "close_tab");
  await wait(sandbox, 2 * MINUTE);
  await shop.rpc("server", "claim_unresolved_checkouts", { max_count: 9, lease_seconds: 120 });
  expect(await shop.recover(sandbox.provider)).toBe(0);
  await wait(sandbox, 2 * MINUTE);
  expect(await shop.recover(sandbox.provider)).toBe(1);
  await expectOneOrder(reference, transactionId);
});

test("a checkout that cannot be recovered does not stand in the way of the next", async () => {
  const sandbox = driveSandbox();
  const stuck = await payAtSandbox(shop, sandbox, "close_tab", { email: "stuck@example.com" });
  const next = await payAtSandbox(shop, sandbox, "close_tab");
  const provider: PaymentProvider = {
    ...sandbox.provider,
    async findByReference(reference) {
      if (reference === stuck.reference) throw new Error("a bug");
      return sandbox.provider.findByReference(reference);
    },
  };
  await wait(sandbox, 2 * MINUTE);
  await shop.recover(provider);
  expect(await shop.orders()).toMatchObject([{ reference: next.reference }]);
});
