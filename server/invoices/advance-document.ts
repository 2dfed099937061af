import { type AuthorizationAnswer, nextStepOf, type SriClient, SriError } from "@gemma-luce/sri";
import type { TaxDocument } from "#app/data/server/tax-document-json.ts";
import type { TaxDocumentReason, TaxMessage } from "#app/domain/tax-document.ts";
import type { InvoiceParts, Progress } from "./invoice-parts.ts";
import { askDelay, BLOCKED_SECONDS, resendDelay, VERDICT_SECONDS } from "./invoice-times.ts";
import { writeTaxDocument } from "./write-tax-document.ts";

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

/** Without an answer the document is due again when the worker's pause is over. */
async function wait({ store, pauseSeconds }: Context, { id }: TaxDocument): Promise<Progress> {
  await store.defer(id, Math.ceil(pauseSeconds));
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
  if (answer.kind === "unresolved") return wait(context, document);
  if (answer.kind === "rejected") {
    const step = nextStepOf(answer.messages);
    if (step === "owner-acts" || step === "stop") {
      return stop(context, document, "rejected", answer.messages);
    }
    // 43 and 70: it is there. Anything else that may pass is sent again as it is.
    const resend = step === "retry";
    await store.defer(id, resend ? resendDelay(attempts) : askDelay(attempts), {
      messages: answer.messages,
      resend,
    });
    return "waiting";
  }
  const receivedAt = document.receivedAt ? Date.parse(document.receivedAt) : Date.now();
  const messages = answer.kind === "processing" ? answer.messages : [];
  if (Date.now() - receivedAt > VERDICT_SECONDS * 1000) {
    return stop(context, document, "unanswered", messages);
  }
  await store.defer(id, askDelay(attempts));
  return "waiting";
}

async function send(context: Context, document: Signed): Promise<Progress> {
  const { store, sri } = context;
  const { id, accessKey, signedXml, attempts } = document;
  const answer = await sri.send(signedXml);
  if (answer.kind === "unresolved") return wait(context, document);
  const step = answer.kind === "received" ? "ask" : nextStepOf(answer.messages);
  if (step === "retry") {
    await store.defer(id, resendDelay(attempts), { messages: answer.messages });
    return "waiting";
  }
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
      return wait(context, document);
    default:
      return null;
  }
}

async function sign(context: Context, document: TaxDocument, xml: string, accessKey: string) {
  const signed = await context.signer.sign(document.environment, xml);
  return context.store.recordSigned(document.id, accessKey, signed);
}

async function writeAndSend(context: Context, document: TaxDocument): Promise<Progress> {
  const { store, signer, logger } = context;
  const { id, environment, attempts } = document;
  const { accessKey, xml } = writeTaxDocument(document);
  if (attempts > 1) {
    const sent = await findSent(context, document, accessKey);
    if (sent) return sent;
  }
  const ruc = accessKey.slice(10, 23);
  const problem = signer.problemOf(environment, ruc);
  if (problem) {
    logger.error({ id, problem }, "a tax document cannot be signed");
    await store.alertOwner(problem, document.issueDate, null);
    await store.defer(id, BLOCKED_SECONDS);
    return "blocked";
  }
  const stored = await sign(context, document, xml, accessKey);
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
    if (!(error instanceof SriError)) throw error;
    const { code, subject } = error;
    return stop(context, document, "invalid", [{ code, message: subject, kind: "error" }]);
  }
}
