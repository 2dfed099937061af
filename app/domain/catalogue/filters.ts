import { pageFromQuery } from "../query/page-from-query.ts";

/** The default price range in dollars (specification section 9). */
const PRICE_RANGE = { min: 0, max: 1000 } as const;

/** The sizes that the filter panel always offers (specification section 9). */
export const LETTER_SIZES = ["XS", "S", "M", "L", "XL"] as const;

const SORTS = ["newest", "price-up", "price-down"] as const;
export type Sort = (typeof SORTS)[number];

/** The filters that take several values, by their query parameter. A product matches if it has one of them. */
const CHOICES = {
  category: "categories",
  collection: "collections",
  size: "sizes",
  color: "colors",
} as const;
export type ChoiceField = keyof typeof CHOICES;

const CHOICE_FIELDS = Object.keys(CHOICES) as ChoiceField[];

/** More values than a shopper selects; it bounds the URL and the statement. */
const MAX_CHOICES = 20;

/** The filters of the shop page, stored in its query. */
export type Filters = {
  /** Each list is sorted, without duplicates, so that equal filters have one URL. Empty for all. */
  categories: string[];
  collections: string[];
  sizes: string[];
  colors: string[];
  /** Whole dollars. */
  priceMin: number;
  priceMax: number;
  inStockOnly: boolean;
  /** Products with an original price above their price. */
  onSaleOnly: boolean;
  search: string;
  sort: Sort;
  /** 1-based. */
  page: number;
};

/** Control characters are removed: no name has one, and the database rejects NUL. */
function cleanQueryText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, 100)
    .trimEnd();
}

function choicesOf(query: URLSearchParams, field: ChoiceField): string[] {
  const texts = query.getAll(field).map(cleanQueryText).filter(Boolean);
  return [...new Set(texts)].slice(0, MAX_CHOICES).sort();
}

/** A cleared or non-numeric price falls back to the default (specification section 5). */
function priceOf(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name)?.trim() ?? "";
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : fallback;
}

/** Parse a query such as `category=dresses&size=M&size=L&min=100&max=300&stock=1&sale=1`. Never throws. */
export function filtersFromQuery(query: URLSearchParams): Filters {
  return {
    categories: choicesOf(query, "category"),
    collections: choicesOf(query, "collection"),
    sizes: choicesOf(query, "size"),
    colors: choicesOf(query, "color"),
    priceMin: priceOf(query, "min", PRICE_RANGE.min),
    priceMax: priceOf(query, "max", PRICE_RANGE.max),
    inStockOnly: query.get("stock") === "1",
    onSaleOnly: query.get("sale") === "1",
    search: cleanQueryText(query.get("q") ?? ""),
    sort: SORTS.find((sort) => sort === query.get("sort")) ?? "newest",
    page: pageFromQuery(query),
  };
}

/** Return the shortest query for these filters. Defaults are left out. */
export function queryFromFilters(filters: Filters): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.search) query.set("q", filters.search);
  for (const field of CHOICE_FIELDS) {
    for (const value of filters[CHOICES[field]]) query.append(field, value);
  }
  if (filters.priceMin !== PRICE_RANGE.min) query.set("min", String(filters.priceMin));
  if (filters.priceMax !== PRICE_RANGE.max) query.set("max", String(filters.priceMax));
  if (filters.inStockOnly) query.set("stock", "1");
  if (filters.onSaleOnly) query.set("sale", "1");
  if (filters.sort !== "newest") query.set("sort", filters.sort);
  if (filters.page > 1) query.set("page", String(filters.page));
  return query;
}

/** The price filter applies only when narrowed (specification section 5). */
export function narrowsPrice(filters: Pick<Filters, "priceMin" | "priceMax">): boolean {
  return filters.priceMin > PRICE_RANGE.min || filters.priceMax < PRICE_RANGE.max;
}

/** A query parameter that narrows the list. `page` and `sort` do not. */
type FilterField = "q" | ChoiceField | "min" | "max" | "stock" | "sale";

/** A field of the forms: a filter, or the order. */
export type FieldName = FilterField | "sort";

/** Set query parameters of the filters to one value each (null clears one) and return to the first page. */
export function withFields(
  filters: Filters,
  changes: Partial<Record<FieldName, string | null>>,
): Filters {
  const query = queryFromFilters({ ...filters, page: 1 });
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return filtersFromQuery(query);
}

/** Add a value to the query parameter of a filter, or remove it, and return to the first page. */
export function withChoice(
  filters: Filters,
  field: FieldName,
  value: string,
  isChosen: boolean,
): Filters {
  const query = queryFromFilters({ ...filters, page: 1 });
  const others = query.getAll(field).filter((other) => other !== value);
  query.delete(field);
  for (const chosen of isChosen ? [...others, value] : others) query.append(field, chosen);
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
