import { numberOf } from "../checks/check-access-key.ts";
import type { ReceivedDocument } from "../document/received-document.ts";
import { faultApplies } from "../faults/sandbox-fault.ts";
import { type SriMessage, sriError } from "../sri-message.ts";
import { numberKey, type RegisteredDocument } from "../store/registered-document.ts";
import type { Registry } from "./registry.ts";

/** Earlier versions of one document that are kept. */
const MAX_REJECTIONS = 5;

/**
 * Register a checked document, or return the error of an access key (43, 70) or a number (45) that is taken. A document
 * that was not authorized is sent again with its key and its number. `now` in epoch milliseconds.
 */
export function registerDocument(
  registry: Registry,
  document: ReceivedDocument,
  { xml, findings, now }: { xml: string; findings: SriMessage[]; now: number },
): SriMessage | null {
  const { accessKey, ruc, documentType, modifiedNumber } = document;
  const existing = registry.find(accessKey);
  if (existing && existing.state !== "rejected") {
    const isInProcess = existing.state === "received" && isProcessing(registry, accessKey);
    return sriError(isInProcess ? "70" : "43", accessKey);
  }
  const number = numberOf(document);
  const holder = registry.findByNumber(numberKey({ ruc, documentType, number }));
  if (holder && holder.accessKey !== accessKey) return sriError("45", number);
  registry.save({
    accessKey,
    ruc,
    documentType,
    number,
    modifiedNumber,
    xml,
    findings,
    state: "received",
    receivedAt: now,
    decidedAt: null,
    rejections: existing
      ? withRejection(existing, existing.findings, existing.decidedAt ?? now)
      : [],
  });
  return null;
}

/** Return the rejections of a document with one more. `at` in epoch milliseconds. */
export function withRejection(
  { rejections, xml }: RegisteredDocument,
  messages: SriMessage[],
  at: number,
): RegisteredDocument["rejections"] {
  return [...rejections, { at, xml, messages }].slice(-MAX_REJECTIONS);
}

function isProcessing(registry: Registry, accessKey: string): boolean {
  return registry
    .faults()
    .some(
      (pending) =>
        pending.fault === "processing" && faultApplies(pending, "authorization", accessKey),
    );
}
