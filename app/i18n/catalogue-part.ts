/**
 * What a page's words are loaded by: what every page of the shop says, and what only its checkout or its short pages do; or
 * the owner's desk. E-mails have a part of their own, which no page loads.
 */
export const CATALOGUE_PARTS = ["shop", "checkout", "pages", "admin"] as const;

export type CataloguePart = (typeof CATALOGUE_PARTS)[number];

const PARTS_BY_ROUTE: Record<string, CataloguePart | undefined> = {
  "routes/shopper": "shop",
  "routes/checkout": "checkout",
  "routes/confirmation": "checkout",
  "routes/order-lookup": "checkout",
  "routes/page": "pages",
  "routes/admin/admin-layout": "admin",
};

/** Takes the ids of the routes that make up a page and returns which words it is written in; an unknown page speaks as the shop. */
export function cataloguePartsOf(routeIds: string[]): CataloguePart[] {
  const parts = new Set(routeIds.flatMap((id) => PARTS_BY_ROUTE[id] ?? []));
  return parts.size > 0 ? [...parts] : ["shop"];
}
