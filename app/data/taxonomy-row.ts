import { z } from "zod";
import type { Category, Collection } from "#app/domain/taxonomy.ts";

const CategoryRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  display_name: z.string(),
});

const CollectionRowSchema = CategoryRowSchema.extend({ description: z.string() });

/** Takes a row of `categories` and gives the category; throws a ZodError when the row is not one. */
export function categoryFromRow(row: unknown): Category {
  const { id, name, display_name } = CategoryRowSchema.parse(row);
  return { id, name, displayName: display_name };
}

/** Takes a row of `collections` and gives the collection; throws a ZodError when the row is not one. */
export function collectionFromRow(row: unknown): Collection {
  const { description } = CollectionRowSchema.parse(row);
  return { ...categoryFromRow(row), description };
}
