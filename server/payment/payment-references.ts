import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const RANDOM_BYTES = 12;
const CHECKSUM_DIGITS = 8;
const CHECKED_REFERENCE = /^(GL-\d{13}-[0-9a-f]{24})([0-9a-f]{8})$/;

/** Payment references: `GL-<milliseconds>-<24 random hex digits><8 hex digits of a keyed checksum>`. */
type PaymentReferences = {
  create(): string;
  /** Whether a reference has the checksum; no database needed. False for references created with an earlier key. */
  isOwn(reference: string): boolean;
};

/** Create the references of a key. PayPhone accepts up to 50 characters. */
export function paymentReferences(key: Buffer, clock = Date.now): PaymentReferences {
  const checksum = (text: string) =>
    createHmac("sha256", key).update(text).digest("hex").slice(0, CHECKSUM_DIGITS);
  return {
    create() {
      const time = String(clock()).padStart(13, "0");
      const text = `GL-${time}-${randomBytes(RANDOM_BYTES).toString("hex")}`;
      return text + checksum(text);
    },
    isOwn(reference) {
      const [, text = "", digits = ""] = CHECKED_REFERENCE.exec(reference) ?? [];
      return text !== "" && timingSafeEqual(Buffer.from(checksum(text)), Buffer.from(digits));
    },
  };
}
