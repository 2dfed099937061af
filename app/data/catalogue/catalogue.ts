import { createContext } from "react-router";
import type { CatalogueSource } from "#app/domain/catalogue/catalogue-source.ts";
import type { StoredCatalogue } from "./supabase-catalogue.ts";

/** A value and its origin. */
export type Sourced<Value> = { value: Value; source: CatalogueSource };

/** The catalogue in every language, as the host caches it. */
export type SourcedCatalogue = {
  [Name in keyof StoredCatalogue]: StoredCatalogue[Name] extends (
    ...args: infer Args
  ) => Promise<infer Value>
    ? (...args: Args) => Promise<Sourced<Value>>
    : never;
};

/** A value, a list or a page of values, with texts in one language. */
type InLanguage<Value> = Value extends { spanish: object }
  ? Omit<Value, "spanish">
  : Value extends (infer Item)[]
    ? InLanguage<Item>[]
    : Value extends { products: infer Products }
      ? Omit<Value, "products"> & { products: InLanguage<Products> }
      : Value;

/** The catalogue in one language. */
export type Catalogue = {
  [Name in keyof SourcedCatalogue]: SourcedCatalogue[Name] extends (
    ...args: infer Args
  ) => Promise<Sourced<infer Value>>
    ? (...args: Args) => Promise<Sourced<InLanguage<Value>>>
    : never;
};

/** Set by the root route for each request, in the language of the URL. */
export const catalogueContext = createContext<Catalogue>();
