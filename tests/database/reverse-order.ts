import { supabaseReversalStore } from "#app/data/server/reversal-store.ts";
import { recoverReversals } from "#server/payment/recovery/recover-reversals.ts";
import { createReversalDesk } from "#server/payment/reversal-desk.ts";
import type { SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { orderOf, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { silentLogger } from "./silent-logger.ts";

/** Open a reversal desk of a server. */
export function openReversalDesk(shop: PaymentShop, sandbox: SandboxDriver) {
  const reversals = supabaseReversalStore(shop.client);
  const { provider, now } = sandbox;
  return createReversalDesk({ reversals, provider, logger: silentLogger, clock: now });
}

/** Run the worker over the due reversals and return their number. */
export function recoverDueReversals(shop: PaymentShop, sandbox: SandboxDriver): Promise<number> {
  const reversals = supabaseReversalStore(shop.client);
  const desk = openReversalDesk(shop, sandbox);
  const throttle = async () => {};
  const parts = { reversals, desk, store: shop.store, logger: silentLogger, throttle };
  return recoverReversals(parts, () => false);
}

/** Advance the clocks of reversals and PayPhone. */
export async function passReversalTime(shop: PaymentShop, sandbox: SandboxDriver, seconds: number) {
  sandbox.advance(seconds * 1000);
  const back = `- make_interval(secs => ${seconds})`;
  await shop.sql(
    `update public.order_reversals set requested_at = requested_at ${back}, next_check_at = next_check_at ${back}`,
  );
}

/** Create an order that was paid at the sandbox, dated by the sandbox's clock. */
export async function orderAtSandbox(
  shop: PaymentShop,
  sandbox: SandboxDriver,
  purchase: Parameters<typeof payAtSandbox>[3] = {},
) {
  const { reference, transactionId } = await payAtSandbox(shop, sandbox, "approve", purchase);
  const order = await orderOf(shop.openDesk(sandbox.provider).confirm(reference, transactionId));
  if (!order) throw new Error("no order");
  const paidAt = new Date(sandbox.now()).toISOString();
  await shop.sql("update public.orders set created_at = $2 where id = $1", [order.id, paidAt]);
  return { ...order, transactionId };
}
