import { cleanText } from "./clean-text.ts";

/** Return the form in which e-mail addresses are compared, as in the database. */
export function comparableEmail(email: string): string {
  return cleanText(email).toLowerCase();
}
