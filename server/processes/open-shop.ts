import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import { supabaseCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import { noNewsletter, supabaseNewsletter } from "#app/data/newsletter.ts";
import { noOrderLookup, supabaseOrderLookup } from "#app/data/order-lookup.ts";
import { noReviews, supabaseReviews } from "#app/data/reviews.ts";
import { supabaseCheckoutStore } from "#app/data/server/checkout-store.ts";
import { supabaseOrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import { supabaseStock } from "#app/data/stock.ts";
import { noStockRequests, supabaseStockRequests } from "#app/data/stock-requests.ts";
import type { Shop } from "#app/shop-context.ts";
import { catalogueCache } from "../catalogue/catalogue-cache.ts";
import { createDatabaseBreaker } from "../catalogue/database-breaker.ts";
import { stockCache } from "../catalogue/stock-cache.ts";
import type { ShopDatabase } from "../database/backend.ts";
import { createOrderPayments, noOrderPayments } from "../payment/create-order-payments.ts";
import { createPaymentDesk } from "../payment/create-payment-desk.ts";
import { manualPaymentDesk } from "../payment/manual-payment-desk.ts";
import { noPaymentDesk } from "../payment/no-payment-desk.ts";
import { notedReferences, openJournal } from "../payment/recovery/open-journal.ts";
import { withFaultPoints } from "../runtime/fault-points.ts";
import type { Services } from "./open-services.ts";
import { ownTokens } from "./own-tokens.ts";

type ShopParts = Pick<Services, "environment" | "backend" | "payments" | "logger" | "version">;

function createReferenceOf({ environment, backend, logger }: ShopParts, database: ShopDatabase) {
  const { create } = ownTokens(database).references;
  const journal = openJournal(environment, backend);
  return journal ? notedReferences(create, journal, logger) : create;
}

/** Open the shop that routes use. */
export function openShop(parts: ShopParts): Shop {
  const { logger, version } = parts;
  const { provider } = parts.payments;
  const { retention } = parts.environment;
  const { database } = parts.backend;
  if (!database) {
    return {
      catalogue: withSource(sampleCatalogue(), "sample"),
      newsletter: noNewsletter(),
      stock: null,
      stockRequests: noStockRequests(),
      reviews: noReviews(),
      orderLookup: noOrderLookup(),
      supabaseAccess: null,
      retention,
      paymentDesk: noPaymentDesk,
      orderPayments: noOrderPayments,
    };
  }
  const { anon, visitors, server, browser } = database;
  const createReference = createReferenceOf(parts, database);
  const store = withFaultPoints("store", {
    ...supabaseCheckoutStore(server, createReference),
    // Any visitor can multiply it: no rate limit counts a code that exists.
    quoteDiscount: supabaseCheckoutStore(visitors).quoteDiscount,
  });
  const payments = withFaultPoints(
    "orderPayments",
    supabaseOrderPaymentStore(server, createReference),
  );
  const breaker = createDatabaseBreaker();
  return {
    catalogue: catalogueCache({
      database: supabaseCatalogue(anon),
      sample: sampleCatalogue(),
      version: () => version.current("catalogue"),
      breaker,
      onFailure: (error) => logger.error({ error }, "the catalogue could not be read"),
    }),
    newsletter: supabaseNewsletter(visitors),
    stock: stockCache(supabaseStock(anon), () => version.current("stock"), breaker),
    stockRequests: supabaseStockRequests(visitors),
    reviews: supabaseReviews(visitors),
    orderLookup: supabaseOrderLookup(visitors),
    supabaseAccess: browser,
    retention,
    paymentDesk: provider
      ? createPaymentDesk({ store, provider, logger })
      : manualPaymentDesk({ store, payments, logger }),
    orderPayments: createOrderPayments({ store: payments, provider, logger }),
  };
}
