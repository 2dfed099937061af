import type { Row } from "../supabase-client.ts";
import type { StoredCategory, StoredCollection } from "./catalogue-values.ts";

/** Convert a row of `categories`. */
export function categoryFromRow(row: Omit<Row<"categories">, "created_at">): StoredCategory {
  const { id, name, display_name, display_name_es } = row;
  return { id, name, displayName: display_name, spanish: { displayName: display_name_es } };
}

/** Convert a row of `collections`. */
export function collectionFromRow(row: Row<"collections">): StoredCollection {
  const { description, description_es } = row;
  const category = categoryFromRow(row);
  return {
    ...category,
    description,
    spanish: { ...category.spanish, description: description_es },
  };
}
