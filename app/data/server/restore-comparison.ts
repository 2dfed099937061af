import { z } from "zod";
import { amountFromCents, type Cents } from "#app/domain/money.ts";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const UnpaidCheckoutsSchema = z.array(
  z.object({
    reference: z.string(),
    isLive: z.boolean(),
    transactionIds: z.array(z.string()),
  }),
);

/** A checkout without an order. `isLive`: the recovery worker has it in hand. `transactionIds`: what its returns named. */
export type UnpaidCheckout = z.infer<typeof UnpaidCheckoutsSchema>[number];

/** What a restored database is compared by. */
export interface RestoreComparison {
  /**
   * The checkouts begun between two ISO times that have no order, newest first; those that a return has named a payment of
   * from the longer period since `namedSince`.
   */
  listUnpaid(period: {
    since: string;
    before: string;
    namedSince: string;
  }): Promise<UnpaidCheckout[]>;
  /**
   * Tells the owner of a captured payment (total in cents) that no order has; once, however often it is called. False where an
   * order has it, or where it is known to go back.
   */
  report(payment: { reference: string; transactionId: string; total: Cents }): Promise<boolean>;
}

/** Takes a Supabase client with the secret key and returns the comparison behind it. Its methods throw when the database cannot be reached. */
export function supabaseRestoreComparison(client: SupabaseClient): RestoreComparison {
  const call = callDatabase(client);
  return {
    listUnpaid: async ({ since, before, namedSince }) =>
      UnpaidCheckoutsSchema.parse(
        await call("list_unpaid_checkouts", { since, before, named_since: namedSince }),
      ),
    report: async ({ reference, transactionId, total }) =>
      z.boolean().parse(
        await call("report_unmatched_payment", {
          reference,
          transaction_id: transactionId,
          amount: Number(amountFromCents(total)),
        }),
      ),
  };
}
