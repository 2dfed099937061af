import { type Filters, filtersFromQuery, LETTER_SIZES, narrowsPrice } from "#app/domain/filters.ts";
import { foldText } from "#app/domain/fold-text.ts";
import type { Product } from "#app/domain/product.ts";
import { searchWordsOf } from "#app/domain/search-words.ts";
import { PAGE_SIZE, SEARCH_RESULTS, type StoredProduct } from "./catalogue-values.ts";
import { SAMPLE_CATEGORIES, SAMPLE_COLLECTIONS, SAMPLE_PRODUCTS } from "./sample-products.ts";
import type { StoredCatalogue } from "./supabase-catalogue.ts";

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

function matches(product: StoredProduct, filters: Filters): boolean {
  const text = searchText(product);
  const dollars = product.price / 100;
  return (
    (!filters.category || product.category === filters.category) &&
    (!filters.collection || product.collection === filters.collection) &&
    (!filters.size || product.sizes.includes(filters.size)) &&
    (!filters.inStockOnly || product.inventoryStatus === "in-stock") &&
    (!narrowsPrice(filters) || (dollars >= filters.priceMin && dollars <= filters.priceMax)) &&
    searchWordsOf(filters.search).every((word) => text.includes(word))
  );
}

const COMPARE: Record<Filters["sort"], (a: Product, b: Product) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  "price-up": (a, b) => a.price - b.price,
  "price-down": (a, b) => b.price - a.price,
};

const pick = (keep: (product: StoredProduct) => boolean) => SAMPLE_PRODUCTS.filter(keep);

const find = (filters: Filters) =>
  pick((product) => matches(product, filters)).sort(COMPARE[filters.sort]);

/** Return the sample products as a catalogue, shown if no database responds (specification section 1). */
export function sampleCatalogue(): StoredCatalogue {
  return {
    async listProducts(filters) {
      const found = find(filters);
      const first = (filters.page - 1) * PAGE_SIZE;
      return {
        products: found.slice(first, first + PAGE_SIZE),
        total: found.length,
        pageCount: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
      };
    },
    async searchProducts(search) {
      const found = find(filtersFromQuery(new URLSearchParams({ q: search })));
      return { products: found.slice(0, SEARCH_RESULTS), total: found.length };
    },
    suggestSearch: async () => null,
    listNewArrivals: async (limit) => pick((product) => product.isNewArrival).slice(0, limit),
    listBestsellers: async (limit) => pick((product) => product.isBestseller).slice(0, limit),
    listByIds: async (ids) => pick((product) => ids.includes(product.id)),
    listRelated: async (product, limit) =>
      pick((other) => other.collection === product.collection && other.id !== product.id).slice(
        0,
        limit,
      ),
    findProduct: async (slug) => SAMPLE_PRODUCTS.find((product) => product.slug === slug) ?? null,
    findFormerSlug: async () => null,
    countPublished: async () => SAMPLE_PRODUCTS.length,
    listPublished: async (part) =>
      part === 1
        ? SAMPLE_PRODUCTS.map(({ slug, images }) => ({ slug, images })).sort((a, b) =>
            a.slug < b.slug ? -1 : 1,
          )
        : [],
    listCategories: async () => SAMPLE_CATEGORIES,
    listCollections: async () => SAMPLE_COLLECTIONS,
    listTaxonomyInUse: async () => ({
      categories: [...new Set(SAMPLE_PRODUCTS.flatMap(({ category }) => category ?? []))],
      collections: [...new Set(SAMPLE_PRODUCTS.flatMap(({ collection }) => collection ?? []))],
    }),
    async listFurtherSizes() {
      const sizes = new Set(SAMPLE_PRODUCTS.flatMap((product) => product.sizes));
      return [...sizes].filter((size) => !LETTER_SIZES.some((letter) => letter === size)).sort();
    },
  };
}
