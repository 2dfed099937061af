import type { Language } from "#app/domain/language.ts";
import { localeOf } from "#app/domain/language.ts";
import type { Product } from "#app/domain/product.ts";
import type { Category } from "#app/domain/taxonomy.ts";
import { inLanguage } from "#app/domain/translation.ts";
import type { Catalogue, StoredCatalogue, StoredProduct } from "./catalogue.ts";

/** Made once: making one takes as long as sorting a thousand names with it. */
const COLLATORS: Record<Language, Intl.Collator> = {
  en: new Intl.Collator(localeOf("en")),
  es: new Intl.Collator(localeOf("es")),
};

/** Takes a language and the catalogue as it is stored, and returns it as pages of that language show it. */
export function catalogueIn(language: Language, stored: StoredCatalogue): Catalogue {
  const product = (found: StoredProduct): Product => inLanguage(language, found);
  const collator = COLLATORS[language];
  const byName = (a: Category, b: Category) => collator.compare(a.displayName, b.displayName);
  return {
    get source() {
      return stored.source;
    },
    async listProducts(filters) {
      const page = await stored.listProducts(filters);
      return { ...page, products: page.products.map(product) };
    },
    listNewArrivals: async (limit) => (await stored.listNewArrivals(limit)).map(product),
    listBestsellers: async (limit) => (await stored.listBestsellers(limit)).map(product),
    listByIds: async (ids) => (await stored.listByIds(ids)).map(product),
    listRelated: async (to, limit) => (await stored.listRelated(to, limit)).map(product),
    async findProduct(slug) {
      const found = await stored.findProduct(slug);
      return found && product(found);
    },
    findFormerAddress: stored.findFormerAddress,
    countPublished: stored.countPublished,
    listPublished: stored.listPublished,
    async listCategories() {
      const categories = await stored.listCategories();
      return categories.map((category) => inLanguage(language, category)).sort(byName);
    },
    async listCollections() {
      const collections = await stored.listCollections();
      return collections.map((collection) => inLanguage(language, collection)).sort(byName);
    },
    listTaxonomyInUse: stored.listTaxonomyInUse,
    listFurtherSizes: stored.listFurtherSizes,
  };
}
