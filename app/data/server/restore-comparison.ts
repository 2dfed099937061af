import { z } from "zod";
import { amountFromCents, type Cents } from "#app/domain/money/money.ts";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const UnpaidCheckoutsSchema = z.array(
  z.object({
    reference: z.string(),
    isLive: z.boolean(),
    transactionIds: z.array(z.string()),
  }),
);

/** A checkout without an order. `isLive`: the recovery worker handles it. `transactionIds`: from its returns. */
export type UnpaidCheckout = z.infer<typeof UnpaidCheckoutsSchema>[number];

type Period = { since: string; before: string; namedSince: string };

type UnmatchedPayment = { reference: string; transactionId: string; total: Cents };

/** Compares a restored database with PayPhone. */
export type RestoreComparison = ReturnType<typeof supabaseRestoreComparison>;

/** Return the comparison in the database. `client` has the secret key. Methods throw if the database cannot be reached. */
export function supabaseRestoreComparison(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /**
     * Checkouts without an order that began between two ISO times, newest first; those with a return from the longer
     * period since `namedSince`.
     */
    listUnpaid: (period: Period) => call("list_unpaid_checkouts", period, UnpaidCheckoutsSchema),
    /**
     * Alert the owner of a captured payment (total in cents) without an order, once. False if an order has it, or if it
     * is to be returned.
     */
    report: ({ reference, transactionId, total }: UnmatchedPayment) =>
      call(
        "report_unmatched_payment",
        { reference, transactionId, amount: Number(amountFromCents(total)) },
        z.boolean(),
      ),
  };
}
