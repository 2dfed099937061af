import { type AuthorizationAnswer, nextStepOf, type SriClient } from "@gemma-luce/sri";
import type { TaxDocument } from "#app/data/server/tax-document-json.ts";
import type { TaxDocumentReason, TaxMessage } from "#app/domain/invoice/tax-document.ts";
import type { InvoiceParts, Progress } from "./invoice-parts.ts";
import {
  askDelay,
  BLOCKED_SECONDS,
  resendDelay,
  unansweredDelay,
  VERDICT_SECONDS,
} from "./invoice-times.ts";
import { prepareDocument, problemOf, signPrepared } from "./prepare-document.ts";

/** A document whose bytes are stored. */
type Signed = TaxDocument & { accessKey: string; signedXml: string };

type Context = InvoiceParts & { sri: SriClient };

async function stop(
  { store, logger }: Context,
  { id, kind, sequential }: TaxDocument,
  reason: TaxDocumentReason,
  messages: readonly TaxMessage[],
): Promise<Progress> {
  const codes = messages.map(({ code }) => code);
  logger.warn({ id, kind, sequential, reason, codes }, "a tax document needs the owner");
  await store.stop(id, reason, messages);
  return "finished";
}

/** The SRI gave no answer, or an error of its own, which is recorded. */
async function wait(
  { store, logger, pauseSeconds }: Context,
  { id, attempts }: TaxDocument,
  reason: string,
  messages?: readonly TaxMessage[],
): Promise<Progress> {
  logger.warn({ id, reason }, "the SRI gave no answer about a tax document");
  await store.defer(id, unansweredDelay(attempts, pauseSeconds), { messages, isUnanswered: true });
  return "unanswered";
}

async function recordVerdict(
  { store }: Context,
  { id }: TaxDocument,
  accessKey: string,
  answer: Extract<AuthorizationAnswer, { kind: "authorized" }>,
): Promise<Progress> {
  const { authorizedAt, xml, messages } = answer;
  await store.recordAuthorization(id, { accessKey, authorizedAt, xml, messages });
  return "finished";
}

/** Ask for the verdict on a document that the SRI has. */
async function ask(context: Context, document: TaxDocument, accessKey: string): Promise<Progress> {
  const { store, sri } = context;
  const { id, attempts } = document;
  const answer = await sri.findAuthorization(accessKey);
  if (answer.kind === "authorized") return recordVerdict(context, document, accessKey, answer);
  if (answer.kind === "unresolved") return wait(context, document, answer.reason);
  const receivedAt = document.receivedAt ? Date.parse(document.receivedAt) : Date.now();
  const isLate = Date.now() - receivedAt > VERDICT_SECONDS * 1000;
  const messages = answer.kind === "unknown" ? [] : answer.messages;
  if (answer.kind !== "rejected") {
    if (isLate) return stop(context, document, "unanswered", messages);
    await store.defer(id, askDelay(attempts), messages.length > 0 ? { messages } : undefined);
    return "waiting";
  }
  if (isLate || nextStepOf(messages) !== "retry") {
    return stop(context, document, "rejected", messages);
  }
  // What may pass is sent again as it is.
  await store.defer(id, resendDelay(attempts), { messages, resend: true });
  return "waiting";
}

async function send(context: Context, document: Signed): Promise<Progress> {
  const { store, sri } = context;
  const { id, accessKey, signedXml } = document;
  const answer = await sri.send(signedXml);
  if (answer.kind === "unresolved") return wait(context, document, answer.reason);
  const step = answer.kind === "received" ? "ask" : nextStepOf(answer.messages);
  if (step === "retry") return wait(context, document, "an error of its own", answer.messages);
  if (step !== "ask") return stop(context, document, "returned", answer.messages);
  await store.recordReception(id, accessKey, answer.messages);
  return ask(context, document, accessKey);
}

/**
 * Look for a document that may have been sent before: by a server that died, before a restore, or before the owner's
 * retry. Null when it is to be sent, also again after a rejection.
 */
async function findSent(
  context: Context,
  document: TaxDocument,
  accessKey: string,
): Promise<Progress | null> {
  const answer = await context.sri.findAuthorization(accessKey);
  switch (answer.kind) {
    case "authorized":
      return recordVerdict(context, document, accessKey, answer);
    case "processing":
      await context.store.recordReception(document.id, accessKey, answer.messages);
      await context.store.defer(document.id, askDelay(document.attempts));
      return "waiting";
    case "unresolved":
      return wait(context, document, answer.reason);
    default:
      return null;
  }
}

async function writeAndSend(context: Context, document: TaxDocument): Promise<Progress> {
  const { store, signer, logger } = context;
  const { id, environment, attempts } = document;
  const { accessKey, xml } = prepareDocument(document);
  if (attempts > 1) {
    const sent = await findSent(context, document, accessKey);
    if (sent) return sent;
  }
  if (environment !== "sandbox" && document.issuerRuc !== document.issuer.ruc) {
    return stop(context, document, "other_issuer", []);
  }
  const problem = await signer.problemOf(environment, accessKey.slice(10, 23));
  if (problem) {
    logger.error({ id, problem }, "a tax document cannot be signed");
    await store.alertOwner(problem, document.issueDate, null);
    await store.defer(id, BLOCKED_SECONDS);
    return "blocked";
  }
  const signed = await signPrepared(signer, document, xml);
  const stored = await store.recordSigned(id, accessKey, signed);
  // Another server may have been first, and further.
  return isSigned(stored) ? send(context, { ...stored, attempts }) : "finished";
}

function isSigned(document: TaxDocument): document is Signed {
  return document.state === "signed" && document.signedXml !== null && document.accessKey !== null;
}

async function advance(context: Context, document: TaxDocument): Promise<Progress> {
  if (document.state === "queued") return writeAndSend(context, document);
  if (document.accessKey === null) throw new Error(`no access key: ${document.state}`);
  if (!isSigned(document)) return ask(context, document, document.accessKey);
  const sent = document.attempts > 1 ? await findSent(context, document, document.accessKey) : null;
  return sent ?? send(context, document);
}

/**
 * Take a claimed document as far as the SRI lets it go: write, sign and store it once, send it, ask for its verdict. A
 * document that may have been sent before is asked about first. Throws when the database cannot be reached.
 */
export async function advanceDocument(
  parts: InvoiceParts,
  document: TaxDocument,
): Promise<Progress> {
  const sri = parts.services[document.environment];
  if (!sri) throw new Error(`no service: ${document.environment}`);
  const context = { ...parts, sri };
  try {
    return await advance(context, document);
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return stop(context, document, "invalid", [problem]);
  }
}
