import { AdminFailure } from "#app/domain/admin-failure.ts";
import { slugFor } from "#app/domain/slug.ts";
import type { Taxon, TaxonValues } from "#app/domain/taxon.ts";
import { adminFailureFrom } from "./admin-failure-from.ts";
import { requireStaff } from "./admin-session.ts";
import type { Tables } from "./database.types.ts";

export type Taxonomy = { categories: Taxon[]; collections: Taxon[] };

/** Which of the two lists an entry stands in. */
export type TaxonomyKind = "categories" | "collections";

function taxonFromRow(row: Tables<"categories"> | Tables<"collections">): Taxon {
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

/** Returns both lists by display name. Throws an AdminFailure. */
export async function listTaxonomy(): Promise<Taxonomy> {
  const client = await requireStaff();
  const [categories, collections] = await Promise.all([
    client.from("categories").select("*").order("display_name"),
    client.from("collections").select("*").order("display_name"),
  ]);
  for (const { error, status } of [categories, collections]) {
    if (error) throw adminFailureFrom("listing categories and collections", error, status);
  }
  return {
    categories: (categories.data ?? []).map(taxonFromRow),
    collections: (collections.data ?? []).map(taxonFromRow),
  };
}

/** The slug follows the name, by the rule of the specification's section 3. */
function categoryColumns(values: TaxonValues) {
  const display_name = values.displayName.trim();
  const display_name_es = values.displayNameEs.trim();
  return { name: slugFor(display_name), display_name, display_name_es };
}

function collectionColumns(values: TaxonValues) {
  const description = values.description.trim();
  const description_es = values.descriptionEs.trim();
  return { ...categoryColumns(values), description, description_es };
}

/** Adds an entry. Throws an AdminFailure, `duplicate` when its slug is taken. */
export async function addTaxon(kind: TaxonomyKind, values: TaxonValues): Promise<void> {
  const client = await requireStaff();
  const { error, status } =
    kind === "categories"
      ? await client.from("categories").insert(categoryColumns(values))
      : await client.from("collections").insert(collectionColumns(values));
  if (error) throw adminFailureFrom(`adding to ${kind}`, error, status);
}

/** Renames an entry or changes its description. Throws an AdminFailure, `duplicate` when its new slug is taken. */
export async function changeTaxon(
  kind: TaxonomyKind,
  id: string,
  values: TaxonValues,
): Promise<void> {
  const client = await requireStaff();
  const update =
    kind === "categories"
      ? client.from("categories").update(categoryColumns(values))
      : client.from("collections").update(collectionColumns(values));
  const { data, error, status } = await update.eq("id", id).select("id");
  if (error) throw adminFailureFrom(`changing ${kind}`, error, status);
  if (data.length === 0) throw new AdminFailure("gone", "It no longer exists.");
}

/** Returns how many products would lose their category or collection. Throws an AdminFailure. */
export async function countProductsIn(kind: TaxonomyKind, id: string): Promise<number> {
  const client = await requireStaff();
  const { count, error, status } = await client
    .from("products")
    .select("id", { count: "exact", head: true })
    .eq(LINK_OF[kind], id);
  if (error) throw adminFailureFrom("counting products", error, status);
  return count ?? 0;
}

/** Deletes an entry; its products stay and lose it. Throws an AdminFailure. */
export async function deleteTaxon(kind: TaxonomyKind, id: string): Promise<void> {
  const client = await requireStaff();
  const { error, status } = await client.from(kind).delete().eq("id", id);
  if (error) throw adminFailureFrom(`deleting from ${kind}`, error, status);
}
