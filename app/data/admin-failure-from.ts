import { AdminFailure } from "#app/domain/admin-failure.ts";

type ApiError = { message: string; code?: string | null };

const UNIQUE_VIOLATION = "23505";
const NO_RIGHT = "42501";

/**
 * Takes the name of an operation and the REST or Storage API's error with its HTTP status, logs it and returns it as
 * an AdminFailure (specification section 7: every operation logs and re-throws).
 */
export function adminFailureFrom(operation: string, error: ApiError, status: number): AdminFailure {
  console.error(`${operation} failed:`, error);
  if (error.code === UNIQUE_VIOLATION) return new AdminFailure("duplicate", error.message);
  if (status === 401 || error.code === NO_RIGHT) {
    return new AdminFailure("signed-out", error.message);
  }
  if (status === 0 || status >= 500) return new AdminFailure("unreachable", error.message);
  return new AdminFailure("refused", error.message);
}
