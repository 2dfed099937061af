import { createHmac } from "node:crypto";

/**
 * Takes the clients' key and a client's address as limits count it; returns the 64 hex digits by which the database knows the
 * client (HMAC-SHA256). Without the key nobody finds the address again by trying all of them.
 */
export function clientHash(key: Buffer, address: string): string {
  return createHmac("sha256", key).update(address).digest("hex");
}
