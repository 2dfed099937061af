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

/** Return a port whose method throws before or after its effect, like a crash at that point. */
function crashingAt<Port extends object>(port: Port, point: string): Port {
  const [when, method] = point.split(" ");
  return new Proxy(port, {
    get(target, property, receiver) {
      const member = Reflect.get(target, property, receiver);
      if (property !== method || typeof member !== "function") return member;
      return async (...args: unknown[]) => {
        if (when === "after") await Reflect.apply(member, target, args);
        throw new Error(`crashed ${point}`);
      };
    },
  });
}

function openCrashingDesk(sandbox: SandboxDriver, point: string) {
  return createReversalDesk({
    reversals: crashingAt(supabaseReversalStore(shop.client), point),
    provider: crashingAt(sandbox.provider, point),
    logger: silentLogger,
    clock: sandbox.now,
  });
}

async function crashAt(sandbox: SandboxDriver, orderId: string, point: string) {
  const desk = openCrashingDesk(sandbox, point);
  await expect(desk.reverse(orderId, shop.userIds.staff)).rejects.toThrow(`crashed ${point}`);
  await passReversalTime(shop, sandbox, 120);
  await recoverDueReversals(shop, sandbox);
}

const effectsOf = async () => ({
  blazers: await shop.blazers(),
  mails: await shop.sql("select from public.outbox where kind = 'payment_reversed'"),
  transitions: await shop.sql("select from public.order_events where to_status = 'refunded'"),
});

test("changes nothing when the server crashes before the request is stored", async () => {
  const sandbox = driveSandbox();
  const order = await orderAtSandbox(shop, sandbox);
  await crashAt(sandbox, order.id, "before request");
  expect(await openReversalDesk(shop, sandbox).find(order.id)).toMatchObject({ state: "none" });
  expect(await bookOf(sandbox, order.reference)).toMatchObject({ state: "captured" });
  expect(await effectsOf()).toMatchObject({ blazers: oneSold, mails: [], transitions: [] });
});

test.each(["after request", "before reverse", "after reverse", "before finish", "after finish"])(
  "finishes a reversal once after a crash %s",
  async (point) => {
    const sandbox = driveSandbox();
    const order = await orderAtSandbox(shop, sandbox);
    await crashAt(sandbox, order.id, point);
    const desk = openReversalDesk(shop, sandbox);
    expect(await desk.find(order.id)).toMatchObject({ state: "done" });
    // Staff repeat the request after the error.
    expect(await desk.reverse(order.id, shop.userIds.staff)).toMatchObject({ state: "done" });
    expect(await bookOf(sandbox, order.reference)).toMatchObject({ state: "reversed" });
    const effects = await effectsOf();
    expect(effects.blazers).toEqual(nothingSold);
    expect(effects.mails).toHaveLength(1);
    expect(effects.transitions).toHaveLength(1);
  },
);

test.each(["before refuse", "after refuse"])(
  "keeps the order and its payment after a crash %s",
  async (point) => {
    const sandbox = driveSandbox();
    const order = await orderAtSandbox(shop, sandbox);
    const { reference } = order;
    await sandbox.control({ fault: { on: "reverse", mode: "unknown", reference } });
    await crashAt(sandbox, order.id, point);
    expect(await openReversalDesk(shop, sandbox).find(order.id)).toMatchObject({
      state: "refused",
    });
    expect(await bookOf(sandbox, reference)).toMatchObject({ state: "captured" });
    expect(await effectsOf()).toMatchObject({ blazers: oneSold, mails: [], transitions: [] });
  },
);
