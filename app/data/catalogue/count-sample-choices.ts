import type { ChoiceCounts } from "#app/domain/catalogue/choice-counts.ts";
import type { Filters } from "#app/domain/catalogue/filters.ts";
import { isOnSale } from "#app/domain/product/product.ts";
import type { StoredProduct } from "./catalogue-values.ts";
import { matchesFilters } from "./matches-filters.ts";
import { SAMPLE_PRODUCTS } from "./sample-products.ts";

function count(
  filters: Filters,
  valuesOf: (product: StoredProduct) => (string | null)[],
): Record<string, number> {
  const values = SAMPLE_PRODUCTS.filter((product) => matchesFilters(product, filters))
    .flatMap(valuesOf)
    .filter((value) => value !== null);
  const countOf = (value: string) => values.filter((other) => other === value).length;
  return Object.fromEntries(values.map((value) => [value, countOf(value)]));
}

/** Count the sample products as `count_choices` in the database does. */
export function countSampleChoices(filters: Filters): ChoiceCounts {
  return {
    category: count({ ...filters, categories: [] }, ({ category }) => [category]),
    collection: count({ ...filters, collections: [] }, ({ collection }) => [collection]),
    size: count({ ...filters, sizes: [] }, ({ sizes }) => sizes),
    color: count({ ...filters, colors: [] }, ({ colors }) => colors),
    sale: count({ ...filters, onSaleOnly: false }, (product) => (isOnSale(product) ? ["1"] : [])),
  };
}
