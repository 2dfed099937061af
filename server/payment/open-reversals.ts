import { supabaseReversalStore } from "#app/data/server/reversal-store.ts";
import type { Backend } from "../database/backend.ts";
import type { Logger } from "../runtime/logger.ts";
import type { Payments } from "./open-payments.ts";
import { createReversalDesk, type ReversalDesk } from "./reversal-desk.ts";

/** Create the reversal desk; null without a database or provider. */
export function openReversals(
  { clients }: Backend,
  { provider, withFaultPoints, clock }: Payments,
  logger: Logger,
): ReversalDesk | null {
  if (!clients || !provider) return null;
  const reversals = withFaultPoints("reversals", supabaseReversalStore(clients.server));
  return createReversalDesk({ reversals, provider, logger, clock });
}
