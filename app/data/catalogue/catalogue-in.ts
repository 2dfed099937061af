import { type Language, localeOf } from "#app/domain/text/language.ts";
import { inLanguage } from "#app/domain/text/translation.ts";
import type { Catalogue, Sourced, SourcedCatalogue } from "./catalogue.ts";
import { mapCatalogue } from "./map-catalogue.ts";

/** Creating a collator takes as long as sorting a thousand names. */
const COLLATORS: Record<Language, Intl.Collator> = {
  en: new Intl.Collator(localeOf("en")),
  es: new Intl.Collator(localeOf("es")),
};

function translated(language: Language, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => translated(language, item));
  if (typeof value !== "object" || value === null) return value;
  if ("products" in value) return { ...value, products: translated(language, value.products) };
  const isStored = "spanish" in value && typeof value.spanish === "object" && value.spanish;
  return isStored ? inLanguage(language, value as { spanish: object }) : value;
}

/** Return the stored catalogue with its texts in one language, categories and collections sorted by name. */
export function catalogueIn(language: Language, stored: SourcedCatalogue): Catalogue {
  const shown = mapCatalogue<Catalogue>(stored, (read) => async (...args) => {
    const { value, source } = (await read(...args)) as Sourced<unknown>;
    return { value: translated(language, value), source };
  });
  const collator = COLLATORS[language];
  function byName<Item extends { displayName: string }>({ value, source }: Sourced<Item[]>) {
    const sorted = [...value].sort((a, b) => collator.compare(a.displayName, b.displayName));
    return { value: sorted, source };
  }
  return {
    ...shown,
    listCategories: async () => byName(await shown.listCategories()),
    listCollections: async () => byName(await shown.listCollections()),
  };
}
