import { supabaseStaffPaymentStore } from "#app/data/server/staff-payment-store.ts";
import { createStaffPaymentDesk } from "#server/payment/staff-payment-desk.ts";
import type { SandboxDriver } from "../fixtures/sandbox-driver.ts";
import { type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { MINUTE } from "./payment-outcomes.ts";
import { silentLogger } from "./silent-logger.ts";

/** Open the desk of staff's payment actions, without a provider if `sandbox` is null. */
export const openStaffDesk = (shop: PaymentShop, sandbox: SandboxDriver | null) =>
  createStaffPaymentDesk({
    payments: supabaseStaffPaymentStore(shop.client),
    checkouts: shop.store,
    provider: sandbox?.provider ?? null,
    isSandbox: true,
    clock: sandbox?.now ?? Date.now,
    logger: silentLogger,
  });

/** Return the code of a rejected promise's error. */
export const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "no error",
    (error) => error.code ?? error,
  );

/** Age open payments until staff can see them. */
export async function agePayments(shop: PaymentShop) {
  await shop.passTime(10 * MINUTE);
  await shop.sql(
    "update public.checkouts set confirm_started_at = confirm_started_at - interval '10 minutes'",
  );
}

/** Make every query of a payment fail. */
export async function silence(sandbox: SandboxDriver, reference: string) {
  await sandbox.control({ fault: { on: "find", mode: "unavailable", reference } });
}

/** Return to the shop while Confirm does not answer. */
async function returnWithoutAnswer(
  shop: PaymentShop,
  sandbox: SandboxDriver,
  payment: { reference: string; transactionId: string },
) {
  const { reference, transactionId } = payment;
  await sandbox.control({ fault: { on: "confirm", mode: "unavailable", reference } });
  await shop.openDesk(sandbox.provider).confirm(reference, transactionId).settlement;
  await agePayments(shop);
}

/** Create a payment whose Confirm gets no answer, so that its units stay held. */
export async function stuckPayment(
  shop: PaymentShop,
  sandbox: SandboxDriver,
  action: "approve" | "decline" = "approve",
) {
  const payment = await payAtSandbox(shop, sandbox, action);
  await returnWithoutAnswer(shop, sandbox, payment);
  return payment;
}

/** Create a captured payment whose Confirm answers were lost. */
export async function capturedPayment(shop: PaymentShop, sandbox: SandboxDriver) {
  const payment = await payAtSandbox(shop, sandbox);
  await sandbox.provider.confirm(payment.transactionId, payment.reference);
  await returnWithoutAnswer(shop, sandbox, payment);
  sandbox.advance(10 * MINUTE * 1000);
  return payment;
}
