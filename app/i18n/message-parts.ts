import { type MessagePart, ROUTE_TABLE } from "../route-table.ts";

/** Every catalogue that some page loads, each once. */
export const MESSAGE_PARTS: readonly MessagePart[] = [
  ...new Set(ROUTE_TABLE.flatMap(({ messages }) => messages)),
];

/** Those that shoppers read. */
export const SHOPPER_PARTS = MESSAGE_PARTS.filter((part) => part !== "admin");

const PARTS_BY_ROUTE = new Map(
  ROUTE_TABLE.map(({ file, messages }) => [`routes/${file.replace(/\.tsx?$/, "")}`, messages]),
);

/** Takes the ids of the routes that make up a page and returns the catalogues it is written in; the shop's for an unknown page. */
export function messagePartsOf(routeIds: readonly string[]): readonly MessagePart[] {
  return routeIds.map((id) => PARTS_BY_ROUTE.get(id)).find(Boolean) ?? ["shop"];
}
