import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { expectAtRest, expectOneOrder, MINUTE, oneHeld, wait } from "./payment-outcomes.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

test("claims each checkout for one of several workers", async () => {
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
  const claimed = claims.flatMap(({ body }) => body.map(({ reference }) => reference));
  expect(claims.map(({ body }) => body.length)).toEqual([2, 2, 1]);
  expect(new Set(claimed).size).toBe(5);
});

test("claims a checkout again when the lease of a crashed worker ends", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox, "close_tab");
  await wait(shop, sandbox, 2 * MINUTE);
  await shop.rpc("server", "claim_unresolved_checkouts", { max_count: 9, lease_seconds: 120 });
  expect(await shop.recover(sandbox)).toBe(0);
  await wait(shop, sandbox, 2 * MINUTE);
  expect(await shop.recover(sandbox)).toBe(1);
  await expectOneOrder(shop, reference, transactionId);
});

test("recovers the next checkout after one that throws", async () => {
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
  await wait(shop, sandbox, 2 * MINUTE);
  await shop.recover({ provider, now: sandbox.now });
  expect(await shop.orders()).toMatchObject([{ reference: next.reference }]);
});

test("settles a captured payment after the database was unreachable", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  const settle = async () => {
    throw new Error("settle_checkout failed: fetch failed");
  };
  const { verdict, settlement } = shop
    .openDesk(sandbox.provider, { settle })
    .confirm(reference, transactionId);
  expect(await verdict).toEqual({ kind: "approved" });
  expect(await settlement).toEqual({ kind: "unwritten" });
  expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
  await wait(shop, sandbox, MINUTE);
  await shop.recover(sandbox);
  await expectOneOrder(shop, reference, transactionId);
  await expectAtRest(shop, sandbox);
});

test("settles a payment that is not reversed after ten minutes of error pages", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "html_when_repeated", reference } });
  const settle = async () => {
    throw new Error("settle_checkout failed: fetch failed");
  };
  await shop.openDesk(sandbox.provider, { settle }).confirm(reference, transactionId).settlement;
  for (let minute = 0; minute < 5; minute += 1) {
    await wait(shop, sandbox, MINUTE);
    await shop.recover(sandbox);
    expect(await shop.orders()).toEqual([]);
    expect(await shop.blazers()).toEqual(oneHeld);
  }
  await wait(shop, sandbox, 5 * MINUTE);
  await shop.recover(sandbox);
  await expectOneOrder(shop, reference, transactionId);
  await expectAtRest(shop, sandbox);
});

/** Claim checkouts and return their references in order. */
const claimAll = async (max_count: number, max_unreturned?: number) => {
  const { body } = await shop.rpc<{ reference: string }[]>("server", "claim_unresolved_checkouts", {
    max_count,
    lease_seconds: 120,
    ...(max_unreturned === undefined ? {} : { max_unreturned }),
  });
  return body.map(({ reference }) => reference);
};

/** Open a checkout of each urgency, the least urgent due for longest. */
async function openEachUrgency() {
  const start = async (name: string, minutes: number) => {
    const { reference } = await shop.start({ email: `${name}@example.com` });
    await shop.sql(
      `update public.checkouts set created_at = now() - make_interval(mins => $2),
         next_check_at = now() - make_interval(mins => $2) where reference = $1`,
      [reference, minutes],
    );
    return reference;
  };
  const old = await start("old", 8);
  const young = await start("young", 5);
  const returned = await start("returned", 4);
  const owed = await start("owed", 3);
  await shop.store.pin(returned, "5000000001");
  await shop.store.requireReversal(owed, "5000000002", "mismatch");
  await shop.passTime(5 * MINUTE - 60);
  await shop.sql("update public.checkouts set created_at = now() where reference = $1", [young]);
  return { owed, returned, young, old };
}

test("claims reversals and returned payments first, then young checkouts", async () => {
  const { owed, returned, young, old } = await openEachUrgency();
  expect(await claimAll(9)).toEqual([owed, returned, young, old]);
});

test("claims the most urgent checkouts up to the limit", async () => {
  const { owed, returned, young, old } = await openEachUrgency();
  expect(await claimAll(1)).toEqual([owed]);
  expect(await claimAll(2)).toEqual([returned, young]);
  expect(await claimAll(9)).toEqual([old]);
});

test("limits the claimed checkouts without a return", async () => {
  const { owed, returned, young, old } = await openEachUrgency();
  expect(await claimAll(9, 0)).toEqual([owed, returned]);
  expect(await claimAll(9, 1)).toEqual([young]);
  expect(await claimAll(9, 1)).toEqual([old]);
});

test("finishes 36 open payments of a crashed server once each", async () => {
  const sandbox = driveSandbox();
  await shop.reset(40);
  const paid = [];
  for (let index = 0; index < 36; index += 1) {
    paid.push(await payAtSandbox(shop, sandbox, "close_tab", { email: `b${index}@example.com` }));
  }
  // The server crashed between the pin and the answer to Confirm.
  for (const { reference, transactionId } of paid.slice(0, 30)) {
    await shop.store.pin(reference, transactionId);
  }
  await wait(shop, sandbox, 2 * MINUTE);
  expect(await shop.recover(sandbox)).toBe(36);
  const orders = await shop.orders();
  expect(new Set(orders.map(({ reference }) => reference))).toEqual(
    new Set(paid.map(({ reference }) => reference)),
  );
  expect(await shop.blazers()).toEqual({ quantity: 4, free: 4 });
  expect(sandbox.calls.filter((call) => call === "POST /api/confirm")).toHaveLength(36);
});

test("extends a lease when it is renewed", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await shop.store.pin(reference, transactionId);
  await wait(shop, sandbox, 2 * MINUTE);
  expect(await claimAll(9)).toEqual([reference]);
  await wait(shop, sandbox, 100);
  await shop.rpc("server", "release_checkout", { reference, wait_seconds: 120 });
  await wait(shop, sandbox, 100);
  expect(await claimAll(9)).toEqual([]);
  await wait(shop, sandbox, 30);
  expect(await claimAll(9)).toEqual([reference]);
});

test("releases unprocessed checkouts of a stopping worker at once", async () => {
  const { reference } = await shop.start();
  await shop.passTime(30 * MINUTE);
  expect(await claimAll(9)).toEqual([reference]);
  await shop.rpc("server", "release_checkout", { reference, wait_seconds: 0 });
  expect(await claimAll(9)).toEqual([reference]);
  await shop.rpc("server", "release_checkout", { reference, wait_seconds: 15 });
  await shop.passTime(30 * MINUTE);
  expect(await claimAll(9)).toEqual([]);
});
