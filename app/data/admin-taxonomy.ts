import { z } from "zod";
import { ShopError } from "#app/domain/shop-error.ts";
import { slugFor } from "#app/domain/slug.ts";
import type { TaxonomyEntry, TaxonomyEntryValues } from "#app/domain/taxonomy-entry.ts";
import { requireStaff } from "./admin-session.ts";
import { adminErrorFrom } from "./database-error.ts";

export type Taxonomy = { categories: TaxonomyEntry[]; collections: TaxonomyEntry[] };

/** Which of the two lists an entry is in. */
export type TaxonomyKind = "categories" | "collections";

const TaxonomyRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  display_name: z.string(),
  display_name_es: z.string(),
  description: z.string().default(""),
  description_es: z.string().default(""),
});

function taxonomyEntryFromRow(row: unknown): TaxonomyEntry {
  const { display_name, display_name_es, description_es, ...rest } = TaxonomyRowSchema.parse(row);
  return {
    ...rest,
    displayName: display_name,
    displayNameEs: display_name_es,
    descriptionEs: description_es,
  };
}

const LINK_OF = { categories: "category_id", collections: "collection_id" } as const;

/** Returns both lists by display name. Throws a ShopError. */
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

/** The slug follows the name, by the rule of the specification's section 3; categories have no description. */
function columnsOf(kind: TaxonomyKind, values: TaxonomyEntryValues) {
  const display_name = values.displayName.trim();
  return {
    name: slugFor(display_name),
    display_name,
    display_name_es: values.displayNameEs.trim(),
    ...(kind === "collections" && {
      description: values.description.trim(),
      description_es: values.descriptionEs.trim(),
    }),
  };
}

/** Adds an entry. Throws a ShopError, `DUPLICATE` when its slug is taken. */
export async function addTaxonomyEntry(
  kind: TaxonomyKind,
  values: TaxonomyEntryValues,
): Promise<void> {
  const client = await requireStaff();
  const { error, status } = await client.from(kind).insert(columnsOf(kind, values));
  if (error) throw adminErrorFrom(`adding to ${kind}`, error, status);
}

/** Changes an entry's names or descriptions. Throws a ShopError, `DUPLICATE` when its new slug is taken. */
export async function changeTaxonomyEntry(
  kind: TaxonomyKind,
  id: string,
  values: TaxonomyEntryValues,
): Promise<void> {
  const client = await requireStaff();
  const { data, error, status } = await client
    .from(kind)
    .update(columnsOf(kind, values))
    .eq("id", id)
    .select("id");
  if (error) throw adminErrorFrom(`changing ${kind}`, error, status);
  if (data.length === 0) throw new ShopError("NOT_FOUND", "It no longer exists.");
}

/** Returns how many products would lose their category or collection. Throws a ShopError. */
export async function countProductsIn(kind: TaxonomyKind, id: string): Promise<number> {
  const client = await requireStaff();
  const { count, error, status } = await client
    .from("products")
    .select("id", { count: "exact", head: true })
    .eq(LINK_OF[kind], id);
  if (error) throw adminErrorFrom("counting products", error, status);
  return count ?? 0;
}

/** Deletes an entry. Its products stay without it. Throws a ShopError. */
export async function deleteTaxonomyEntry(kind: TaxonomyKind, id: string): Promise<void> {
  const client = await requireStaff();
  const { error, status } = await client.from(kind).delete().eq("id", id);
  if (error) throw adminErrorFrom(`deleting from ${kind}`, error, status);
}
