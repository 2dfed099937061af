import { createContext } from "react-router";
import type { Order } from "#app/domain/order.ts";
import { callDatabase } from "./call-database.ts";
import { orderFromJson } from "./order-json.ts";
import type { SupabaseClient } from "./supabase-client.ts";

export interface OrderLookup {
  /**
   * Find an order by its number (the last eight characters of its id) and email address; null if there is none. Throws
   * a ShopError `TOO_MANY_REQUESTS`, or an Error if the database cannot be reached.
   */
  find(number: string, email: string): Promise<Order | null>;
}

/** Set by the host for each request. */
export const orderLookupContext = createContext<OrderLookup>();

/** Return the order lookup in the database. `client` has the secret key. */
export function supabaseOrderLookup(client: SupabaseClient): OrderLookup {
  const call = callDatabase(client);
  return {
    async find(number, email) {
      const order = await call("find_order", { number, email });
      return order === null ? null : orderFromJson(order);
    },
  };
}

/** The order lookup without a database. */
export function noOrderLookup(): OrderLookup {
  return {
    async find() {
      throw new Error("Supabase not configured");
    },
  };
}
