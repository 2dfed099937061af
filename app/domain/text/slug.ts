import { foldText } from "./fold-text.ts";

/** Return the slug of a display name: lower case, whitespace replaced by hyphens (specification section 3). */
export function slugFor(displayName: string): string {
  return displayName.trim().toLowerCase().replace(/\s+/g, "-");
}

/**
 * Normalize a product's slug to letters and digits with single hyphens; '' if nothing is left. `slugify` in the
 * database has the same rule.
 */
export function productSlugFrom(typed: string): string {
  return foldText(typed)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Return a slug with spaces for hyphens, as a product card shows its collection (section 2). */
export function wordsOf(slug: string): string {
  return slug.replaceAll("-", " ");
}
