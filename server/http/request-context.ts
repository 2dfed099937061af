import { RouterContextProvider } from "react-router";
import { type SourcedCatalogue, storedCatalogueContext } from "#app/data/catalogue/catalogue.ts";
import { type Newsletter, newsletterContext } from "#app/data/newsletter.ts";
import { type OrderLookup, orderLookupContext } from "#app/data/order-lookup.ts";
import { retentionContext } from "#app/data/retention-context.ts";
import { type Reviews, reviewsContext } from "#app/data/reviews.ts";
import { type Stock, stockContext } from "#app/data/stock.ts";
import { type StockRequests, stockRequestsContext } from "#app/data/stock-requests.ts";
import { type SupabaseAccess, supabaseAccessContext } from "#app/data/supabase-access.ts";
import type { Retention } from "#app/domain/shop/retention.ts";
import { type OrderPayments, orderPaymentsContext } from "#app/payments/order-payments.ts";
import { type PaymentDesk, paymentDeskContext } from "#app/payments/payment-desk.ts";

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
  supabaseAccess: SupabaseAccess | null;
  retention: Retention;
};

/** Return the router context of one request. */
export function requestContext(shop: Shop): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(storedCatalogueContext, shop.catalogue);
  context.set(newsletterContext, shop.newsletter);
  if (shop.stock) context.set(stockContext, shop.stock);
  context.set(stockRequestsContext, shop.stockRequests);
  context.set(reviewsContext, shop.reviews);
  context.set(paymentDeskContext, shop.paymentDesk);
  context.set(orderPaymentsContext, shop.orderPayments);
  context.set(orderLookupContext, shop.orderLookup);
  context.set(supabaseAccessContext, shop.supabaseAccess);
  context.set(retentionContext, shop.retention);
  return context;
}
