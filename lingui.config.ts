import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** Words of the document itself, which stand over a page of the shop as over one of the admin. */
const EVERYWHERE = [
  "<rootDir>/app/root.tsx",
  "<rootDir>/app/ui",
  "<rootDir>/app/storefront/layout/error-view.tsx",
  "<rootDir>/app/storefront/layout/loading.tsx",
  "<rootDir>/app/storefront/shop/shop-skeleton.tsx",
  "<rootDir>/app/storefront/product/product-skeleton.tsx",
];

/** What only somebody who buys reads. */
const CHECKOUT = ["checkout", "confirmation", "order-lookup", "sandbox"].map(
  (folder) => `<rootDir>/app/storefront/${folder}`,
);

/** The short pages' texts; their names stand in every footer. */
const PAGES = ["<rootDir>/app/storefront/pages/{*-page,page-text,support-link}.tsx"];

const catalog = (part: string, include: string[], exclude: string[] = []) => ({
  path: `<rootDir>/app/locales/{locale}/${part}`,
  include,
  exclude: ["**/*.test.*", ...exclude],
});

export default defineConfig({
  sourceLocale: "en",
  fallbackLocales: { default: "en" },
  locales: ["en", "es"],
  // Without line numbers and origins, a catalogue changes only when words do.
  format: formatter({ lineNumbers: false, origins: false }),
  // A page loads the words of its own part, in its own language, and no others.
  catalogs: [
    catalog(
      "shop",
      [...EVERYWHERE, "<rootDir>/app/storefront", "<rootDir>/app/routes", "<rootDir>/app/domain"],
      ["<rootDir>/app/routes/admin/**", ...CHECKOUT.map((folder) => `${folder}/**`), ...PAGES],
    ),
    catalog("checkout", CHECKOUT),
    catalog("pages", PAGES),
    catalog("admin", [...EVERYWHERE, "<rootDir>/app/admin", "<rootDir>/app/routes/admin"]),
    catalog("mail", ["<rootDir>/app/mail", "<rootDir>/app/domain"]),
  ],
});
