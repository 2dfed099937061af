import { cleanText } from "./clean-text.ts";

/** Takes an e-mail address as somebody typed it and returns the form it is compared in, as the database compares it. */
export function comparableEmail(email: string): string {
  return cleanText(email).toLowerCase();
}
