import { supabasePaymentCheckStore } from "#app/data/payment-check-store.ts";
import { createPaymentCheckDesk } from "#server/payment/payment-check-desk.ts";
import { checkPayments } from "#server/recovery/check-payments.ts";
import type { SandboxDriver } from "../fixtures/sandbox-driver.ts";
import type { PaymentShop } from "./open-payment-shop.ts";
import { orderAtSandbox } from "./reverse-order.ts";
import { silentLogger } from "./silent-logger.ts";

/** What tests of payment checks do with a shop. */
export function paymentChecks(shop: PaymentShop) {
  const openDesk = (sandbox: SandboxDriver | null) =>
    createPaymentCheckDesk({
      checks: supabasePaymentCheckStore(shop.client),
      provider: sandbox?.provider ?? null,
      logger: silentLogger,
    });

  /** Runs the evening's worker until nothing is due; returns how many orders it took up. */
  async function work(sandbox: SandboxDriver) {
    const checks = supabasePaymentCheckStore(shop.client);
    const parts = { checks, desk: openDesk(sandbox), logger: silentLogger };
    let count = 0;
    for (;;) {
      const taken = await checkPayments(parts, () => false);
      if (taken === 0) return count;
      count += taken;
    }
  }

  /** A paid order whose day is not over. */
  async function orderOfToday(sandbox: SandboxDriver) {
    const order = await orderAtSandbox(shop, sandbox);
    await shop.sql(
      `update public.payment_checks set evening_at = now() + interval '5 hours', next_check_at = now() + interval '5 hours'
       where order_id = $1`,
      [order.id],
    );
    return order;
  }

  /** Lets the database's clock run on for the checks. */
  const pass = (seconds: number) =>
    shop.sql(
      `update public.payment_checks set checked_at = checked_at - make_interval(secs => ${seconds}),
         evening_at = evening_at - make_interval(secs => ${seconds}),
         next_check_at = next_check_at - make_interval(secs => ${seconds})`,
    );

  const ship = (id: string, role: "staff" | "server" = "staff") =>
    shop.call<{ details: string; hint: string }>(role, "PATCH", `orders?id=eq.${id}`, {
      status: "shipped",
    });

  const events = (id: string) =>
    shop.sql(
      "select actor, note from public.order_events where order_id = $1 and kind = 'payment_checked' order by id",
      [id],
    );

  const silence = (sandbox: SandboxDriver, reference: string, times?: number) =>
    sandbox.control({ fault: { on: "find", mode: "unavailable", reference, times } });

  return { openDesk, work, orderOfToday, pass, ship, events, silence };
}

export type PaymentChecks = ReturnType<typeof paymentChecks>;
