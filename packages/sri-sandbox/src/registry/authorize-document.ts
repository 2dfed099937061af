import type { SandboxFault } from "../faults/sandbox-fault.ts";
import type { Authorization } from "../soap/authorization-answer.ts";
import { sriError, sriWarning } from "../sri-message.ts";
import { numberKey, type RegisteredDocument } from "../store/registered-document.ts";
import { withRejection } from "./register-document.ts";
import type { Registry } from "./registry.ts";

const FACTURA = "01";

/**
 * Decide about a document when it is asked for, and return its authorizations, oldest first: none for an unknown key.
 * A decision is stored. `now` in epoch milliseconds.
 */
export function authorizeDocument(
  registry: Registry,
  document: RegisteredDocument | null,
  { fault, now }: { fault: SandboxFault | null; now: number },
): Authorization[] {
  if (!document || fault?.fault === "empty") return [];
  if (document.state !== "received") return authorizationsOf(document);
  if (fault?.fault === "processing") {
    return [...rejectionsOf(document), { ...entryOf(document, now), state: "EN PROCESAMIENTO" }];
  }
  if (fault?.fault === "rejected_then_authorized") {
    const rejections = withRejection(document, [sriError(fault.code)], now);
    const rejected = { ...document, rejections };
    registry.save(rejected);
    return rejectionsOf(rejected);
  }
  const findings = [
    ...document.findings,
    ...(fault?.fault === "rejected" ? [sriError(fault.code)] : []),
  ];
  const isRejected = findings.some(({ kind }) => kind === "ERROR");
  const decided: RegisteredDocument = {
    ...document,
    state: isRejected ? "rejected" : "authorized",
    findings: isRejected ? findings : [...findings, ...warningsOf(registry, document)],
    decidedAt: now,
  };
  registry.save(decided);
  return authorizationsOf(decided);
}

/** Warning 60 comes with every document of this environment; 68 with a nota de crédito on an unknown factura. */
function warningsOf(registry: Registry, { ruc, modifiedNumber }: RegisteredDocument) {
  const warnings = [sriWarning("60")];
  if (modifiedNumber === null) return warnings;
  const key = numberKey({ ruc, documentType: FACTURA, number: modifiedNumber });
  const isKnown = registry.findByNumber(key)?.state === "authorized";
  return isKnown ? warnings : [...warnings, sriWarning("68", modifiedNumber)];
}

function authorizationsOf(document: RegisteredDocument): Authorization[] {
  const { accessKey, state, findings, decidedAt, receivedAt } = document;
  const entry = { ...entryOf(document, decidedAt ?? receivedAt), messages: findings };
  const authorized = { ...entry, number: accessKey, state: "AUTORIZADO" } as const;
  const rejected = { ...entry, state: "NO AUTORIZADO" } as const;
  return [...rejectionsOf(document), state === "authorized" ? authorized : rejected];
}

function rejectionsOf({ rejections }: RegisteredDocument): Authorization[] {
  return rejections.map((rejection) => ({ ...rejection, number: null, state: "NO AUTORIZADO" }));
}

function entryOf({ xml }: RegisteredDocument, at: number) {
  return { number: null, at, xml, messages: [] };
}
