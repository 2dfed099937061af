import { type CedulaProblem, findCedulaProblem } from "./cedula.ts";

export type RucProblem = CedulaProblem | "establishment";

const LENGTH = 13;
/** The third digit of public bodies and of companies. */
const WITHOUT_CHECK_DIGIT = ["6", "9"];

/**
 * Return why thirteen digits are no RUC, or null. A natural person's RUC is their cédula and 001. With third digit 6 or
 * 9 only the shape counts: many active companies, S.A.S. above all, fail the published modulo 11.
 */
export function findRucProblem(number: string): RucProblem | null {
  if (!/^\d*$/.test(number)) return "characters";
  if (number.length !== LENGTH) return "length";
  if (!isRucShape(number)) return "establishment";
  if (WITHOUT_CHECK_DIGIT.includes(number[2] ?? "")) return null;
  return findCedulaProblem(number.slice(0, 10));
}

/** Return whether the SRI's schema accepts the text as a RUC: ten digits and 001 (XSD, type numeroRuc). */
export function isRucShape(text: string): boolean {
  return /^\d{10}001$/.test(text);
}
