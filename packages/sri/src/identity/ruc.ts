import { type CedulaProblem, findCedulaProblem } from "./cedula.ts";

export type RucProblem = CedulaProblem | "establishment";

const LENGTH = 13;
/** The third digit of public bodies and of companies, with the coefficients of their published modulo 11. */
const COEFFICIENTS: Record<string, readonly number[]> = {
  6: [3, 2, 7, 6, 5, 4, 3, 2],
  9: [4, 3, 2, 7, 6, 5, 4, 3, 2],
};

/**
 * Return why thirteen digits are no RUC, or null. A natural person's RUC is their cédula and 001. With third digit 6 or
 * 9 only the shape counts: many active companies, S.A.S. above all, fail the published modulo 11.
 */
export function findRucProblem(number: string): RucProblem | null {
  if (!/^\d*$/.test(number)) return "characters";
  if (number.length !== LENGTH) return "length";
  if (!isRucShape(number)) return "establishment";
  if (COEFFICIENTS[number[2] ?? ""]) return null;
  return findCedulaProblem(number.slice(0, 10));
}

/**
 * Return whether thirteen digits of a public body or company fail its modulo 11: a slip, or one of the real exceptions.
 * With third digit 6 they may be a foreign resident's, whose cédula has it, too.
 */
export function isDoubtfulRuc(number: string): boolean {
  const coefficients = COEFFICIENTS[number[2] ?? ""];
  if (!coefficients || findCedulaProblem(number.slice(0, 10)) === null) return false;
  const products = coefficients.map((coefficient, index) => coefficient * Number(number[index]));
  const sum = products.reduce((total, product) => total + product, 0);
  return (11 - (sum % 11)) % 11 !== Number(number[coefficients.length]);
}

/** Return whether the SRI's schema accepts the text as a RUC: ten digits and 001 (XSD, type numeroRuc). */
export function isRucShape(text: string): boolean {
  return /^\d{10}001$/.test(text);
}
