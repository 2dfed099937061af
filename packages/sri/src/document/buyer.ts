import {
  checkIdentityNumber,
  FINAL_CONSUMER_NUMBER,
  type IdentityKind,
} from "../identity/identity-number.ts";
import { SriError } from "../sri-error.ts";
import { cutText } from "../xml/xml-text.ts";

/** An identified buyer, or the final consumer, who has neither name nor number of their own. */
export type Buyer =
  | { kind: Exclude<IdentityKind, "final-consumer">; number: string; name: string }
  | { kind: "final-consumer" };

/** What a document writes about its buyer, cleaned; `code` is tipoIdentificacionComprador. */
type BuyerTexts = { code: string; number: string; name: string };

/** tipoIdentificacionComprador (Ficha Técnica, table 6). */
const BUYER_CODES = {
  ruc: "04",
  cedula: "05",
  passport: "06",
  "final-consumer": "07",
  foreign: "08",
} as const satisfies Record<IdentityKind, string>;

const FINAL_CONSUMER = {
  code: BUYER_CODES["final-consumer"],
  number: FINAL_CONSUMER_NUMBER,
  name: "CONSUMIDOR FINAL",
};

/**
 * Return the buyer's texts. A wrong check digit passes: the SRI only warns of it (warning 62), and a paid order needs its
 * document. Throws an SriError "buyer" with the reason for a number of another shape, "text-empty" without a name.
 */
export function buyerTexts(buyer: Buyer): BuyerTexts {
  if (buyer.kind === "final-consumer") return FINAL_CONSUMER;
  const { kind, name } = buyer;
  const result = checkIdentityNumber(kind, buyer.number);
  if (!result.valid && result.reason !== "check-digit") throw new SriError("buyer", result.reason);
  return {
    code: BUYER_CODES[kind],
    number: result.number,
    name: cutText("razonSocialComprador", name),
  };
}
