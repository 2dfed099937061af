import { issueDateAt } from "@gemma-luce/sri";
import { isTemporary } from "#app/data/database-error.ts";
import type { TaxDocument } from "#app/data/server/tax-document-json.ts";
import { TAX_ENVIRONMENTS } from "#app/domain/invoice/tax-document.ts";
import { advanceDocument } from "./advance-document.ts";
import type { InvoiceParts, Progress } from "./invoice-parts.ts";
import { resendDelay, UNREACHABLE_AFTER_SECONDS, VERDICT_SECONDS } from "./invoice-times.ts";

/** Longer than three requests that time out. While it lasts, no later document of the series is sent. */
const LEASE_SECONDS = 60;

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

/**
 * Why no further document is taken: none is due, the worker stops, the SRI takes none, or it does not answer for what
 * it has.
 */
type End = "none" | "stopping" | "not-taken" | "unanswered";

/** Take due documents one after the other. */
async function takeDocuments(
  parts: InvoiceParts,
  onlyVerdicts: boolean,
  isStopping: () => boolean,
  onDocument: () => void,
): Promise<End> {
  /** How many in a row had no answer. */
  let unanswered = 0;
  let isOfVerdicts = false;
  while (!isStopping()) {
    const step = await advanceOne(parts, onlyVerdicts);
    if (step === null) return unanswered > 0 ? "unanswered" : "none";
    onDocument();
    const { progress, asksVerdict } = step;
    // The SRI's two services fail apart.
    if (progress !== "unanswered" || asksVerdict !== isOfVerdicts) unanswered = 0;
    if (progress === "unanswered") unanswered += 1;
    isOfVerdicts = asksVerdict;
    if (progress === "blocked" || unanswered >= parts.maxUnanswered) {
      return asksVerdict ? "unanswered" : "not-taken";
    }
  }
  return "stopping";
}

/**
 * Run one round: take the due documents one after the other, as the store orders them, until none is due or the SRI
 * does not take them; then those alone that await a verdict, until the SRI gives none. `isStopping` is checked before each, `onDocument`
 * called after each. Return whether the next round is worth waiting for. Throws when no work could be claimed.
 */
export async function issueDocuments(
  parts: InvoiceParts,
  isStopping: () => boolean,
  onDocument: () => void,
): Promise<{ isPaused: boolean }> {
  const end = await takeDocuments(parts, false, isStopping, onDocument);
  if (end !== "not-taken") return { isPaused: end === "unanswered" };
  // Nothing has to be signed or sent for a verdict (decision 124).
  const verdicts = await takeDocuments(parts, true, isStopping, onDocument);
  return { isPaused: verdicts !== "stopping" };
}
