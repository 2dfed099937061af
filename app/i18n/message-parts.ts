import { type MessagePart, ROUTE_TABLE } from "../route-table.ts";

const PARTS_BY_ROUTE = new Map(
  ROUTE_TABLE.map(({ file, messages }) => [`routes/${file.replace(/\.tsx?$/, "")}`, messages]),
);

/** Takes the ids of the routes that make up a page and returns the catalogues it is written in; the shop's for an unknown page. */
export function messagePartsOf(routeIds: readonly string[]): readonly MessagePart[] {
  return routeIds.map((id) => PARTS_BY_ROUTE.get(id)).find(Boolean) ?? ["shop"];
}
