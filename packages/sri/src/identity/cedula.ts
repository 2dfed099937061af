export type CedulaProblem = "characters" | "length" | "province" | "third-digit" | "check-digit";

const LENGTH = 10;
/** Ecuador's 24 provinces, and 30 for cédulas issued abroad. */
const PROVINCES = 24;
const ISSUED_ABROAD = 30;
/** Foreign residents have cédulas with a third digit 6 (python-stdnum, pull request 228). */
const LARGEST_THIRD_DIGIT = 6;

/**
 * Return why ten digits are no cédula, or null: province, third digit and modulo 10 with the coefficients
 * 2,1,2,1,2,1,2,1,2 (the SRI only warns of a wrong check digit: warning 62).
 */
export function findCedulaProblem(number: string): CedulaProblem | null {
  if (!/^\d*$/.test(number)) return "characters";
  if (number.length !== LENGTH) return "length";
  const province = Number(number.slice(0, 2));
  if (province !== ISSUED_ABROAD && (province < 1 || province > PROVINCES)) return "province";
  if (Number(number[2]) > LARGEST_THIRD_DIGIT) return "third-digit";
  return cedulaCheckDigit(number) === Number(number[9]) ? null : "check-digit";
}

/** Return the check digit, 0 to 9, that belongs to the first nine digits. */
export function cedulaCheckDigit(number: string): number {
  let sum = 0;
  for (const [index, digit] of [...number.slice(0, 9)].entries()) {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10;
}
