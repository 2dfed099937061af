import { createContext } from "react-router";
import type { Order } from "#app/domain/order.ts";
import { callDatabase } from "./call-database.ts";
import { orderFromJson } from "./order-json.ts";
import type { SupabaseClient } from "./supabase-client.ts";

export interface OrderLookup {
  /**
   * Finds the order that the shopper's number (last eight characters of its id) and e-mail address name together; null
   * when there is none. Throws a ShopError `TOO_MANY_REQUESTS`, and an Error when the database cannot be reached.
   */
  find(number: string, email: string): Promise<Order | null>;
}

/** Set by the host for each request. */
export const orderLookupContext = createContext<OrderLookup>();

/** Takes a Supabase client with the secret key and returns the orders behind it. */
export function supabaseOrderLookup(client: SupabaseClient): OrderLookup {
  const call = callDatabase(client);
  return {
    async find(number, email) {
      const order = await call("find_order", { number, email });
      return order === null ? null : orderFromJson(order);
    },
  };
}

/** The look-up where there is no database. */
export function noOrderLookup(): OrderLookup {
  return {
    async find() {
      throw new Error("Supabase not configured");
    },
  };
}
