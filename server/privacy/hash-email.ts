import { createHmac } from "node:crypto";
import { comparableEmail } from "#app/domain/comparable-email.ts";

/**
 * Takes a key and an e-mail address as somebody typed it; returns HMAC-SHA-256 of the address in its comparable form, as 64
 * hexadecimal digits. Addresses are few enough to be guessed from a plain hash; without the key nobody can try them.
 */
export function hashEmail(key: Buffer, email: string): string {
  return createHmac("sha256", key).update(comparableEmail(email)).digest("hex");
}
