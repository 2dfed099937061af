import { supabasePaymentCheckStore } from "#app/data/server/payment-check-store.ts";
import { createPaymentCheckDesk } from "#server/payment/payment-check-desk.ts";
import { checkPayments } from "#server/payment/recovery/check-payments.ts";
import type { SandboxDriver } from "../fixtures/sandbox-driver.ts";
import type { PaymentShop } from "./open-payment-shop.ts";
import { orderAtSandbox } from "./reverse-order.ts";
import { silentLogger } from "./silent-logger.ts";

/** The desk that asks about paid orders; without a sandbox no provider is set. */
export const openCheckDesk = (shop: PaymentShop, sandbox: SandboxDriver | null) =>
  createPaymentCheckDesk({
    checks: supabasePaymentCheckStore(shop.client),
    provider: sandbox?.provider ?? null,
    logger: silentLogger,
  });

/** Runs the evening's worker until nothing is due; returns how many orders it took up. */
export async function checkDuePayments(shop: PaymentShop, sandbox: SandboxDriver) {
  const checks = supabasePaymentCheckStore(shop.client);
  const parts = { checks, desk: openCheckDesk(shop, sandbox), logger: silentLogger };
  let count = 0;
  for (;;) {
    const taken = await checkPayments(parts, () => false);
    if (taken === 0) return count;
    count += taken;
  }
}

/** A paid order whose day is not over. */
export async function orderOfToday(shop: PaymentShop, sandbox: SandboxDriver) {
  const order = await orderAtSandbox(shop, sandbox);
  await shop.sql(
    `update public.payment_checks set evening_at = now() + interval '5 hours', next_check_at = now() + interval '5 hours'
     where order_id = $1`,
    [order.id],
  );
  return order;
}

/** Lets the database's clock run on for the checks. */
export const passCheckTime = (shop: PaymentShop, seconds: number) =>
  shop.sql(
    `update public.payment_checks set checked_at = checked_at - make_interval(secs => ${seconds}),
       evening_at = evening_at - make_interval(secs => ${seconds}),
       next_check_at = next_check_at - make_interval(secs => ${seconds})`,
  );

/** Staff, or the server, mark an order as shipped over REST. */
export const shipOrder = (shop: PaymentShop, id: string, role: "staff" | "server" = "staff") =>
  shop.call<{ details: string; hint: string }>(role, "PATCH", `orders?id=eq.${id}`, {
    status: "shipped",
  });
