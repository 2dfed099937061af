/** PayPhone's transaction ids are 32-bit integers. */
const MAX_TRANSACTION_ID = 2_147_483_647;

/**
 * Return whether a text is a valid transaction id: 1 to 2147483647 at PayPhone, up to ten digits in the sandbox, whose
 * ids PayPhone cannot have.
 */
export function isTransactionId(text: string, isSandbox: boolean): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && (isSandbox || Number(text) <= MAX_TRANSACTION_ID);
}
