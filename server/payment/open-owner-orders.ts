import {
  type OwnerOrderStore,
  supabaseOwnerOrderStore,
} from "#app/data/server/owner-order-store.ts";
import type { Backend } from "../database/backend.ts";
import type { WithFaultPoints } from "../runtime/fault-points.ts";
import { signedTokens } from "../runtime/signed-tokens.ts";
import { paymentReferences } from "./payment-references.ts";

/** Open the store with which staff make orders; null without a database. */
export function openOwnerOrders(
  { clients, deriveKey }: Backend,
  withFaultPoints: WithFaultPoints,
): OwnerOrderStore | null {
  if (!clients) return null;
  const create = deriveKey
    ? {
        reference: paymentReferences(deriveKey("references")).create,
        payToken: signedTokens(deriveKey("pay tokens")).create,
      }
    : undefined;
  return withFaultPoints("ownerOrders", supabaseOwnerOrderStore(clients.server, create));
}
