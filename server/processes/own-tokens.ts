import type { ShopDatabase } from "../database/backend.ts";
import { paymentReferences } from "../payment/payment-references.ts";
import { signedTokens } from "../runtime/signed-tokens.ts";

/** Return the references and the tokens of links that the servers of a database create, each with a key of its own. */
export function ownTokens({ deriveKey }: Pick<ShopDatabase, "deriveKey">) {
  return {
    references: paymentReferences(deriveKey("references")),
    payTokens: signedTokens(deriveKey("pay tokens")),
    reviewTokens: signedTokens(deriveKey("review tokens")),
  };
}
