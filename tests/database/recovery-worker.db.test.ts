import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import { driveSandbox } from "#server/payphone-sandbox/testing/sandbox-driver.ts";
import { bookOf, openPaymentShop, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { expectAtRest, expectOneOrder, MINUTE, oneHeld, wait } from "./payment-outcomes.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

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
  await wait(shop, sandbox, 2 * MINUTE);
  await shop.rpc("server", "claim_unresolved_checkouts", { max_count: 9, lease_seconds: 120 });
  expect(await shop.recover(sandbox.provider)).toBe(0);
  await wait(shop, sandbox, 2 * MINUTE);
  expect(await shop.recover(sandbox.provider)).toBe(1);
  await expectOneOrder(shop, reference, transactionId);
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
  await wait(shop, sandbox, 2 * MINUTE);
  await shop.recover(provider);
  expect(await shop.orders()).toMatchObject([{ reference: next.reference }]);
});

test("captured, then the database away: the worker settles what was paid", async () => {
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
  await shop.recover(sandbox.provider);
  await expectOneOrder(shop, reference, transactionId);
  await expectAtRest(shop, sandbox);
});

test("captured, then only error pages: what still stands six minutes later was captured, and settles", async () => {
  const sandbox = driveSandbox();
  const { reference, transactionId } = await payAtSandbox(shop, sandbox);
  await sandbox.control({ fault: { on: "confirm", mode: "html_when_repeated", reference } });
  const settle = async () => {
    throw new Error("settle_checkout failed: fetch failed");
  };
  await shop.openDesk(sandbox.provider, { settle }).confirm(reference, transactionId).settlement;
  for (let minute = 0; minute < 5; minute += 1) {
    await wait(shop, sandbox, MINUTE);
    await shop.recover(sandbox.provider);
    expect(await shop.orders()).toEqual([]);
    expect(await shop.blazers()).toEqual(oneHeld);
  }
  await wait(shop, sandbox, 5 * MINUTE);
  await shop.recover(sandbox.provider);
  await expectOneOrder(shop, reference, transactionId);
  await expectAtRest(shop, sandbox);
});
