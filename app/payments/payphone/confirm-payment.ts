import type { PaymentAnswer } from "../payment-provider.ts";
import type { PayphoneClient } from "./payphone-client.ts";
import type { PayphoneSettings, PayphoneTiming } from "./payphone-settings.ts";
import { readPaymentReport } from "./read-payment-report.ts";
import { transactionNumber } from "./transaction-number.ts";

const RETRIES = 3;
const RETRY_DELAY_MS = 1500;

/**
 * Captures one payment. Takes PayPhone's transaction id and our reference; returns the final answer, or `pending` or
 * `unresolved` once the first attempt and three repeats 1.5 s apart brought none. Repeating cannot double anything:
 * Confirm moves one existing payment to one final state (fact sheet, section 5). The Cajita v2.0 host is asked first;
 * the button's host, which answers the same question, only when the first gave no answer.
 */
export async function confirmPayment(
  client: PayphoneClient,
  settings: Pick<PayphoneSettings, "boxUrl" | "payUrl" | "sandbox">,
  timing: Pick<PayphoneTiming, "delay">,
  payment: { transactionId: string; reference: string },
): Promise<PaymentAnswer> {
  const id = transactionNumber(payment.transactionId);
  if (id === null) return { kind: "unknown" };
  const body = { id, clientTxId: payment.reference };

  async function ask(): Promise<PaymentAnswer> {
    const first = await client.post(`${settings.boxUrl}/api/confirm`, body);
    const answer = readPaymentReport(first, settings.sandbox);
    if (answer.kind !== "unresolved") return answer;
    const second = await client.post(`${settings.payUrl}/api/button/V2/Confirm`, body);
    const fallback = readPaymentReport(second, settings.sandbox);
    return fallback.kind === "unresolved" ? answer : fallback;
  }

  let answer = await ask();
  for (let retry = 0; retry < RETRIES && !isFinal(answer); retry += 1) {
    await timing.delay(RETRY_DELAY_MS);
    answer = await ask();
  }
  return answer;
}

function isFinal(answer: PaymentAnswer): boolean {
  return answer.kind !== "unresolved" && answer.kind !== "pending";
}
