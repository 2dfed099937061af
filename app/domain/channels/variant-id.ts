import { contentHash } from "./content-hash.ts";

/** The limit of item_group_id (Google Merchant Center, answer 6324507). */
const MAX_GROUP_ID = 50;
const HASH_LENGTH = 16;

const VARIANT_ID =
  /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-[0-9a-f]{16}$/;

/**
 * Return the id by which channels know a product in a size and color: 49 characters, the product's id and a hash of the
 * choice. It outlives a change of the product's name or slug.
 */
export function variantIdOf(productId: string, size: string, color: string): string {
  return `${productId.replaceAll("-", "")}-${contentHash(JSON.stringify([size, color]))}`;
}

/** Return the id of the product that a variant id names, or null for any other text. */
export function productIdIn(variantId: string): string | null {
  const parts = VARIANT_ID.exec(variantId)?.slice(1);
  return parts ? parts.join("-") : null;
}

/** Return what the variants of a product have in common in feeds: its slug, at most 50 characters. */
export function groupIdOf(slug: string): string {
  if (slug.length <= MAX_GROUP_ID) return slug;
  return `${slug.slice(0, MAX_GROUP_ID - HASH_LENGTH - 1)}-${contentHash(slug)}`;
}
