/** What the provider's redirect says, whichever names it used. It proves nothing: the server asks the provider itself. */
export type PaymentReturn = {
  transactionId: string | null;
  /** Our own reference of the checkout. */
  reference: string | null;
  /** Only some returns carry one; PayPhone's own never does. */
  status: string | null;
};

const SUCCESS = ["success", "completed"];

function first(query: URLSearchParams, ...names: string[]): string | null {
  for (const name of names) {
    const text = query.get(name)?.trim();
    // No id, reference or status has control characters, and a database does not even take all of them.
    if (text && !/\p{Cc}/u.test(text)) return text.slice(0, 100);
  }
  return null;
}

/** Takes the query of a return address and reads it: the specification's names (section 2) and PayPhone's own. */
export function paymentReturnFromQuery(query: URLSearchParams): PaymentReturn {
  return {
    transactionId: first(query, "transactionId", "transaction_id", "id"),
    reference: first(query, "clientTransactionId", "reference"),
    status: first(query, "status"),
  };
}

/**
 * Return whether a return may be a successful payment: a status says so (section 4: success, completed or Completed). PayPhone's own
 * return has a reference and no status.
 */
export function claimsSuccess({ status, reference }: PaymentReturn): boolean {
  return status === null ? reference !== null : SUCCESS.includes(status.toLowerCase());
}

/** Whether an address of any page is a return that belongs to /confirmation (section 2). */
export function isStrayReturn(query: URLSearchParams): boolean {
  const status = query.get("status");
  return (
    first(query, "transactionId", "transaction_id") !== null &&
    status !== null &&
    SUCCESS.includes(status)
  );
}
