import { type Filters, filtersFromQuery, LETTER_SIZES } from "#app/domain/catalogue/filters.ts";
import { NO_REQUIREMENTS } from "#app/domain/checkout/checkout-requirements.ts";
import { FREE_EVERYWHERE } from "#app/domain/delivery/delivery-zone.ts";
import { DEFAULT_PRICING } from "#app/domain/money/pricing.ts";
import type { Product } from "#app/domain/product/product.ts";
import { NO_DETAILS } from "#app/domain/product/product-details.ts";
import { NO_REVIEWS } from "#app/domain/review/review.ts";
import { EMPTY_SHOP_INFORMATION } from "#app/domain/shop-information/shop-information.ts";
import { settings } from "#app/settings.ts";
import { MAX_RELATED, PAGE_SIZE, SEARCH_RESULTS, type StoredProduct } from "./catalogue-values.ts";
import { countSampleChoices } from "./count-sample-choices.ts";
import { matchesFilters } from "./matches-filters.ts";
import { SAMPLE_CATEGORIES, SAMPLE_COLLECTIONS, SAMPLE_PRODUCTS } from "./sample-products.ts";
import { SAMPLE_SIZE_CHARTS } from "./sample-size-charts.ts";
import type { StoredCatalogue } from "./supabase-catalogue.ts";

const COMPARE: Record<Filters["sort"], (a: Product, b: Product) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  "price-up": (a, b) => a.price - b.price,
  "price-down": (a, b) => b.price - a.price,
};

const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1);

const pick = (keep: (product: StoredProduct) => boolean) => SAMPLE_PRODUCTS.filter(keep);

const find = (filters: Filters) =>
  pick((product) => matchesFilters(product, filters)).sort(COMPARE[filters.sort]);

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
    countChoices: async (filters) => countSampleChoices(filters),
    async searchProducts(search) {
      const found = find(filtersFromQuery(new URLSearchParams({ q: search })));
      return { products: found.slice(0, SEARCH_RESULTS), total: found.length };
    },
    suggestSearch: async () => null,
    listNewArrivals: async (limit) => pick((product) => product.isNewArrival).slice(0, limit),
    listBestsellers: async (limit) => pick((product) => product.isBestseller).slice(0, limit),
    listByIds: async (ids) => pick((product) => ids.includes(product.id)),
    listForBag: async (ids) =>
      pick((product) => ids.includes(product.id)).map((product) => ({ ...product, variants: [] })),
    async listRelated(product) {
      const others = pick(
        ({ collection, id }) => collection === product.collection && id !== product.id,
      );
      const companions = others.filter(({ category }) => category !== product.category);
      const isLook = companions.length > 0;
      return { isLook, products: (isLook ? companions : others).slice(0, MAX_RELATED) };
    },
    findProduct: async (slug) => SAMPLE_PRODUCTS.find((product) => product.slug === slug) ?? null,
    listReviews: async () => NO_REVIEWS,
    findProductDetails: async (slug) =>
      SAMPLE_PRODUCTS.some((product) => product.slug === slug)
        ? { ...NO_DETAILS, spanish: { fabric: "" } }
        : null,
    listSizeCharts: async () => SAMPLE_SIZE_CHARTS,
    findFormerSlug: async () => null,
    countPublished: async () => SAMPLE_PRODUCTS.length,
    listPublished: async (part) =>
      part === 1 ? SAMPLE_PRODUCTS.map(({ slug, images }) => ({ slug, images })).sort(bySlug) : [],
    listForChannels: async (slug) =>
      pick((product) => product.slug > slug)
        .sort(bySlug)
        .map((product) => ({ ...product, stock: { total: product.quantity, lines: [] } })),
    listCategories: async () => SAMPLE_CATEGORIES,
    listCollections: async () => SAMPLE_COLLECTIONS,
    listSwatches: async () => [],
    listTaxonomyInUse: async () => ({
      categories: [...new Set(SAMPLE_PRODUCTS.flatMap(({ category }) => category ?? []))],
      collections: [...new Set(SAMPLE_PRODUCTS.flatMap(({ collection }) => collection ?? []))],
    }),
    findShopInformation: async () => ({
      ...EMPTY_SHOP_INFORMATION,
      whatsapp: settings.supportWhatsapp,
      spanish: { returnTerms: "", deliveryTerms: "", pickupNote: "" },
    }),
    listDeliveryZones: async () => [{ ...FREE_EVERYWHERE, spanish: { name: "" } }],
    findPricing: async () => DEFAULT_PRICING,
    findCheckoutRequirements: async () => NO_REQUIREMENTS,
    async listFurtherSizes() {
      const sizes = new Set(SAMPLE_PRODUCTS.flatMap((product) => product.sizes));
      return [...sizes].filter((size) => !LETTER_SIZES.some((letter) => letter === size)).sort();
    },
    listColors: async () => [...new Set(SAMPLE_PRODUCTS.flatMap(({ colors }) => colors))].sort(),
  };
}
