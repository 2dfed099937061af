import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import type { MessagePart } from "./app/route-entry.ts";
import { ROUTE_TABLE } from "./app/route-table.ts";

/** Messages of the document itself, for pages of the shop and of the admin. */
const EVERYWHERE = [
  "<rootDir>/app/root.tsx",
  "<rootDir>/app/ui",
  "<rootDir>/app/storefront/layout/error-view.tsx",
  "<rootDir>/app/storefront/layout/loading.tsx",
  "<rootDir>/app/storefront/product/product-skeleton.tsx",
];

/** The routes that load a catalogue of their own beside the shop's, and the folders of their views, named after their files. */
const pagesOf = (part: MessagePart) =>
  ROUTE_TABLE.filter(({ messages }) => messages.at(-1) === part).flatMap(({ file }) => [
    `<rootDir>/app/routes/${file}`,
    `<rootDir>/app/storefront/${file.replace(/\.tsx$/, "")}`,
  ]);

/** Words of what opens over a page of the shop, loaded with its code. Two of the bag's views are on every page. */
const OVERLAYS = [
  "<rootDir>/app/storefront/bag/!(bag-announcer|bag-button).tsx",
  "<rootDir>/app/storefront/search/*.tsx",
  "<rootDir>/app/storefront/share/share-menu.tsx",
  "<rootDir>/app/storefront/whatsapp/ask-about-bag.tsx",
  "<rootDir>/app/storefront/shop/{choice-group,filter-controls,filter-fields,filter-sheet,price-fields}.tsx",
];

const CHECKOUT = [
  ...pagesOf("checkout"),
  "<rootDir>/app/storefront/sandbox",
  "<rootDir>/app/storefront/seller",
];
/** Words of checkout's second step, loaded with its code, as on the pages of orders. */
const PAYMENT =
  "<rootDir>/app/storefront/checkout/{checkout-error,method-error,method-option,no-method,other-methods,payment-button,payment-notice-words,started-checkout}.ts*";
const ORDERS = [...pagesOf("orders"), PAYMENT];
const INFO = pagesOf("info");
/** Words of measures, care, fit and reviews, which no page of the shop loads with it. The admin shares the last folder. */
const FIT = [
  "<rootDir>/app/storefront/size-guide",
  "<rootDir>/app/storefront/product-details",
  "<rootDir>/app/storefront/product-reviews",
  "<rootDir>/app/ui/fit",
];

/** What the owner writes to a customer: from the admin and in an email, but from no page of the shop. */
const TO_CUSTOMERS = "<rootDir>/app/domain/order/customer-message.ts";

/** Words of orders, the admin and emails, but of no other page of the shop. */
const OF_PAYMENT = "<rootDir>/app/domain/checkout/payment-method-name.ts";
/** Likewise, and of checkout. */
const OF_PICKUP = "<rootDir>/app/domain/delivery/pickup-lines.ts";

/** What checkout says of the bag, some of it as the bag does. */
const OF_CHANGED_BAG =
  "<rootDir>/app/storefront/bag/{bag-line-notices,bag-loading,changed-bag}.tsx";

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
        OF_PAYMENT,
        OF_PICKUP,
        ...OVERLAYS,
        ...[...CHECKOUT, ...ORDERS, ...INFO, ...FIT].flatMap((source) => [source, `${source}/**`]),
      ],
    ),
    catalog("overlays", OVERLAYS),
    catalog("checkout", [...CHECKOUT, OF_CHANGED_BAG, OF_PICKUP], [PAYMENT]),
    catalog("orders", [...ORDERS, OF_PAYMENT]),
    catalog("info", INFO),
    catalog("fit", FIT),
    catalog("admin", [
      ...EVERYWHERE,
      "<rootDir>/app/admin",
      "<rootDir>/app/routes/admin",
      TO_CUSTOMERS,
      // Orders that staff make name sizes and colors to the customer.
      "<rootDir>/app/domain/product/choice-name.ts",
      OF_PAYMENT,
      OF_PICKUP,
    ]),
    catalog("mail", ["<rootDir>/app/mail", "<rootDir>/app/domain"]),
  ],
});
