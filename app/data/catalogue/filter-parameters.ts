import { type Filters, narrowsPrice } from "#app/domain/catalogue/filters.ts";
import { hasNoWords, searchWordsOf } from "#app/domain/text/search-words.ts";

const givenOf = (values: string[]) => (values.length > 0 ? values : undefined);

/** Return the parameters that `list_products` and `count_choices` in the database have in common. */
export function filterParameters(filters: Filters) {
  const isNarrow = narrowsPrice(filters);
  return {
    category: givenOf(filters.categories),
    collection: givenOf(filters.collections),
    size: givenOf(filters.sizes),
    color: givenOf(filters.colors),
    price_min: isNarrow ? filters.priceMin : undefined,
    price_max: isNarrow ? filters.priceMax : undefined,
    in_stock_only: filters.inStockOnly,
    on_sale_only: filters.onSaleOnly,
    // The database finds nothing for an empty word, and everything for no word.
    words: hasNoWords(filters.search) ? [""] : searchWordsOf(filters.search),
  };
}
