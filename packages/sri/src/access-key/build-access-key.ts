import { formatDocumentNumber } from "../document-number.ts";
import { isRucShape } from "../identity/ruc.ts";
import { formatIssueDate, isIssueDate } from "../issue-date.ts";
import { SriError } from "../sri-error.ts";
import {
  type AccessKeyParts,
  DOCUMENT_TYPES,
  EMISSION_TYPE,
  ENVIRONMENTS,
} from "./access-key-parts.ts";
import { moduloElevenDigit } from "./modulo-eleven.ts";

/**
 * Build the access key of 49 digits, which is the number of the authorization as well (Ficha Técnica, table 1). Throws
 * an SriError for an impossible part: "access-key-date", "access-key-ruc", "access-key-numeric-code", "document-number".
 */
export function buildAccessKey(parts: AccessKeyParts): string {
  const { date, documentType, ruc, environment, number, numericCode } = parts;
  if (!isIssueDate(date)) throw new SriError("access-key-date", date);
  if (!isRucShape(ruc)) throw new SriError("access-key-ruc", ruc);
  if (!/^\d{8}$/.test(numericCode)) throw new SriError("access-key-numeric-code", numericCode);
  const digits = [
    formatIssueDate(date).replaceAll("/", ""),
    DOCUMENT_TYPES[documentType],
    ruc,
    ENVIRONMENTS[environment],
    formatDocumentNumber(number).replaceAll("-", ""),
    numericCode,
    EMISSION_TYPE,
  ].join("");
  return `${digits}${moduloElevenDigit(digits)}`;
}
