/**
 * Takes a transaction id as text; returns the integer PayPhone wants, or null when the text cannot be one.
 * The id comes from an address anybody can type, and PayPhone answers HTTP 500 to an id of 0 (fact sheet, section 5).
 */
export function transactionNumber(transactionId: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(transactionId)) return null;
  const number = Number(transactionId);
  return Number.isSafeInteger(number) ? number : null;
}
