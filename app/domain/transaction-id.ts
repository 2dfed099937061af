/** PayPhone's transaction ids are 32-bit integers. */
const LARGEST = 2_147_483_647;

/** Takes any text and returns whether it can be one of PayPhone's transaction ids: a whole number from 1 to 2147483647. */
export function isTransactionId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST;
}
