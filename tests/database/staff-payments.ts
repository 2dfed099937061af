import { supabaseStaffPaymentStore } from "#app/data/staff-payment-store.ts";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import { createStaffPaymentDesk } from "#server/payment/staff-payment-desk.ts";
import type { SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { silentLogger } from "./silent-logger.ts";

/** What tests of staff's actions on payments do with a shop. */
export function staffPayments(shop: PaymentShop) {
  const openDesk = (provider: PaymentProvider | null) =>
    createStaffPaymentDesk({
      payments: supabaseStaffPaymentStore(shop.client),
      checkouts: shop.store,
      provider,
      isSandbox: true,
      logger: silentLogger,
    });

  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => "no refusal",
      (error) => error.code ?? error,
    );

  /** Lets a payment be as old as one that staff look at. */
  const grow = (reference: string) =>
    shop.sql(
      `with aged as (
         update public.checkouts set confirm_started_at = now() - interval '10 minutes'
         where reference = $1 returning id
       )
       update public.payment_attempts set started_at = now() - interval '10 minutes'
       from aged where checkout_id = aged.id`,
      [reference],
    );

  /** A payment whose Confirm gets no answer, so that its goods stay held. */
  async function stuck(sandbox: SandboxDriver, action: "approve" | "decline" = "approve") {
    const payment = await payAtSandbox(shop, sandbox, action);
    const { reference, transactionId } = payment;
    await sandbox.control({ fault: { on: "confirm", mode: "unavailable", reference } });
    await shop.openDesk(sandbox.provider).confirm(reference, transactionId).settlement;
    await grow(reference);
    return payment;
  }

  /** PayPhone gives no answer to anything about a payment. */
  async function silence(sandbox: SandboxDriver, reference: string) {
    await sandbox.control({ fault: { on: "find", mode: "unavailable", reference } });
  }

  /** Staff's back office shows it captured, though Confirm's answers were lost. */
  async function captured(sandbox: SandboxDriver) {
    const payment = await payAtSandbox(shop, sandbox);
    const { reference, transactionId } = payment;
    await sandbox.provider.confirm(transactionId, reference);
    await sandbox.control({ fault: { on: "confirm", mode: "unavailable", reference } });
    await shop.openDesk(sandbox.provider).confirm(reference, transactionId).settlement;
    await grow(reference);
    return payment;
  }

  const actions = () =>
    shop.sql(
      "select kind, transaction_id, answer, note, actor from public.payment_actions order by id",
    );

  const handEvents = () =>
    shop.sql("select note, actor from public.order_events where kind = 'settled_by_hand'");

  return { openDesk, codeOf, grow, stuck, silence, captured, actions, handEvents };
}

export type StaffPayments = ReturnType<typeof staffPayments>;
