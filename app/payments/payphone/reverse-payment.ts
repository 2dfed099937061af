import type { PaymentAnswer, Reversal } from "../payment-provider.ts";
import { findByReference, findByTransaction } from "./find-payment.ts";
import type { PayphoneClient, PayphoneReply } from "./payphone-client.ts";
import type { PayphoneSettings } from "./payphone-settings.ts";
import { transactionNumber } from "./transaction-number.ts";

type Named = { transactionId: string; reference: string };
type ReverseSettings = Pick<PayphoneSettings, "payUrl" | "sandbox">;

/**
 * Gives one payment back in full. Takes PayPhone's transaction id and our reference; returns what came of it.
 * PayPhone reverses on the day of payment until 20:00 in Ecuador (fact sheet, section 5). A refusal or a lost answer
 * may hide a reversal that did happen, so the payment is then looked up, by its id and by our reference, before saying no.
 */
export async function reversePayment(
  client: PayphoneClient,
  settings: ReverseSettings,
  payment: Named,
): Promise<Reversal> {
  const id = transactionNumber(payment.transactionId, settings.sandbox);
  if (id === null) return "refused";
  const reply = await client.post(`${settings.payUrl}/api/Reverse`, { id });
  if (reply.kind === "answered" && reply.body === true) return "reversed";
  const found = await lookUp(client, settings, payment);
  if (found.kind === "cancelled" || found.kind === "declined") return "reversed";
  return isRefusal(reply, found) ? "refused" : "unresolved";
}

/** Sale by id may not cover the payment box (fact sheet, section 8): what it does not know, Sale by reference may. */
async function lookUp(
  client: PayphoneClient,
  settings: ReverseSettings,
  { transactionId, reference }: Named,
): Promise<PaymentAnswer> {
  const byId = await findByTransaction(client, settings, transactionId);
  if (byId.kind !== "unknown" && byId.kind !== "unresolved") return byId;
  const byReference = await findByReference(client, settings, reference);
  switch (byReference.kind) {
    case "approved":
      return byReference.payment.transactionId === transactionId ? byReference : byId;
    case "cancelled":
    case "declined":
      return byReference.transactionId === transactionId ? byReference : byId;
    case "unknown":
      return byId;
    case "pending":
    case "unresolved":
      return byReference;
  }
}

/** A refused token says nothing about this payment; and only what the query still knows as it was, was not given back. */
function isRefusal(reply: PayphoneReply, found: PaymentAnswer): boolean {
  const isHeard = reply.kind === "refused" && reply.status !== 401;
  return isHeard && (found.kind === "approved" || found.kind === "unknown");
}
