/** PayPhone's transaction ids are 32-bit integers. */
const LARGEST = 2_147_483_647;

/**
 * Takes any text and returns whether it can be a transaction id: a whole number from 1 to 2147483647 at PayPhone; the
 * sandbox gives ids of up to ten digits, beyond all that PayPhone can have.
 */
export function isTransactionId(text: string, isSandbox: boolean): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && (isSandbox || Number(text) <= LARGEST);
}
