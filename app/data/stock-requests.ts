import { z } from "zod";
import type { ProductChoice } from "#app/domain/product/product-choice-query.ts";
import type { Language } from "#app/domain/text/language.ts";
import { callDatabase } from "./call-database.ts";
import { notConfigured } from "./not-configured.ts";
import type { SupabaseClient } from "./supabase-client.ts";

const OutcomeSchema = z.enum(["requested", "available"]);
const IdSchema = z.uuid();

type StockRequest = ProductChoice & {
  email: string;
  hasConsent: boolean;
  productId: string;
  language: Language;
};

export type StockRequests = ReturnType<typeof supabaseStockRequests>;

/** Return the requests in the database. `client` has the secret key. */
export function supabaseStockRequests(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /**
     * Store once that an address gets one email when a size and color is back; `available` if it is not sold out. The answer
     * does not depend on the address. Throws a ShopError `INVALID_EMAIL`, `CONSENT_REQUIRED`, `CHOICE_NOT_OFFERED` or
     * `TOO_MANY_REQUESTS`, or an Error if the database cannot be reached.
     */
    request: ({ email, hasConsent, productId, size, color, language }: StockRequest) =>
      call(
        "request_stock",
        { email, consent: hasConsent, productId, size, color, language },
        OutcomeSchema,
      ),
    /** Remove every request of the address whose email named this id; nothing for an unknown one. */
    async withdraw(id: string) {
      if (IdSchema.safeParse(id).success) await call("withdraw_stock_requests", { id });
    },
  };
}

/** The requests without a database. */
export const noStockRequests = (): StockRequests => ({
  request: notConfigured,
  withdraw: notConfigured,
});
