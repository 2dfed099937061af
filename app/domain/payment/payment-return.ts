/** The query parameters of the provider's redirect. Untrusted: the server asks the provider. */
export type PaymentReturn = {
  transactionId: string | null;
  /** The checkout's reference. */
  reference: string | null;
  /** PayPhone sends none; other providers may. */
  status: string | null;
};

const SUCCESS = ["success", "completed"];

function first(query: URLSearchParams, ...names: string[]): string | null {
  for (const name of names) {
    const text = query.get(name)?.trim();
    // The database rejects some control characters, and none is valid here.
    if (text && !/\p{Cc}/u.test(text)) return text.slice(0, 100);
  }
  return null;
}

/** Parse the query of a return: the specification's parameter names (section 2) and PayPhone's. */
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

/** Return whether a query on any page is a return that belongs to /confirmation (section 2). */
export function isStrayReturn(query: URLSearchParams): boolean {
  const status = query.get("status");
  return (
    first(query, "transactionId", "transaction_id") !== null &&
    status !== null &&
    SUCCESS.includes(status)
  );
}
