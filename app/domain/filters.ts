/** The default price range in dollars (specification section 9). */
const PRICE_RANGE = { min: 0, max: 1000 } as const;

/** The sizes that the filter panel always offers (specification section 9). */
export const LETTER_SIZES = ["XS", "S", "M", "L", "XL"] as const;

const SORTS = ["newest", "price-up", "price-down"] as const;
export type Sort = (typeof SORTS)[number];

/** The filters of the shop page, stored in its query. */
export type Filters = {
  category: string | null;
  collection: string | null;
  size: string | null;
  /** Whole dollars. */
  priceMin: number;
  priceMax: number;
  inStockOnly: boolean;
  search: string;
  sort: Sort;
  /** 1-based. */
  page: number;
};

/** Control characters are removed: no name has one, and the database rejects NUL. */
function textOf(query: URLSearchParams, name: string): string | null {
  const text = query
    .get(name)
    ?.replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, 100);
  return text ? text : null;
}

/** A cleared or non-numeric price falls back to the default (specification section 5). */
function priceOf(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name)?.trim() ?? "";
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : fallback;
}

/** Parse a query such as `category=dresses&size=M&min=100&max=300&stock=1`. Never throws. */
export function filtersFromQuery(query: URLSearchParams): Filters {
  const number = Number(query.get("page") ?? "1");
  const page = Number.isSafeInteger(number) && number >= 1 && number <= 10_000 ? number : 1;
  return {
    category: textOf(query, "category"),
    collection: textOf(query, "collection"),
    size: textOf(query, "size"),
    priceMin: priceOf(query, "min", PRICE_RANGE.min),
    priceMax: priceOf(query, "max", PRICE_RANGE.max),
    inStockOnly: query.get("stock") === "1",
    search: textOf(query, "q") ?? "",
    sort: SORTS.find((sort) => sort === query.get("sort")) ?? "newest",
    page,
  };
}

/** Return the shortest query for these filters. Defaults are left out. */
export function queryFromFilters(filters: Filters): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.search) query.set("q", filters.search);
  if (filters.category) query.set("category", filters.category);
  if (filters.collection) query.set("collection", filters.collection);
  if (filters.size) query.set("size", filters.size);
  if (filters.priceMin !== PRICE_RANGE.min) query.set("min", String(filters.priceMin));
  if (filters.priceMax !== PRICE_RANGE.max) query.set("max", String(filters.priceMax));
  if (filters.inStockOnly) query.set("stock", "1");
  if (filters.sort !== "newest") query.set("sort", filters.sort);
  if (filters.page > 1) query.set("page", String(filters.page));
  return query;
}

/** The price filter applies only when narrowed (specification section 5). */
export function narrowsPrice(filters: Pick<Filters, "priceMin" | "priceMax">): boolean {
  return filters.priceMin > PRICE_RANGE.min || filters.priceMax < PRICE_RANGE.max;
}

/** A query parameter that narrows the list. `page` and `sort` do not. */
export type FilterField = "q" | "category" | "collection" | "size" | "min" | "max" | "stock";

/** Set query parameters of the filters (null clears one) and return to the first page. */
export function withFields(
  filters: Filters,
  changes: Partial<Record<FilterField | "sort", string | null>>,
): Filters {
  const query = queryFromFilters({ ...filters, page: 1 });
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return filtersFromQuery(query);
}

/** Clear all filters except the sort order. */
export function withoutFilters(filters: Filters): Filters {
  return { ...filtersFromQuery(new URLSearchParams()), sort: filters.sort };
}

/** Return the URL of the shop page with these filters. */
export function shopPathOf(filters: Filters): string {
  const query = queryFromFilters(filters).toString();
  return query ? `/shop?${query}` : "/shop";
}
