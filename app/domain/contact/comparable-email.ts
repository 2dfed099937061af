import { cleanText } from "../text/clean-text.ts";

/** Return the form in which email addresses are compared, as in the database. */
export function comparableEmail(email: string): string {
  return cleanText(email).toLowerCase();
}
