import type { PaymentAnswer } from "../payment-provider.ts";
import type { PayphoneClient, PayphoneReply } from "./payphone-client.ts";
import type { PayphoneSettings } from "./payphone-settings.ts";
import { readPaymentReport } from "./read-payment-report.ts";
import { transactionNumber } from "./transaction-number.ts";

type FindSettings = Pick<PayphoneSettings, "payUrl" | "sandbox">;

/** Takes our reference; returns what became of its payment. Captures nothing. */
export async function findByReference(
  client: PayphoneClient,
  { payUrl, sandbox }: FindSettings,
  reference: string,
): Promise<PaymentAnswer> {
  const reply = await client.get(`${payUrl}/api/Sale/client/${encodeURIComponent(reference)}`);
  if (reply.kind !== "answered" || !Array.isArray(reply.body)) {
    return readPaymentReport(reply, sandbox);
  }
  const answers = reply.body.map((body) => readPaymentReport({ kind: "answered", body }, sandbox));
  return foremost(answers) ?? { kind: "unknown" };
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

/** By-client may be a list (fact sheet, section 5): money that moved, then what is not final, then the last refusal. */
function foremost(answers: PaymentAnswer[]): PaymentAnswer | undefined {
  const ofKind = (kind: PaymentAnswer["kind"]) => answers.find((answer) => answer.kind === kind);
  return ofKind("approved") ?? ofKind("unresolved") ?? ofKind("pending") ?? answers.at(-1);
}
