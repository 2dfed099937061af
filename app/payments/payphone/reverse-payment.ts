import { findByTransaction } from "./find-payment.ts";
import type { PayphoneClient } from "./payphone-client.ts";
import type { PayphoneSettings } from "./payphone-settings.ts";
import { transactionNumber } from "./transaction-number.ts";

/**
 * Gives one payment back in full. Takes PayPhone's transaction id; resolves true when the money is known to be back.
 * PayPhone reverses on the day of payment until 20:00 in Ecuador (fact sheet, section 5). A refusal or a lost answer
 * may hide a reversal that did happen, so the payment is then looked up before saying no.
 */
export async function reversePayment(
  client: PayphoneClient,
  settings: Pick<PayphoneSettings, "payUrl" | "sandbox">,
  transactionId: string,
): Promise<boolean> {
  const id = transactionNumber(transactionId);
  if (id === null) return false;
  const reply = await client.post(`${settings.payUrl}/api/Reverse`, { id });
  if (reply.kind === "answered" && reply.body === true) return true;
  const found = await findByTransaction(client, settings, transactionId);
  return found.kind === "cancelled" || found.kind === "declined";
}
