/**
 * Return the check digit, 0 to 9, of a text of digits: modulo 11 with the weights 2 to 7 repeating from the right, where
 * 11 becomes 0 and 10 becomes 1 (Ficha Técnica, table 1).
 */
export function moduloElevenDigit(digits: string): number {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    sum += Number(digit) * (2 + (index % 6));
  }
  const check = 11 - (sum % 11);
  if (check === 11) return 0;
  return check === 10 ? 1 : check;
}
