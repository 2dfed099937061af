import { z } from "zod";
import type { StoredCategory, StoredCollection } from "./catalogue-values.ts";

const CategoryRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  display_name: z.string(),
  display_name_es: z.string(),
});

const CollectionRowSchema = CategoryRowSchema.extend({
  description: z.string(),
  description_es: z.string(),
});

/** Takes a row of `categories` and gives the category; throws a ZodError when the row is not one. */
export function categoryFromRow(row: unknown): StoredCategory {
  const { id, name, display_name, display_name_es } = CategoryRowSchema.parse(row);
  return { id, name, displayName: display_name, spanish: { displayName: display_name_es } };
}

/** Takes a row of `collections` and gives the collection; throws a ZodError when the row is not one. */
export function collectionFromRow(row: unknown): StoredCollection {
  const { description, description_es } = CollectionRowSchema.parse(row);
  const category = categoryFromRow(row);
  return {
    ...category,
    description,
    spanish: { ...category.spanish, description: description_es },
  };
}
