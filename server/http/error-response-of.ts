import type { Context } from "hono";
import { type ErrorCode, ShopError } from "#app/domain/shop-error.ts";
import type { Logger } from "../runtime/logger.ts";

export type RefusalStatuses = Partial<Record<ErrorCode, 400 | 401 | 403 | 404 | 409 | 429>>;

/** What every answer to staff may refuse with. */
export const STAFF_STATUSES: RefusalStatuses = {
  NOT_SIGNED_IN: 401,
  NOT_STAFF: 403,
  TOO_MANY_REQUESTS: 429,
};

/**
 * Takes an error and the statuses of the refusals that are expected, and returns the answer as JSON. Any other error is
 * logged and answered 503 without a word of itself.
 */
export function answerRefusal(
  context: Context,
  error: Error,
  statuses: RefusalStatuses,
  logger: Logger,
): Response {
  const refusal = error instanceof ShopError ? error : null;
  const status = refusal ? statuses[refusal.code] : undefined;
  if (!status) logger.error({ error }, "a request of staff failed");
  const shown = status && refusal ? refusal : null;
  const { code, message, hint } = shown ?? {
    code: "UNAVAILABLE",
    message: "Please try again.",
    hint: null,
  };
  if (status === 429) context.header("Retry-After", hint ?? "60");
  context.header("Cache-Control", "no-store");
  return context.json(
    { error: { code, message, ...(hint === null ? {} : { hint }) } },
    status ?? 503,
  );
}
