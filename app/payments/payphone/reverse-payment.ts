import type { PaymentAnswer, Reversal } from "../payment-provider.ts";
import { findByTransaction, listByReference, transactionOf } from "./find-payment.ts";
import type { PayphoneClient, PayphoneReply } from "./payphone-client.ts";
import { BAD_SERVICE_CODES } from "./payphone-error-schema.ts";
import type { PayphoneSettings } from "./payphone-settings.ts";
import { readPaymentReport } from "./read-payment-report.ts";
import { transactionNumber } from "./transaction-number.ts";

type Named = { transactionId: string; reference: string };
type ReverseSettings = Pick<PayphoneSettings, "payUrl" | "sandbox">;

/**
 * Reverse a payment in full. PayPhone reverses on the day of payment until 20:00 in Ecuador (fact sheet, section 5). A
 * refusal or a lost answer may hide a reversal, so the payment is then queried by its id and by our reference.
 * `isRepeated`: an earlier Reverse had no final answer.
 */
export async function reversePayment(
  client: PayphoneClient,
  settings: ReverseSettings,
  payment: Named,
  isRepeated: boolean,
): Promise<Reversal> {
  const id = transactionNumber(payment.transactionId, settings.sandbox);
  if (id === null) return { kind: "refused" };
  const reply = await client.post(`${settings.payUrl}/api/Reverse`, { id });
  if (reply.kind === "answered" && reply.body === true) return { kind: "reversed" };
  const found = await lookUp(client, settings, payment);
  if (found.kind === "cancelled" || found.kind === "declined") return { kind: "reversed" };
  // If no query shows the payment, an earlier Reverse may have succeeded without an answer.
  const isFinal = found.kind === "approved" || (found.kind === "unknown" && !isRepeated);
  if (isRejected(reply) && isFinal) return { kind: "refused" };
  const answer = readPaymentReport(reply, settings.sandbox);
  return answer.kind === "unresolved" ? answer : { kind: "unresolved", reason: "no final answer" };
}

/** Sale by id may not cover the payment box (fact sheet, section 8); Sale by reference may. */
async function lookUp(
  client: PayphoneClient,
  settings: ReverseSettings,
  { transactionId, reference }: Named,
): Promise<PaymentAnswer> {
  const byId = await findByTransaction(client, settings, transactionId);
  if (byId.kind !== "unknown" && byId.kind !== "unresolved") return byId;
  const listed = await listByReference(client, settings, reference);
  const isOurs = (answer: PaymentAnswer) => transactionOf(answer) === transactionId;
  const isOpen = ({ kind }: PaymentAnswer) => kind === "pending" || kind === "unresolved";
  return listed.find(isOurs) ?? listed.find(isOpen) ?? byId;
}

/** Statuses that say nothing about the payment: a rejected token, a timeout, too many requests. */
const INCONCLUSIVE_STATUSES = [401, 408, 429];

function isRejected(reply: PayphoneReply): boolean {
  return (
    reply.kind === "rejected" &&
    !INCONCLUSIVE_STATUSES.includes(reply.status) &&
    !BAD_SERVICE_CODES.includes(reply.errorCode)
  );
}
