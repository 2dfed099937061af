import { foldText } from "../text/fold-text.ts";

const comparable = (country: string) => foldText(country.trim());

/** Return whether a typed country is or may become one that the shop delivers to. An empty list is everywhere. */
export function isDeliveredTo(countries: readonly string[], typed: string): boolean {
  const country = comparable(typed);
  return countries.length === 0 || countries.some((known) => comparable(known).startsWith(country));
}
