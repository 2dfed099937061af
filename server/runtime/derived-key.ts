import { hkdfSync } from "node:crypto";

const KEY_BYTES = 32;

/** Derive a 32-byte key for one purpose from a secret (HKDF-SHA256, RFC 5869). */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `gemma-luce ${purpose}`, KEY_BYTES));
}
