import { worstSource } from "#app/domain/catalogue/catalogue-source.ts";
import { type Menu, taxonomyInUse } from "#app/domain/catalogue/taxonomy-in-use.ts";
import type { Catalogue, Sourced } from "./catalogue.ts";

type ReadTaxonomy = Menu & {
  /** Those with products. */
  menu: Menu;
};

/**
 * Return all categories and collections by name, and those with products. Every page has them, so collections come without their
 * descriptions. Throws an Error if none can be read.
 */
export async function readMenu(
  catalogue: Pick<Catalogue, "listCategories" | "listCollections" | "listTaxonomyInUse">,
): Promise<Sourced<ReadTaxonomy>> {
  const [categories, collections, inUse] = await Promise.all([
    catalogue.listCategories(),
    catalogue.listCollections(),
    catalogue.listTaxonomyInUse(),
  ]);
  const names = collections.value.map(({ id, name, displayName }) => ({ id, name, displayName }));
  const all = { categories: categories.value, collections: names };
  return {
    value: { ...all, menu: taxonomyInUse(all, inUse.value) },
    source: worstSource([categories.source, collections.source, inUse.source]),
  };
}
