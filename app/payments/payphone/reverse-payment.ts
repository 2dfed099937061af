import type { PaymentAnswer, Reversal } from "../payment-provider.ts";
import { findByTransaction } from "./find-payment.ts";
import type { PayphoneClient, PayphoneReply } from "./payphone-client.ts";
import type { PayphoneSettings } from "./payphone-settings.ts";
import { transactionNumber } from "./transaction-number.ts";

/**
 * Gives one payment back in full. Takes PayPhone's transaction id; returns what came of it.
 * PayPhone reverses on the day of payment until 20:00 in Ecuador (fact sheet, section 5). A refusal or a lost answer
 * may hide a reversal that did happen, so the payment is then looked up before saying no.
 */
export async function reversePayment(
  client: PayphoneClient,
  settings: Pick<PayphoneSettings, "payUrl" | "sandbox">,
  transactionId: string,
): Promise<Reversal> {
  const id = transactionNumber(transactionId);
  if (id === null) return "refused";
  const reply = await client.post(`${settings.payUrl}/api/Reverse`, { id });
  if (reply.kind === "answered" && reply.body === true) return "reversed";
  const found = await findByTransaction(client, settings, transactionId);
  if (found.kind === "cancelled" || found.kind === "declined") return "reversed";
  return isRefusal(reply, found) ? "refused" : "unresolved";
}

/** A refused token says nothing about this payment; and only what the query still knows as it was, was not given back. */
function isRefusal(reply: PayphoneReply, found: PaymentAnswer): boolean {
  const isHeard = reply.kind === "refused" && reply.status !== 401;
  return isHeard && (found.kind === "approved" || found.kind === "unknown");
}
