import { findCedulaProblem } from "./cedula.ts";
import { findRucProblem, type RucProblem } from "./ruc.ts";

export type IdentityKind = "ruc" | "cedula" | "passport" | "final-consumer" | "foreign";
export type IdentityProblem = RucProblem | "empty" | "not-final-consumer";
export type IdentityResult =
  | { valid: true; kind: IdentityKind; number: string }
  | { valid: false; kind: IdentityKind; number: string; reason: IdentityProblem };

/** The number of a buyer who is not identified: thirteen nines (Ficha Técnica 9.10). */
export const FINAL_CONSUMER_NUMBER = "9999999999999";

/** The largest total, in cents, of a factura for a final consumer (Ficha Técnica 9.10). */
export const FINAL_CONSUMER_LIMIT_CENTS = 5000;

/** Passports and foreign numbers: the schema allows 20 characters. Five is our minimum against slips of the keyboard. */
const FOREIGN_LENGTH = { min: 5, max: 20 };

/**
 * Check an identity number as a person types it: spaces, hyphens and invisible marks are ignored, letters become upper case. Return the
 * number as the SRI wants it, and the reason if it is invalid. Cédula and RUC are checked by their rules,
 * passports and foreign numbers by their shape (Ficha Técnica, table 6, has the kinds).
 */
export function checkIdentityNumber(kind: IdentityKind, text: string): IdentityResult {
  const number = text.replace(/[\s\p{Pd}\p{Cf}]/gu, "").toUpperCase();
  const reason = number === "" ? "empty" : findProblem(kind, number);
  return reason === null ? { valid: true, kind, number } : { valid: false, kind, number, reason };
}

function findProblem(kind: IdentityKind, number: string): IdentityProblem | null {
  switch (kind) {
    case "cedula":
      return findCedulaProblem(number);
    case "ruc":
      return findRucProblem(number);
    case "final-consumer":
      return number === FINAL_CONSUMER_NUMBER ? null : "not-final-consumer";
    case "passport":
    case "foreign":
      return findForeignProblem(number);
  }
}

function findForeignProblem(number: string): "characters" | "length" | null {
  if (!/^[A-Z0-9]*$/.test(number)) return "characters";
  const { min, max } = FOREIGN_LENGTH;
  return number.length < min || number.length > max ? "length" : null;
}
