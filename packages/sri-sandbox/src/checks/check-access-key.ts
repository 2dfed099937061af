import {
  DOCUMENT_TYPES,
  formatDocumentNumber,
  isIssueDate,
  issueDateAt,
  parseAccessKey,
} from "@gemma-luce/sri";
import type { ReceivedDocument } from "../document/received-document.ts";
import { type SriMessage, sriError } from "../sri-message.ts";

const TEST_ENVIRONMENT = "1";
const DAY_MS = 86_400_000;

/**
 * Return what is wrong with the access key and the date of a document, or null. The key is built of the document's own
 * parts (58), its check digit is right (80), and the day of issue is one of the calendar (67), not in Ecuador's future and
 * not older than `oldestDays` (65 for both, as integrators report).
 */
export function checkAccessKey(
  document: ReceivedDocument,
  { now, oldestDays }: { now: number; oldestDays: number },
): SriMessage | null {
  const date = document.issueDate.split("/").reverse().join("-");
  if (!isIssueDate(date)) return sriError("67", document.issueDate);
  const key = parseAccessKey(document.accessKey);
  if (!key.valid) return sriError("80", key.reason);
  const { parts } = key;
  const pairs = [
    ["fechaEmision", date, parts.date],
    ["codDoc", document.documentType, DOCUMENT_TYPES[parts.documentType]],
    ["codDoc del elemento", document.documentType, DOCUMENT_TYPES[document.kind]],
    ["ruc", document.ruc, parts.ruc],
    ["ambiente", document.environment, parts.environment === "test" ? "1" : "2"],
    ["ambiente de este servicio", document.environment, TEST_ENVIRONMENT],
    ["número", numberOf(document), formatDocumentNumber(parts.number)],
    ["tipoEmision", document.emissionType, "1"],
  ] as const;
  const different = pairs.find(([, written, expected]) => written !== expected);
  if (different) return sriError("58", `${different[0]}: ${different[1]} no es ${different[2]}`);
  const isFuture = date > issueDateAt(now);
  const isTooOld = date < issueDateAt(now - oldestDays * DAY_MS);
  return isFuture || isTooOld ? sriError("65", document.issueDate) : null;
}

/** Return the number of a document, `001-002-000000123`. */
export function numberOf({ establishment, emissionPoint, sequential }: ReceivedDocument): string {
  return `${establishment}-${emissionPoint}-${sequential}`;
}
