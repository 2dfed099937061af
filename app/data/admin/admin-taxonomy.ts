import { ShopError } from "#app/domain/shop-error.ts";
import { slugFor } from "#app/domain/slug.ts";
import type { TaxonomyEntry, TaxonomyEntryValues } from "#app/domain/taxonomy-entry.ts";
import type { Tables } from "../database.types.ts";
import { adminErrorFrom } from "../database-error.ts";
import { requireStaff } from "./admin-session.ts";

export type Taxonomy = { categories: TaxonomyEntry[]; collections: TaxonomyEntry[] };

export type TaxonomyKind = "categories" | "collections";

function taxonomyEntryFromRow(row: Tables<"categories"> | Tables<"collections">): TaxonomyEntry {
  return {
    id: row.id,
    name: row.name,
    displayName: row.display_name,
    displayNameEs: row.display_name_es,
    description: "description" in row ? row.description : "",
    descriptionEs: "description" in row ? row.description_es : "",
  };
}

const LINK_OF = { categories: "category_id", collections: "collection_id" } as const;

/** Return both lists, sorted by display name. Throws a ShopError. */
export async function listTaxonomy(): Promise<Taxonomy> {
  const client = await requireStaff();
  const [categories, collections] = await Promise.all([
    client.from("categories").select("*").order("display_name"),
    client.from("collections").select("*").order("display_name"),
  ]);
  for (const { error, status } of [categories, collections]) {
    if (error) throw adminErrorFrom("listing categories and collections", error, status);
  }
  return {
    categories: (categories.data ?? []).map(taxonomyEntryFromRow),
    collections: (collections.data ?? []).map(taxonomyEntryFromRow),
  };
}

/** The slug is derived from the name (specification section 3). */
function categoryColumns(values: TaxonomyEntryValues) {
  const display_name = values.displayName.trim();
  const display_name_es = values.displayNameEs.trim();
  return { name: slugFor(display_name), display_name, display_name_es };
}

function collectionColumns(values: TaxonomyEntryValues) {
  const description = values.description.trim();
  const description_es = values.descriptionEs.trim();
  return { ...categoryColumns(values), description, description_es };
}

/** Add an entry. Throws a ShopError; `DUPLICATE` if the slug exists. */
export async function addTaxonomyEntry(
  kind: TaxonomyKind,
  values: TaxonomyEntryValues,
): Promise<void> {
  const client = await requireStaff();
  const { error, status } =
    kind === "categories"
      ? await client.from("categories").insert(categoryColumns(values))
      : await client.from("collections").insert(collectionColumns(values));
  if (error) throw adminErrorFrom(`adding to ${kind}`, error, status);
}

/** Change an entry's names and descriptions. Throws a ShopError; `DUPLICATE` if the new slug exists. */
export async function changeTaxonomyEntry(
  kind: TaxonomyKind,
  id: string,
  values: TaxonomyEntryValues,
): Promise<void> {
  const client = await requireStaff();
  const update =
    kind === "categories"
      ? client.from("categories").update(categoryColumns(values))
      : client.from("collections").update(collectionColumns(values));
  const { data, error, status } = await update.eq("id", id).select("id");
  if (error) throw adminErrorFrom(`changing ${kind}`, error, status);
  if (data.length === 0) throw new ShopError("NOT_FOUND", "It no longer exists.");
}

/** Return how many products would lose their category or collection. Throws a ShopError. */
export async function countProductsIn(kind: TaxonomyKind, id: string): Promise<number> {
  const client = await requireStaff();
  const { count, error, status } = await client
    .from("products")
    .select("id", { count: "exact", head: true })
    .eq(LINK_OF[kind], id);
  if (error) throw adminErrorFrom("counting products", error, status);
  return count ?? 0;
}

/** Delete an entry. Its products stay without it. Throws a ShopError. */
export async function deleteTaxonomyEntry(kind: TaxonomyKind, id: string): Promise<void> {
  const client = await requireStaff();
  const { error, status } = await client.from(kind).delete().eq("id", id);
  if (error) throw adminErrorFrom(`deleting from ${kind}`, error, status);
}
