import { timingSafeEqual } from "node:crypto";

/** Compare a given text with a secret, in a time that tells nothing of it but its length. */
export function isSameSecret(given: string, secret: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
}
