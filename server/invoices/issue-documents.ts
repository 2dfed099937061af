import { issueDateAt } from "@gemma-luce/sri";
import { isTemporary } from "#app/data/database-error.ts";
import type { TaxDocument } from "#app/data/server/tax-document-json.ts";
import { TAX_ENVIRONMENTS } from "#app/domain/invoice/tax-document.ts";
import { advanceDocument } from "./advance-document.ts";
import type { InvoiceParts, Progress } from "./invoice-parts.ts";
import { resendDelay, UNREACHABLE_AFTER_SECONDS, VERDICT_SECONDS } from "./invoice-times.ts";

/** Longer than three requests that time out. While it lasts, no later document of the series is sent. */
const LEASE_SECONDS = 60;
/** What a round found. `unanswered`: the SRI does not answer, so the next round is worth waiting for. */
export type RoundResult = { count: number; isPaused: boolean };

/**
 * Put off a document that could not be processed, so that it holds up no later one; one that is older than a day and
 * fails for a reason that stays is left to the owner. Without the database its lease ends later.
 */
async function putOff(
  { store, logger }: InvoiceParts,
  { id, attempts, ageSeconds }: TaxDocument,
  error: unknown,
): Promise<Progress> {
  logger.error({ id, error }, "a tax document could not be processed");
  try {
    if (ageSeconds > VERDICT_SECONDS && !isTemporary(error)) {
      const message = String(error).slice(0, 500);
      await store.stop(id, "invalid", [{ code: "unexpected", message, kind: "error" }]);
    } else {
      await store.defer(id, resendDelay(attempts));
    }
    return "waiting";
  } catch {
    return "unanswered";
  }
}

/** What became of one document; `asksVerdict`: the SRI has it already. */
type Step = { progress: Progress; asksVerdict: boolean };

async function advanceOne(parts: InvoiceParts, onlyVerdicts: boolean): Promise<Step | null> {
  const environments = TAX_ENVIRONMENTS.filter((environment) => parts.services[environment]);
  const [document] = await parts.store.claim(environments, 1, LEASE_SECONDS, onlyVerdicts);
  if (!document) return null;
  const { ageSeconds } = document;
  const asksVerdict = document.state === "received";
  try {
    const progress = await advanceDocument(parts, document);
    if (progress === "unanswered" && ageSeconds > UNREACHABLE_AFTER_SECONDS) {
      await parts.store.alertOwner("unreachable", issueDateAt(Date.now()), null);
    }
    return { progress, asksVerdict };
  } catch (error) {
    return { progress: await putOff(parts, document, error), asksVerdict };
  }
}

/** Why no further document is taken: none is due, the worker stops, or what gives no answer. */
type End = "none" | "stopping" | "sending" | "verdicts";

/** Take due documents one after the other; `unanswered` is how many in a row had no answer. */
async function takeDocuments(
  parts: InvoiceParts,
  onlyVerdicts: boolean,
  isStopping: () => boolean,
  onDocument: () => void,
): Promise<{ count: number; unanswered: number; end: End }> {
  let unanswered = 0;
  let isOfVerdicts = false;
  for (let count = 0; ; count += 1) {
    if (isStopping()) return { count, unanswered, end: "stopping" };
    const step = await advanceOne(parts, onlyVerdicts);
    if (step === null) return { count, unanswered, end: "none" };
    onDocument();
    const { progress, asksVerdict } = step;
    // The SRI's two services fail apart.
    if (progress !== "unanswered" || asksVerdict !== isOfVerdicts) unanswered = 0;
    if (progress === "unanswered") unanswered += 1;
    isOfVerdicts = asksVerdict;
    if (progress === "blocked" || unanswered >= parts.maxUnanswered) {
      return { count: count + 1, unanswered, end: asksVerdict ? "verdicts" : "sending" };
    }
  }
}

/**
 * Run one round: take the due documents one after the other, as the store orders them, until none is due or the SRI
 * does not take them; then those alone that await a verdict, until the SRI gives none. `isStopping` is checked before each, `onDocument`
 * called after each. Throws when no work could be claimed.
 */
export async function issueDocuments(
  parts: InvoiceParts,
  isStopping: () => boolean,
  onDocument: () => void = () => {},
): Promise<RoundResult> {
  const { count, unanswered, end } = await takeDocuments(parts, false, isStopping, onDocument);
  if (end !== "sending") {
    return { count, isPaused: end === "verdicts" || (end === "none" && unanswered > 0) };
  }
  // Nothing has to be signed or sent for a verdict (decision 124).
  const verdicts = await takeDocuments(parts, true, isStopping, onDocument);
  return { count: count + verdicts.count, isPaused: verdicts.end !== "stopping" };
}
