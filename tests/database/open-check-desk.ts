import { supabasePaymentCheckStore } from "#app/data/server/payment-check-store.ts";
import { createPaymentCheckDesk } from "#server/payment/payment-check-desk.ts";
import { checkPayments } from "#server/payment/recovery/check-payments.ts";
import type { SandboxDriver } from "../fixtures/sandbox-driver.ts";
import type { PaymentShop } from "./open-payment-shop.ts";
import { orderAtSandbox } from "./reverse-order.ts";
import { silentLogger } from "./silent-logger.ts";

/** Open the desk of payment checks, without a provider if `sandbox` is null. */
export const openCheckDesk = (shop: PaymentShop, sandbox: SandboxDriver | null) =>
  createPaymentCheckDesk({
    checks: supabasePaymentCheckStore(shop.client),
    provider: sandbox?.provider ?? null,
    logger: silentLogger,
  });

/** Run the worker until nothing is due and return the number of checked orders. */
export async function checkDuePayments(shop: PaymentShop, sandbox: SandboxDriver) {
  const checks = supabasePaymentCheckStore(shop.client);
  const parts = { checks, desk: openCheckDesk(shop, sandbox), logger: silentLogger };
  let count = 0;
  for (;;) {
    const checked = await checkPayments(parts, () => false);
    if (checked === 0) return count;
    count += checked;
  }
}

/** Create a paid order whose evening check is five hours away. */
export async function orderOfToday(shop: PaymentShop, sandbox: SandboxDriver) {
  const order = await orderAtSandbox(shop, sandbox);
  await shop.sql(
    `update public.payment_checks set evening_at = now() + interval '5 hours', next_check_at = now() + interval '5 hours'
     where order_id = $1`,
    [order.id],
  );
  return order;
}

/** Advance the database's clock for payment checks. */
export const passCheckTime = (shop: PaymentShop, seconds: number) =>
  shop.sql(
    `update public.payment_checks set checked_at = checked_at - make_interval(secs => ${seconds}),
       evening_at = evening_at - make_interval(secs => ${seconds}),
       next_check_at = next_check_at - make_interval(secs => ${seconds})`,
  );

/** Mark an order as shipped over REST. */
export const shipOrder = (shop: PaymentShop, id: string, role: "staff" | "server" = "staff") =>
  shop.call<{ details: string; hint: string }>(role, "PATCH", `orders?id=eq.${id}`, {
    status: "shipped",
  });
