import {
  type OwnerOrderStore,
  supabaseOwnerOrderStore,
} from "#app/data/server/owner-order-store.ts";
import { type StaffGate, supabaseStaffGate } from "#app/data/server/staff-gate.ts";
import type { Backend } from "../database/backend.ts";
import { signedTokens } from "../runtime/signed-tokens.ts";
import type { Instrument } from "./fault-points.ts";
import { paymentReferences } from "./payment-references.ts";

type OwnerOrders = { orders: OwnerOrderStore; staff: StaffGate };

/** Create the services with which staff make orders; null without a database. */
export function openOwnerOrders(
  { clients, deriveKey }: Backend,
  instrument: Instrument,
): OwnerOrders | null {
  if (!clients) return null;
  const create = deriveKey
    ? {
        reference: paymentReferences(deriveKey("references")).create,
        payToken: signedTokens(deriveKey("pay tokens")).create,
      }
    : undefined;
  return {
    orders: instrument("ownerOrders", supabaseOwnerOrderStore(clients.server, create)),
    staff: supabaseStaffGate(clients.server),
  };
}
