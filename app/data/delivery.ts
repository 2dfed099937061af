import { createContext } from "react-router";
import * as v from "valibot";
import { HOME_COUNTRY } from "#app/domain/province.ts";
import type { SupabaseClient } from "./supabase-client.ts";

export interface Delivery {
  /** Return where the shop delivers; empty for everywhere. Throws if the database cannot be reached. */
  listCountries(): Promise<string[]>;
}

/** Set by the host for each request. Without a database the shop delivers at home. */
export const deliveryContext = createContext<Delivery>({
  listCountries: async () => [HOME_COUNTRY],
});

const SettingsSchema = v.object({ delivery_countries: v.array(v.string()) });

/** Return the delivery in the database's settings. `client` has the secret key. */
export function supabaseDelivery(client: SupabaseClient): Delivery {
  return {
    async listCountries() {
      const { data, error } = await client
        .from("shop_settings")
        .select("delivery_countries")
        .single();
      if (error) throw new Error(`The delivery countries could not be read: ${error.message}`);
      return v.parse(SettingsSchema, data).delivery_countries;
    },
  };
}
