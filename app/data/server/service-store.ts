import { z } from "zod";
import type { ServiceProblem } from "#app/domain/shop/service-problem.ts";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

/** Alerts to the owner about the server itself. */
export type ServiceStore = ReturnType<typeof supabaseServiceStore>;

/** Return the functions of the database about the server itself. `client` has the secret key. */
export function supabaseServiceStore(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /** Count the emails that wait for 15 minutes or were given up. */
    countLateMails: () => call("count_late_mails", {}, z.int().min(0)),
    /** Queue an email to the owner, at most one a day about each problem. */
    alertOwner: (problem: ServiceProblem) => call("alert_owner_of_service", { problem }),
  };
}
