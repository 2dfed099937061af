import type { PaymentAnswer } from "../payment-provider.ts";
import type { PayphoneClient, PayphoneReply } from "./payphone-client.ts";
import type { PayphoneSettings } from "./payphone-settings.ts";
import { readPaymentReport } from "./read-payment-report.ts";
import { transactionNumber } from "./transaction-number.ts";

type FindSettings = Pick<PayphoneSettings, "payUrl" | "sandbox">;

/** Query a payment by our reference without capturing it. When PayPhone lists several, see `selectAnswer`. */
export async function findByReference(
  client: PayphoneClient,
  { payUrl, sandbox }: FindSettings,
  reference: string,
  transactionId: string | null = null,
): Promise<PaymentAnswer> {
  const answers = await listByReference(client, { payUrl, sandbox }, reference);
  return selectAnswer(answers, reference, transactionId) ?? { kind: "unknown" };
}

/** Return PayPhone's answer about each payment of a reference. By-client may be a list (fact sheet, section 5). */
export async function listByReference(
  client: PayphoneClient,
  { payUrl, sandbox }: FindSettings,
  reference: string,
): Promise<PaymentAnswer[]> {
  const reply = await client.get(`${payUrl}/api/Sale/client/${encodeURIComponent(reference)}`);
  if (reply.kind !== "answered" || !Array.isArray(reply.body)) {
    return [readPaymentReport(reply, sandbox)];
  }
  return reply.body.map((body) => readPaymentReport({ kind: "answered", body }, sandbox));
}

/** Return PayPhone's transaction id of an answer, or null. */
export function transactionOf(answer: PaymentAnswer): string | null {
  if (answer.kind === "approved") return answer.payment.transactionId;
  return answer.kind === "declined" || answer.kind === "cancelled" ? answer.transactionId : null;
}

/**
 * Query a payment by PayPhone's transaction id without capturing it. A 401 other than the token's (802) means that the
 * payment is outside our app's scope (fact sheet, section 5): `unknown`.
 */
export async function findByTransaction(
  client: PayphoneClient,
  { payUrl, sandbox }: FindSettings,
  transactionId: string,
): Promise<PaymentAnswer> {
  const id = transactionNumber(transactionId, sandbox);
  if (id === null) return { kind: "unknown" };
  const reply = await client.get(`${payUrl}/api/Sale/${id}`);
  return isOutOfScope(reply) ? { kind: "unknown" } : readPaymentReport(reply, sandbox);
}

const BAD_TOKEN = 802;

function isOutOfScope(reply: PayphoneReply): boolean {
  return reply.kind === "rejected" && reply.status === 401 && reply.errorCode !== BAD_TOKEN;
}

/** Approved payments first, ours before others; then answers that are not final; then our declined one, or the last. */
function selectAnswer(
  answers: PaymentAnswer[],
  reference: string,
  transactionId: string | null,
): PaymentAnswer | undefined {
  const isOurs = (answer: PaymentAnswer) =>
    transactionId !== null && transactionOf(answer) === transactionId;
  const ofKind = (kind: PaymentAnswer["kind"]) => answers.find((answer) => answer.kind === kind);
  const approved = answers.filter((answer) => answer.kind === "approved");
  return (
    approved.find(isOurs) ??
    approved.find(({ payment }) => payment.reference === reference) ??
    approved[0] ??
    ofKind("unresolved") ??
    ofKind("pending") ??
    answers.find(isOurs) ??
    answers.at(-1)
  );
}
