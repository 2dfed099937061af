import type { Tables } from "../database.types.ts";
import type { StoredCategory, StoredCollection } from "./catalogue-values.ts";

/** Takes a row of `categories` and gives the category. */
export function categoryFromRow(row: Omit<Tables<"categories">, "created_at">): StoredCategory {
  const { id, name, display_name, display_name_es } = row;
  return { id, name, displayName: display_name, spanish: { displayName: display_name_es } };
}

/** Takes a row of `collections` and gives the collection. */
export function collectionFromRow(row: Tables<"collections">): StoredCollection {
  const { description, description_es } = row;
  const category = categoryFromRow(row);
  return {
    ...category,
    description,
    spanish: { ...category.spanish, description: description_es },
  };
}
