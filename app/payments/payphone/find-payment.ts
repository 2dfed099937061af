import type { PaymentAnswer } from "../payment-provider.ts";
import type { PayphoneClient, PayphoneReply } from "./payphone-client.ts";
import type { PayphoneSettings } from "./payphone-settings.ts";
import { readPaymentReport } from "./read-payment-report.ts";
import { transactionNumber } from "./transaction-number.ts";

type FindSettings = Pick<PayphoneSettings, "payUrl" | "sandbox">;

/**
 * Takes our reference, and PayPhone's id where one payment is meant; returns what became of it. Captures nothing. Where
 * PayPhone lists several payments and none is ours and approved, another approved one of the reference comes first.
 */
export async function findByReference(
  client: PayphoneClient,
  { payUrl, sandbox }: FindSettings,
  reference: string,
  transactionId: string | null = null,
): Promise<PaymentAnswer> {
  const answers = await listByReference(client, { payUrl, sandbox }, reference);
  return foremost(answers, reference, transactionId) ?? { kind: "unknown" };
}

/** Takes our reference; returns what PayPhone says of each of its payments. By-client may be a list (fact sheet, section 5). */
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

/** Takes one answer; returns PayPhone's id of the payment that it is about, or null where it names none. */
export function transactionOf(answer: PaymentAnswer): string | null {
  if (answer.kind === "approved") return answer.payment.transactionId;
  return answer.kind === "declined" || answer.kind === "cancelled" ? answer.transactionId : null;
}

/**
 * Takes PayPhone's transaction id; returns what became of that payment. Captures nothing. A 401 that is not the
 * token's (802) means that the payment lies outside our app's scope (fact sheet, section 5): `unknown`.
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
  return reply.kind === "refused" && reply.status === 401 && reply.errorCode !== BAD_TOKEN;
}

/** Money that moved, ours first; then what is not final; then our refusal, or the last one. */
function foremost(
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
