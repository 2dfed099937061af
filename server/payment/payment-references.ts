import { type SignedTokens, signedTokens } from "../runtime/signed-tokens.ts";

/** Create the payment references of a key, `GL-<milliseconds>-<signed token>`. PayPhone accepts up to 50 characters. */
export function paymentReferences(key: Buffer, clock = Date.now): SignedTokens {
  return signedTokens(key, () => `GL-${String(clock()).padStart(13, "0")}-`);
}
