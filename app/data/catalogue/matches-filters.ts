import { type Filters, narrowsPrice } from "#app/domain/catalogue/filters.ts";
import { isOnSale } from "#app/domain/product/product.ts";
import { foldText } from "#app/domain/text/fold-text.ts";
import { hasNoWords, searchWordsOf } from "#app/domain/text/search-words.ts";
import type { StoredProduct } from "./catalogue-values.ts";
import { SAMPLE_CATEGORIES, SAMPLE_COLLECTIONS } from "./sample-products.ts";

/** Return what a search looks through. Unlike the database's, it knows neither synonyms nor typing errors. */
function searchText(product: StoredProduct): string {
  const { name, description, spanish, colors, category, collection } = product;
  const taxonomy = [...SAMPLE_CATEGORIES, ...SAMPLE_COLLECTIONS].filter(
    (entry) => entry.name === category || entry.name === collection,
  );
  const names = taxonomy.flatMap((entry) => [entry.displayName, entry.spanish.displayName]);
  return foldText(
    [name, description, spanish.name, spanish.description, ...colors, ...names].join(" "),
  );
}

function hasOneOf(chosen: string[], values: (string | null)[]): boolean {
  return chosen.length === 0 || chosen.some((value) => values.includes(value));
}

/** Return whether a sample product matches every filter. */
export function matchesFilters(product: StoredProduct, filters: Filters): boolean {
  const text = searchText(product);
  const dollars = product.price / 100;
  return (
    hasOneOf(filters.categories, [product.category]) &&
    hasOneOf(filters.collections, [product.collection]) &&
    hasOneOf(filters.sizes, product.sizes) &&
    hasOneOf(filters.colors, product.colors) &&
    (!filters.inStockOnly || product.inventoryStatus === "in-stock") &&
    (!filters.onSaleOnly || isOnSale(product)) &&
    (!narrowsPrice(filters) || (dollars >= filters.priceMin && dollars <= filters.priceMax)) &&
    !hasNoWords(filters.search) &&
    searchWordsOf(filters.search).every((word) => text.includes(word))
  );
}
