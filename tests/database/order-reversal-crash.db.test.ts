import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supabaseReversalStore } from "#app/data/server/reversal-store.ts";
import { createReversalDesk } from "#server/payment/reversal-desk.ts";
import { driveSandbox, type SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { bookOf, openPaymentShop, type PaymentShop } from "./open-payment-shop.ts";
import { nothingSold, oneSold } from "./payment-outcomes.ts";
import {
  openReversalDesk,
  orderAtSandbox,
  passReversalTime,
  recoverDueReversals,
} from "./reverse-order.ts";
import { silentLogger } from "./silent-logger.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

/** A port whose one method breaks off before or after it has done its work, as a server does that dies there. */
function dyingAt<Port extends object>(port: Port, point: string): Port {
  const [when, method] = point.split(" ");
  return new Proxy(port, {
    get(target, property, receiver) {
      const member = Reflect.get(target, property, receiver);
      if (property !== method || typeof member !== "function") return member;
      return async (...given: unknown[]) => {
        if (when === "after") await Reflect.apply(member, target, given);
        throw new Error(`died ${point}`);
      };
    },
  });
}

function openDyingDesk(sandbox: SandboxDriver, point: string) {
  return createReversalDesk({
    reversals: dyingAt(supabaseReversalStore(shop.client), point),
    provider: dyingAt(sandbox.provider, point),
    logger: silentLogger,
    clock: sandbox.now,
  });
}

async function dieAt(sandbox: SandboxDriver, orderId: string, point: string) {
  const dying = openDyingDesk(sandbox, point);
  await expect(dying.reverse(orderId, shop.userIds.staff)).rejects.toThrow(`died ${point}`);
  await passReversalTime(shop, sandbox, 120);
  await recoverDueReversals(shop, sandbox);
}

const sumsOf = async () => ({
  blazers: await shop.blazers(),
  mails: await shop.sql("select from public.outbox where kind = 'payment_reversed'"),
  moves: await shop.sql("select from public.order_events where to_status = 'refunded'"),
});

test("a server that dies before the wish is written has changed nothing", async () => {
  const sandbox = driveSandbox();
  const order = await orderAtSandbox(shop, sandbox);
  await dieAt(sandbox, order.id, "before request");
  expect(await openReversalDesk(shop, sandbox).find(order.id)).toMatchObject({ state: "none" });
  expect(await bookOf(sandbox, order.reference)).toMatchObject({ state: "captured" });
  expect(await sumsOf()).toMatchObject({ blazers: oneSold, mails: [], moves: [] });
});

test.each(["after request", "before reverse", "after reverse", "before finish", "after finish"])(
  "a server that dies %s: the worker brings it to its end, once",
  async (point) => {
    const sandbox = driveSandbox();
    const order = await orderAtSandbox(shop, sandbox);
    await dieAt(sandbox, order.id, point);
    const desk = openReversalDesk(shop, sandbox);
    expect(await desk.find(order.id)).toMatchObject({ state: "done" });
    // Whoever saw the error asks again.
    expect(await desk.reverse(order.id, shop.userIds.staff)).toMatchObject({ state: "done" });
    expect(await bookOf(sandbox, order.reference)).toMatchObject({ state: "reversed" });
    const sums = await sumsOf();
    expect(sums.blazers).toEqual(nothingSold);
    expect(sums.mails).toHaveLength(1);
    expect(sums.moves).toHaveLength(1);
  },
);

test.each(["before refuse", "after refuse"])(
  "a server that dies %s: the order stands and the money stays taken",
  async (point) => {
    const sandbox = driveSandbox();
    const order = await orderAtSandbox(shop, sandbox);
    const { reference } = order;
    await sandbox.control({ fault: { on: "reverse", mode: "unknown", reference } });
    await dieAt(sandbox, order.id, point);
    expect(await openReversalDesk(shop, sandbox).find(order.id)).toMatchObject({
      state: "refused",
    });
    expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
    expect(await sumsOf()).toMatchObject({ blazers: oneSold, mails: [], moves: [] });
  },
);
