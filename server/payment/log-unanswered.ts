import type { PaymentAnswer, PaymentProvider } from "#app/payments/payment-provider.ts";
import type { Logger } from "../runtime/logger.ts";

/** A wrong or revoked token, as the adapter's reasons write it. */
const REJECTED_TOKEN = /^rejected: HTTP 401,|, code 802$/;

/** PayPhone's own message after the code may quote what was sent. */
const withoutMessage = (reason: string) => reason.replace(/( code -?\d+).*/s, "$1");

/** Log why the provider gave no answer, for callers only repeat the call. No personal data is logged. */
export function logUnanswered(
  provider: PaymentProvider,
  logger: Pick<Logger, "warn" | "error">,
): PaymentProvider {
  const log = (call: string, answered = "") => {
    const reason = withoutMessage(answered);
    if (REJECTED_TOKEN.test(reason)) {
      logger.error({ call, reason }, "the payment provider rejects PAYPHONE_TOKEN");
    } else {
      logger.warn({ call, reason }, "the payment provider gave no answer");
    }
  };
  const logged = async (call: string, answer: Promise<PaymentAnswer>) => {
    const result = await answer;
    if (result.kind === "unresolved") log(call, result.reason);
    return result;
  };
  return {
    ...provider,
    confirm: (...parts) => logged("confirm", provider.confirm(...parts)),
    findByReference: (...parts) => logged("findByReference", provider.findByReference(...parts)),
    findByTransaction: (...parts) =>
      logged("findByTransaction", provider.findByTransaction(...parts)),
    async reverse(...parts) {
      const result = await provider.reverse(...parts);
      if (result === "unresolved") log("reverse", "no final answer");
      return result;
    },
  };
}
