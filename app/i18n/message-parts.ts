import { MESSAGE_PARTS, type MessagePart } from "../route-entry.ts";
import { ROUTE_TABLE } from "../route-table.ts";

/** The catalogues of shoppers' pages. */
export const SHOPPER_PARTS = MESSAGE_PARTS.filter((part) => part !== "admin");

const PARTS_BY_ROUTE = new Map(
  ROUTE_TABLE.map(({ file, messages }) => [`routes/${file.replace(/\.tsx?$/, "")}`, messages]),
);

/** Return the catalogues of a page by its route ids; the shop's for an unknown page. */
export function messagePartsOf(routeIds: readonly string[]): readonly MessagePart[] {
  return routeIds.map((id) => PARTS_BY_ROUTE.get(id)).find(Boolean) ?? ["shop"];
}
