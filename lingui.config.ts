import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import type { MessagePart } from "./app/route-entry.ts";
import { ROUTE_TABLE } from "./app/route-table.ts";

/** Words of the document itself, which stand over a page of the shop as over one of the admin. */
const EVERYWHERE = [
  "<rootDir>/app/root.tsx",
  "<rootDir>/app/ui",
  "<rootDir>/app/storefront/layout/error-view.tsx",
  "<rootDir>/app/storefront/layout/loading.tsx",
  "<rootDir>/app/storefront/product/product-skeleton.tsx",
];

/** The folders of the pages that load a catalogue of their own beside the shop's, named after their route files. */
const foldersOf = (part: MessagePart) =>
  ROUTE_TABLE.filter(({ messages }) => messages.at(-1) === part).map(
    ({ file }) => `<rootDir>/app/storefront/${file.replace(/\.tsx$/, "")}`,
  );

const CHECKOUT = [
  ...foldersOf("checkout"),
  "<rootDir>/app/storefront/sandbox",
  "<rootDir>/app/storefront/seller",
];
const INFO = foldersOf("info");
/** Words of measures, care, fit and reviews, which no page of the shop loads with it. The admin shares the last folder. */
const FIT = [
  "<rootDir>/app/storefront/size-guide",
  "<rootDir>/app/storefront/product-details",
  "<rootDir>/app/storefront/product-reviews",
  "<rootDir>/app/ui/fit",
];

/** What the owner writes to a customer: from the admin and in an e-mail, but from no page of the shop. */
const TO_CUSTOMERS = "<rootDir>/app/domain/customer-message.ts";

/** Words of checkout, the admin and emails, but of no other page of the shop. */
const OF_PAYMENTS = "<rootDir>/app/domain/payment-method-name.ts";

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
      [
        "<rootDir>/app/routes/admin/**",
        TO_CUSTOMERS,
        OF_PAYMENTS,
        ...[...CHECKOUT, ...INFO, ...FIT].map((folder) => `${folder}/**`),
      ],
    ),
    catalog("checkout", [...CHECKOUT, OF_PAYMENTS]),
    catalog("info", INFO),
    catalog("fit", FIT),
    catalog("admin", [
      ...EVERYWHERE,
      "<rootDir>/app/admin",
      "<rootDir>/app/routes/admin",
      TO_CUSTOMERS,
      // Orders that staff make name sizes and colors to the customer.
      "<rootDir>/app/domain/choice-name.ts",
      OF_PAYMENTS,
    ]),
    catalog("mail", ["<rootDir>/app/mail", "<rootDir>/app/domain"]),
  ],
});
