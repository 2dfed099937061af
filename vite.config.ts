import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { routeConstants } from "./app/route-constants.ts";
import { bundleLibraries } from "./scripts/vite/bundle-libraries.ts";
import { catalogueUrlsPlugin } from "./scripts/vite/catalogue-urls.ts";
import { leanLibraries } from "./scripts/vite/lean-libraries.ts";
import { leanManifestPlugin } from "./scripts/vite/lean-manifest.ts";
import { navigateOnChunkError } from "./scripts/vite/navigate-on-chunk-error.ts";
import { precompress } from "./scripts/vite/precompress.ts";
import { shortMessageIds } from "./scripts/vite/short-message-ids.ts";
import { zodWithoutEval } from "./scripts/vite/zod-without-eval.ts";
import { compileHints } from "./server/pages/first-load/compile-hints.ts";
import { PRELOAD_ORDER } from "./server/pages/first-load/preload-order.ts";

/**
 * What every page of the storefront runs comes in three files, for a phone far from the server pays for each one by the
 * round trip: React, the router, which change with their releases, and the shop's own with its layouts, and all they import.
 * The rest is split by page, and what opens over a page is apart from it. What the pages of checkout share is one file, because every page
 * of the shop names each file that it may lead to.
 */
const codeSplitting = {
  groups: [
    { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
    {
      name: "router",
      test: /(node_modules[\\/](react-router|@lingui)|app[\\/](i18n(?![\\/]language)|styles))[\\/]/,
      priority: 3,
    },
    {
      name: "every-page",
      test: /app[\\/](root|hydrate|domain[\\/]product[\\/]max-choice-length|routes[\\/](shopper|storefront|storefront-page)|storefront[\\/](layout[\\/](storefront-layout|error-view|client-error-page)|bag[\\/]cart-provider|product[\\/]product-row|home[\\/]skip-sign-up-revalidation|shop[\\/]grid-columns|breadcrumb-structured-data|option|offline[\\/](use-service-worker|offline-page))|ui[\\/](focus-when-shown|server-html|structured-data|use-full-url|spinner|use-bottom-inset|use-deferred-until-paint|use-is-slow|use-stable-reference|icons[\\/](arrow-left|arrow-right|chevron-down|close|plus)-icon))\.tsx?$/,
      priority: 2,
    },
    // Fields, and the schemas of what browsers store and send: many small modules, needed together.
    {
      name: "forms",
      test: /(node_modules[\\/]valibot|app[\\/](storefront[\\/]fetch-json|ui[\\/](field-shell|new-uuid|text-field)|domain[\\/][^\\/]+[\\/](bag-refresh|catalogue-source|count|delivery-zone|line-quantity|phone|product-id|shortage|choice-text)))[\\/.]/,
    },
    {
      name: "checkout",
      test: /app[\\/](ui[\\/](after-press|load-document)|storefront[\\/](sandbox|payment-progress|post-json|bag[\\/]bag-line-notices|delivery[\\/]use-delivery-zones|seller[\\/]support-link|checkout[\\/](amount-rows|checkout-layout|checkout-loading|discount-problem|identity-problem|invoice-kind-options|reserving-items))|domain[\\/][^\\/]+[\\/](bag-notices|delivery|delivery-quote|delivery-words|discount-quote|invoice-buyer|invoice-draft|name-in|order|pickup-lines|province|remembered-destination|shipping-draft)\.ts)/,
    },
    // Checkout's second step, and what it shares with the pages of orders.
    {
      name: "payment",
      test: /app[\\/](ui[\\/](detail|shop-deadline|shop-time)|storefront[\\/]checkout[\\/](method-error|method-option|no-method|payment-button)|domain[\\/][^\\/]+[\\/](choose-method-result|payment-button|payment-method|payment-method-name|shop-time)\.ts)/,
    },
    {
      name: "filters",
      test: /app[\\/](domain[\\/][^\\/]+[\\/](filters|page-from-query)|storefront[\\/]shop[\\/]use-filter-form)\.ts$/,
    },
    // What pages with a plain form share, and those that show why it failed.
    {
      name: "posted-forms",
      test: /app[\\/](storefront[\\/]submit-button|ui[\\/]fail-when-unavailable)\.tsx?$/,
    },
    {
      name: "form-failure",
      test: /app[\\/](storefront[\\/]form-failure|domain[\\/]text[\\/]posted-form)\.tsx?$/,
    },
    // What the size guide and the admin share.
    {
      name: "measures",
      test: /app[\\/](ui[\\/]fit[\\/]|domain[\\/][^\\/]+[\\/](care|centimeters|measures|size-chart)\.ts$)/,
    },
    // What a product and the checkout both say of delivery, returns and payment.
    { name: "notes", test: /app[\\/]storefront[\\/]seller[\\/](?!shop-notes\.ts)/ },
    {
      name: "product",
      test: /app[\\/]storefront[\\/]product[\\/](product-page|product-facts)\.tsx$/,
    },
  ],
};

export default defineConfig({
  define: routeConstants,
  // The Node host is the server build's entry, so that host and routes share one module graph.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: { build: { rolldownOptions: { input: "./server/processes/main.ts" } } },
  },
  plugins: [
    tailwindcss(),
    lingui({ failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    catalogueUrlsPlugin(),
    bundleLibraries(),
    reactRouter(),
    zodWithoutEval(),
    leanLibraries(),
    navigateOnChunkError(),
    shortMessageIds(),
    compileHints(PRELOAD_ORDER),
    leanManifestPlugin(),
    precompress(),
  ],
});
