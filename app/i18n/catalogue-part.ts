/** What a page's words are loaded by: the shop's, or the owner's desk. E-mails have a part of their own, which no page loads. */
export type CataloguePart = "shop" | "admin";

const ADMIN_ROUTE = "routes/admin/admin-layout";

/** Takes the ids of the routes that make up a page and returns which words it is written in. */
export function cataloguePartOf(routeIds: string[]): CataloguePart {
  return routeIds.includes(ADMIN_ROUTE) ? "admin" : "shop";
}
