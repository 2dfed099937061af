import type { TaxonomyEntry, TaxonomyEntryValues } from "#app/domain/catalogue/taxonomy-entry.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { fieldsChanged } from "#app/domain/text/fields-changed.ts";
import { slugFor } from "#app/domain/text/slug.ts";
import { camelKeys } from "../camel-keys.ts";
import { snakeKeys } from "../snake-keys.ts";
import type { Row } from "../supabase-client.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import { countAsStaff, ONLY_COUNT } from "./count-as-staff.ts";

export type Taxonomy = { categories: TaxonomyEntry[]; collections: TaxonomyEntry[] };

export type TaxonomyKind = "categories" | "collections";

type TaxonomyRow = Row<"categories"> | Row<"collections">;

function taxonomyEntryFromRow({ created_at: _, ...row }: TaxonomyRow): TaxonomyEntry {
  return { description: "", descriptionEs: "", ...camelKeys(row) };
}

const LINK_OF = { categories: "category_id", collections: "collection_id" } as const;

/** Return both lists, sorted by display name. Throws a ShopError. */
export async function listTaxonomy(): Promise<Taxonomy> {
  const [categories, collections] = await Promise.all([
    askAsStaff("listing categories and collections", (client) =>
      client.from("categories").select("*").order("display_name"),
    ),
    askAsStaff("listing categories and collections", (client) =>
      client.from("collections").select("*").order("display_name"),
    ),
  ]);
  return {
    categories: categories.map(taxonomyEntryFromRow),
    collections: collections.map(taxonomyEntryFromRow),
  };
}

/** The columns as they are stored. */
const storedColumns = ({ id: _, ...texts }: TaxonomyEntry) => snakeKeys(texts);

/** The slug is derived from the name (specification section 3). A Spanish name alone is stored as both. */
function categoryColumns(values: TaxonomyEntryValues) {
  const display_name_es = values.displayNameEs.trim();
  const display_name = values.displayName.trim() || display_name_es;
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
  await askAsStaff(`adding to ${kind}`, (client) =>
    kind === "categories"
      ? client.from("categories").insert(categoryColumns(values))
      : client.from("collections").insert(collectionColumns(values)),
  );
}

/**
 * Change an entry's names and descriptions. Sends only what differs from `opened`, so that another editor's texts stay. Throws a
 * ShopError; `DUPLICATE` if the new slug exists, `SETTINGS_CHANGED` if someone else has changed the same texts.
 */
export async function changeTaxonomyEntry(
  kind: TaxonomyKind,
  opened: TaxonomyEntry,
  values: TaxonomyEntryValues,
): Promise<void> {
  const columnsOf = kind === "categories" ? categoryColumns : collectionColumns;
  const changes = fieldsChanged(columnsOf(opened), columnsOf(values));
  const columns = Object.keys(changes) as (keyof ReturnType<typeof storedColumns>)[];
  if (columns.length === 0) return;
  const [row] = await askAsStaff(`reading ${kind}`, (client) =>
    client.from(kind).select("*").eq("id", opened.id),
  );
  if (!row) throw new ShopError("NOT_FOUND", "It no longer exists.");
  const [before, present] = [storedColumns(opened), storedColumns(taxonomyEntryFromRow(row))];
  const wanted: Partial<typeof present> = changes;
  // A repeated request finds what it has written.
  const isFree = (column: keyof typeof present) =>
    [before[column], wanted[column]].includes(present[column]);
  if (!columns.every(isFree)) {
    throw new ShopError("SETTINGS_CHANGED", "Someone else has changed it meanwhile.");
  }
  // The slug too: of two renames at the same moment one finds no row.
  const changed = await askAsStaff(`changing ${kind}`, (client) =>
    client.from(kind).update(changes).match({ id: row.id, name: row.name }).select("id"),
  );
  if (changed.length === 0) throw new ShopError("SETTINGS_CHANGED", "It has just changed.");
}

/** Return how many products would lose their category or collection. Throws a ShopError. */
export function countProductsIn(kind: TaxonomyKind, id: string): Promise<number> {
  return countAsStaff("counting products", (client) =>
    client.from("products").select("id", ONLY_COUNT).eq(LINK_OF[kind], id),
  );
}

/** Delete an entry, its products a hundred at a time; they stay without it. May be repeated. Throws a ShopError. */
export async function deleteTaxonomyEntry(kind: TaxonomyKind, id: string): Promise<void> {
  const isDeleted = () =>
    askAsStaff(`deleting from ${kind}`, (client) => client.rpc("delete_taxonomy_entry", { id }));
  while (!(await isDeleted()));
}
