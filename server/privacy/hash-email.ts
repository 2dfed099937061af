import { createHmac } from "node:crypto";
import { comparableEmail } from "#app/domain/contact/comparable-email.ts";

/**
 * Return the HMAC-SHA256 of an email address in its comparable form, 64 hex digits. Email addresses can be guessed
 * from a plain hash; without the key no one can test a guess.
 */
export function hashEmail(key: Buffer, email: string): string {
  return createHmac("sha256", key).update(comparableEmail(email)).digest("hex");
}
