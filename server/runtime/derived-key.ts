import { hkdfSync } from "node:crypto";

const KEY_BYTES = 32;

/**
 * Takes a secret and what the key is for; returns 32 bytes that only a holder of the secret can compute and that differ for
 * each purpose (HKDF-SHA256, RFC 5869).
 */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `gemma-luce ${purpose}`, KEY_BYTES));
}
