/** A violated check, a plain `raise exception`, a parameter that the driver could not serialize, and an unknown schema. */
const CALLER_ERRORS = ["23514", "P0001", "08P01", "3F000"];

/** PGlite's error for a list or an object as an argument of a function that takes text. */
const WRONG_ARGUMENT = /^Invalid input for \w+ type$/;

type PostgresError = Error & { code?: string };

/**
 * A method for the library's connection: returns errors of the caller as ones that the library answers with 400, others unchanged.
 *
 * Defect: the library answers 500 where PostgREST answers 400. Upstream: PostgREST's table of status codes.
 * https://docs.postgrest.org/en/stable/references/errors.html
 */
export function normalizeDbError(error: PostgresError): PostgresError {
  const isCallers = CALLER_ERRORS.includes(error.code ?? "") || WRONG_ARGUMENT.test(error.message);
  if (!isCallers) return error;
  return Object.assign(new Error(error.message), { code: "PT400", detail: error.code });
}
