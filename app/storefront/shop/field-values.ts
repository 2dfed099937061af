import type { Filters } from "#app/domain/filters.ts";

/** What each field of the filter form shows, under its name in the address. */
export type FieldValues = Record<
  "q" | "category" | "collection" | "size" | "min" | "max" | "stock" | "sort",
  string
>;

/** Takes filters and returns what the form's fields show for them. */
export function fieldValuesOf(filters: Filters): FieldValues {
  return {
    q: filters.search,
    category: filters.category ?? "",
    collection: filters.collection ?? "",
    size: filters.size ?? "",
    min: String(filters.priceMin),
    max: String(filters.priceMax),
    stock: filters.inStockOnly ? "1" : "",
    sort: filters.sort,
  };
}
