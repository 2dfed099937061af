import { SriError } from "./sri-error.ts";

/** The number of a document: `establishment` and `emissionPoint` have three digits, `sequential` is 1 to 999,999,999. */
export type DocumentNumber = { establishment: string; emissionPoint: string; sequential: number };

const LARGEST_SEQUENTIAL = 999_999_999;

/** Return a sequential number with its nine digits: `000000123` (XSD, type secuencial). */
export function formatSequential(sequential: number): string {
  return String(sequential).padStart(9, "0");
}

/**
 * Format a document's number: `001-001-000000123` (XSD, type numDocModificado).
 * Throws an SriError "document-number" for parts that are impossible.
 */
export function formatDocumentNumber(number: DocumentNumber): string {
  const { establishment, emissionPoint, sequential } = number;
  const text = `${establishment}-${emissionPoint}-${formatSequential(sequential)}`;
  if (!isDocumentNumber(number)) throw new SriError("document-number", text);
  return text;
}

/** Return whether every part is possible: codes of three digits from 001, and a whole sequential number from 1. */
export function isDocumentNumber(number: DocumentNumber): boolean {
  const { establishment, emissionPoint, sequential } = number;
  const areCodes = [establishment, emissionPoint].every(
    (code) => /^\d{3}$/.test(code) && code !== "000",
  );
  return (
    areCodes && Number.isInteger(sequential) && sequential >= 1 && sequential <= LARGEST_SEQUENTIAL
  );
}
