import type { PaymentAnswer, PaymentProvider, Reversal } from "#app/payments/payment-provider.ts";
import type { ShopMetrics } from "../http/metrics/shop-metrics.ts";
import type { Logger } from "../runtime/logger.ts";

/** A wrong or revoked token, as the adapter's reasons write it. */
const REJECTED_TOKEN = /^rejected: HTTP 401,|, code 802$/;

/** PayPhone's own message after the code may quote what was sent. */
const withoutMessage = (reason: string) => reason.replace(/( code -?\d+).*/s, "$1");

type UnansweredParts = {
  logger: Pick<Logger, "warn" | "error">;
  metrics: Pick<ShopMetrics, "unanswered">;
  /** Called for each call that is rejected because of the token. */
  alertOwner: () => Promise<void>;
};

/**
 * Log and count the calls that the provider gave no answer to, for callers only repeat them, and alert the owner of a
 * rejected token. No personal data is logged.
 */
export function logUnanswered(
  provider: PaymentProvider,
  { logger, metrics, alertOwner }: UnansweredParts,
): PaymentProvider {
  const log = (call: string, answered: string) => {
    const reason = withoutMessage(answered);
    metrics.unanswered(call);
    if (!REJECTED_TOKEN.test(reason)) {
      logger.warn({ call, reason }, "the payment provider gave no answer");
      return;
    }
    logger.error({ call, reason }, "the payment provider rejects PAYPHONE_TOKEN");
    alertOwner().catch((error) => logger.error({ error }, "the owner could not be alerted"));
  };
  const logged = async <Answer extends PaymentAnswer | Reversal>(
    call: string,
    answer: Promise<Answer>,
  ) => {
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
    reverse: (...parts) => logged("reverse", provider.reverse(...parts)),
  };
}
