import { createHmac } from "node:crypto";

/**
 * Return the HMAC-SHA256 of a client's IP key, 64 hex digits. The database stores only this; without the key no one can
 * find the address by hashing all of them.
 */
export function clientHash(key: Buffer, client: string): string {
  return createHmac("sha256", key).update(client).digest("hex");
}
