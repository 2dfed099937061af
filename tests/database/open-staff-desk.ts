import { supabaseStaffPaymentStore } from "#app/data/server/staff-payment-store.ts";
import { createStaffPaymentDesk } from "#server/payment/staff-payment-desk.ts";
import type { SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { MINUTE } from "./payment-outcomes.ts";
import { silentLogger } from "./silent-logger.ts";

/** What staff do with payments, by the stand-in's clock; without a sandbox no provider is set. */
export const openStaffDesk = (shop: PaymentShop, sandbox: SandboxDriver | null) =>
  createStaffPaymentDesk({
    payments: supabaseStaffPaymentStore(shop.client),
    checkouts: shop.store,
    provider: sandbox?.provider ?? null,
    isSandbox: true,
    clock: sandbox?.now ?? Date.now,
    logger: silentLogger,
  });

/** The code of the refusal, or what else came of it. */
export const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "no refusal",
    (error) => error.code ?? error,
  );

/** Lets the questions about payments be as old as those that staff look at. */
export async function grow(shop: PaymentShop) {
  await shop.passTime(10 * MINUTE);
  await shop.sql(
    "update public.checkouts set confirm_started_at = confirm_started_at - interval '10 minutes'",
  );
}

/** PayPhone gives no answer to any question about a payment. */
export async function silence(sandbox: SandboxDriver, reference: string) {
  await sandbox.control({ fault: { on: "find", mode: "unavailable", reference } });
}

/** The shop asks Confirm about a payment and never hears an answer. */
async function returnUnheard(
  shop: PaymentShop,
  sandbox: SandboxDriver,
  payment: { reference: string; transactionId: string },
) {
  const { reference, transactionId } = payment;
  await sandbox.control({ fault: { on: "confirm", mode: "unavailable", reference } });
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).settlement;
  await grow(shop);
}

/** A payment whose Confirm gets no answer, so that its goods stay held. */
export async function stuck(
  shop: PaymentShop,
  sandbox: SandboxDriver,
  action: "approve" | "decline" = "approve",
) {
  const payment = await payAtSandbox(shop, sandbox, action);
  await returnUnheard(shop, sandbox, payment);
  return payment;
}

/** Staff's back office shows it captured, though Confirm's answers were lost. */
export async function captured(shop: PaymentShop, sandbox: SandboxDriver) {
  const payment = await payAtSandbox(shop, sandbox);
  await sandbox.provider.confirm(payment.transactionId, payment.reference);
  await returnUnheard(shop, sandbox, payment);
  sandbox.advance(10 * MINUTE * 1000);
  return payment;
}
