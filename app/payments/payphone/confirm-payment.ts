import type { PaymentAnswer } from "../payment-provider.ts";
import type { PayphoneClient } from "./payphone-client.ts";
import type { PayphoneSettings, PayphoneTiming } from "./payphone-settings.ts";
import { readPaymentReport } from "./read-payment-report.ts";
import { transactionNumber } from "./transaction-number.ts";

const RETRIES = 3;
const RETRY_DELAY_MS = 1500;
/** A page waits for the answer, and renders for at most 60 s. */
const CONFIRM_TIMEOUT_MS = 45_000;

/**
 * Capture a payment. Return the final answer, or `pending` or `unresolved` after the first attempt and three retries
 * 1.5 s apart. No request starts that could end later than 45 s after the first. Repeating is safe: Confirm moves one
 * payment to one final state (fact sheet, section 5). Calls the Cajita v2.0 host, and the button's host when that gave
 * no answer.
 */
export async function confirmPayment(
  client: PayphoneClient,
  settings: Pick<PayphoneSettings, "boxUrl" | "payUrl" | "sandbox" | "timeoutMs">,
  timing: Pick<PayphoneTiming, "delay" | "now">,
  payment: { transactionId: string; reference: string },
): Promise<PaymentAnswer> {
  const id = transactionNumber(payment.transactionId, settings.sandbox);
  if (id === null) return { kind: "unknown" };
  const body = { id, clientTxId: payment.reference };
  const latestStart = timing.now() + CONFIRM_TIMEOUT_MS - settings.timeoutMs;

  async function attempt(): Promise<PaymentAnswer> {
    const first = await client.post(`${settings.boxUrl}/api/confirm`, body);
    const answer = readPaymentReport(first, settings.sandbox);
    if (answer.kind !== "unresolved" || timing.now() > latestStart) return answer;
    const second = await client.post(`${settings.payUrl}/api/button/V2/Confirm`, body);
    const fallback = readPaymentReport(second, settings.sandbox);
    return fallback.kind === "unresolved" ? answer : fallback;
  }

  let answer = await attempt();
  for (let retry = 0; retry < RETRIES && !isFinal(answer); retry += 1) {
    if (timing.now() + RETRY_DELAY_MS > latestStart) break;
    await timing.delay(RETRY_DELAY_MS);
    answer = await attempt();
  }
  return answer;
}

function isFinal(answer: PaymentAnswer): boolean {
  return answer.kind !== "unresolved" && answer.kind !== "pending";
}
