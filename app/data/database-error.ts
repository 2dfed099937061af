import { errorCodeOf, ShopError } from "#app/domain/shop/shop-error.ts";

type DatabaseError = {
  message: string;
  code?: string | null;
  details?: string | null;
  hint?: string | null;
};

const UNIQUE_VIOLATION = "23505";
const INSUFFICIENT_PRIVILEGE = "42501";
/** It never succeeds later, not even where a proxy answers. */
const CONTENT_TOO_LARGE = 413;

function raisedIn({ message, details, hint }: DatabaseError): ShopError | null {
  const code = errorCodeOf(details);
  return code && new ShopError(code, message, hint || null);
}

/**
 * Convert the error of a call with the secret key: a ShopError if the database raised one of our codes as `detail`,
 * else an Error, after which the call may be repeated, with the database's code as its cause.
 */
export function serverErrorFrom(operation: string, error: DatabaseError): Error {
  return (
    raisedIn(error) ?? new Error(`${operation} failed: ${error.message}`, { cause: error.code })
  );
}

/** No answer, too many calls, or a class of SQLSTATE that is about the connection, the load or the moment. */
const TEMPORARY = /^(|OVERLOADED|PGRST0\d\d|(08|40|53|55|57)\w{3})$/;

/** Return whether an error of `serverErrorFrom` says nothing about the call: the same may succeed later. */
export function isTemporary(error: unknown): boolean {
  return error instanceof Error && typeof error.cause === "string" && TEMPORARY.test(error.cause);
}

/** A proxy's page of HTML, which the client of PostgREST gives as the message. */
const isForeign = ({ message }: DatabaseError) => message.trimStart().startsWith("<");

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
  const isUnavailable =
    status === 0 || status >= 500 || (isForeign(error) && status !== CONTENT_TOO_LARGE);
  return new ShopError(isUnavailable ? "UNAVAILABLE" : "REJECTED", error.message);
}

/** Log a success without what it has to carry, as a proxy answers or a torn connection, and return it as a ShopError `UNAVAILABLE`. */
export const emptyAnswer = (operation: string): ShopError =>
  adminErrorFrom(operation, { message: "The answer is empty." }, 0);
