import type { ChoiceField } from "./filters.ts";

/**
 * The number of products that each value would show, by query parameter and value. A field's counts apply the filters of all
 * other fields and not its own. Values without products are missing.
 */
export type ChoiceCounts = Record<ChoiceField | "sale", Readonly<Record<string, number>>>;

/** Return the count of a value; 0 for a missing one. Names are the owner's: one may be `constructor`. */
export function countOf(counts: Readonly<Record<string, number>>, value: string): number {
  return (Object.hasOwn(counts, value) && counts[value]) || 0;
}
