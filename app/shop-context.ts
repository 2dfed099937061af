import { createContext } from "react-router";
import type { SourcedCatalogue } from "#app/data/catalogue/catalogue.ts";
import type { Newsletter } from "#app/data/newsletter.ts";
import type { OrderLookup } from "#app/data/order-lookup.ts";
import type { Reviews } from "#app/data/reviews.ts";
import type { Stock } from "#app/data/stock.ts";
import type { StockRequests } from "#app/data/stock-requests.ts";
import type { SupabaseAccess } from "#app/data/supabase-access.ts";
import type { Retention } from "#app/domain/shop/retention.ts";
import type { OrderPayments } from "#app/payments/order-payments.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";

/** The services of the routes. */
export type Shop = {
  catalogue: SourcedCatalogue;
  newsletter: Newsletter;
  /** Null for sample products, whose stock is not counted. */
  stock: Stock | null;
  stockRequests: StockRequests;
  reviews: Reviews;
  paymentDesk: PaymentDesk;
  orderPayments: OrderPayments;
  orderLookup: OrderLookup;
  /** What the admin in the browser needs to call Supabase; null without a database. */
  supabaseAccess: SupabaseAccess | null;
  retention: Retention;
};

/** Set by the host for each request. */
export const shopContext = createContext<Shop>();
