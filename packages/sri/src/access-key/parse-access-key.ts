import { isDocumentNumber } from "../document-number.ts";
import { isIssueDate } from "../issue-date.ts";
import {
  type AccessKeyParts,
  DOCUMENT_TYPES,
  type DocumentType,
  EMISSION_TYPE,
  ENVIRONMENTS,
  type Environment,
} from "./access-key-parts.ts";
import { moduloElevenDigit } from "./modulo-eleven.ts";

export type AccessKeyProblem =
  | "shape"
  | "check-digit"
  | "date"
  | "document-type"
  | "ruc"
  | "environment"
  | "document-number"
  | "emission-type";
export type AccessKeyResult =
  | { valid: true; parts: AccessKeyParts }
  | { valid: false; reason: AccessKeyProblem };

const FORMAT = /^(\d\d)(\d\d)(\d{4})(\d\d)(\d{10})(\d{3})(\d)(\d{3})(\d{3})(\d{9})(\d{8})(\d)(\d)$/;

/** Read an access key back into its parts, or return the first problem (Ficha Técnica, table 1). */
export function parseAccessKey(key: string): AccessKeyResult {
  const match = FORMAT.exec(key);
  if (!match) return { valid: false, reason: "shape" };
  const [, day, month, year, type, base, branch, mode, establishment, emissionPoint] = match;
  const [sequential, numericCode = "", emission, check] = match.slice(10);
  const date = `${year}-${month}-${day}`;
  const documentType = keyOf<DocumentType>(DOCUMENT_TYPES, type);
  const environment = keyOf<Environment>(ENVIRONMENTS, mode);
  const number = {
    establishment: establishment ?? "",
    emissionPoint: emissionPoint ?? "",
    sequential: Number(sequential),
  };
  const failed = (reason: AccessKeyProblem): AccessKeyResult => ({ valid: false, reason });

  if (moduloElevenDigit(key.slice(0, -1)) !== Number(check)) return failed("check-digit");
  if (!isIssueDate(date)) return failed("date");
  if (!documentType) return failed("document-type");
  if (branch !== "001") return failed("ruc");
  if (!environment) return failed("environment");
  if (!isDocumentNumber(number)) return failed("document-number");
  if (emission !== EMISSION_TYPE) return failed("emission-type");
  const ruc = `${base}${branch}`;
  return { valid: true, parts: { date, documentType, ruc, environment, number, numericCode } };
}

function keyOf<Key extends string>(
  codes: Record<Key, string>,
  code: string | undefined,
): Key | undefined {
  return (Object.keys(codes) as Key[]).find((key) => codes[key] === code);
}
