import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "./is-same-secret.ts";

const RANDOM_BYTES = 12;
const CHECKSUM_DIGITS = 8;
const TOKEN = /^(.+)([0-9a-f]{8})$/;

/** The tokens of links that need no account: 24 random hex digits and 8 of a keyed checksum. */
export type SignedTokens = ReturnType<typeof signedTokens>;

/** Create the tokens of a key, with what `prefix` returns before them. Each kind of link has a key of its own. */
export function signedTokens(key: Buffer, prefix = () => "") {
  const checksum = (text: string) =>
    createHmac("sha256", key).update(text).digest("hex").slice(0, CHECKSUM_DIGITS);
  return {
    create(): string {
      const text = prefix() + randomBytes(RANDOM_BYTES).toString("hex");
      return text + checksum(text);
    },
    /** Whether a token has the checksum; no database needed. False for tokens created with an earlier key. */
    isOwn(token: string): boolean {
      const [, text = "", digits = ""] = TOKEN.exec(token) ?? [];
      return text !== "" && isSameSecret(digits, checksum(text));
    },
  };
}
