import { isTransactionId } from "../../domain/payment/transaction-id.ts";

/** The sandbox's ids. PayPhone can have none of them, so no order of a real shop can carry one. */
export const SANDBOX_IDS = { smallest: 5_000_000_000, largest: 9_999_999_999 } as const;

/**
 * Return a transaction id as the integer that PayPhone expects, or null when the text is not one. The id comes from a
 * URL that anybody can type, and PayPhone answers HTTP 500 to an id of 0 (fact sheet, section 5).
 */
export function transactionNumber(transactionId: string, isSandbox: boolean): number | null {
  return isTransactionId(transactionId, isSandbox) ? Number(transactionId) : null;
}
