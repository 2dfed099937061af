import { errorCodeOf, ShopError } from "#app/domain/shop-error.ts";

type DatabaseError = {
  message: string;
  code?: string | null;
  details?: string | null;
  hint?: string | null;
};

const UNIQUE_VIOLATION = "23505";
const INSUFFICIENT_PRIVILEGE = "42501";

function raisedIn({ message, details, hint }: DatabaseError): ShopError | null {
  const code = errorCodeOf(details);
  return code && new ShopError(code, message, hint || null);
}

/**
 * Convert the error of a call with the secret key: a ShopError if the database raised one of our codes as `detail`,
 * else an Error, after which the call may be repeated.
 */
export function serverErrorFrom(operation: string, error: DatabaseError): Error {
  return raisedIn(error) ?? new Error(`${operation} failed: ${error.message}`);
}

/** PostgREST gives each of its errors a code: a proxy sent one without. Errors of Auth and Storage are objects of Error. */
const isForeign = (error: DatabaseError) => !(error instanceof Error) && !error.code;

/**
 * Log an error of the REST, Auth or Storage API with its HTTP status and convert it to a ShopError (specification
 * section 7: every operation logs and re-throws).
 */
export function adminErrorFrom(operation: string, error: DatabaseError, status: number): ShopError {
  console.error(`${operation} failed:`, error);
  const raised = raisedIn(error);
  if (raised) return raised;
  if (error.code === UNIQUE_VIOLATION) return new ShopError("DUPLICATE", error.message);
  if (status === 401 || error.code === INSUFFICIENT_PRIVILEGE) {
    return new ShopError("NOT_SIGNED_IN", error.message);
  }
  const isUnavailable = status === 0 || status >= 500 || isForeign(error);
  return new ShopError(isUnavailable ? "UNAVAILABLE" : "REJECTED", error.message);
}
