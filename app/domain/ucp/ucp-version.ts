/** The version of the Universal Commerce Protocol that the shop speaks. */
export const UCP_VERSION = "2026-04-08";

/** Where the shop's endpoints are. */
export const UCP_PATH = "/ucp";

/** What the shop offers, by the protocol's names. */
export const UCP_CAPABILITIES = [
  "dev.ucp.shopping.catalog.search",
  "dev.ucp.shopping.catalog.lookup",
  "dev.ucp.shopping.cart",
] as const;

/** All amounts are in cents of it. */
export const UCP_CURRENCY = "USD";
