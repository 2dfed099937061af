import { Refusal, refusalCodeOf } from "#app/domain/refusal.ts";

type DatabaseError = { message: string; details?: string | null; hint?: string | null };

/**
 * Takes an error of the REST API and returns it as what it is: a Refusal when the database raised one of our codes
 * as its detail, else an Error that names the operation.
 */
export function refusalFromError(operation: string, error: DatabaseError): Error {
  const code = refusalCodeOf(error.details);
  if (code) return new Refusal(code, error.message, error.hint || null);
  return new Error(`${operation} failed: ${error.message}`);
}
