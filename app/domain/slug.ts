import { foldText } from "./fold-text.ts";

/** Takes a display name and returns its slug: lowercased, runs of whitespace replaced by hyphens (specification section 3). */
export function slugFor(displayName: string): string {
  return displayName.trim().toLowerCase().replace(/\s+/g, "-");
}

/**
 * Takes the address of a product's page as it was typed and returns it as it can be one: plain small letters and digits with
 * single hyphens between them, '' where nothing of that is left. `slugify` in the database has the same rule.
 */
export function productSlugFrom(typed: string): string {
  return foldText(typed)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Takes a slug and returns it with hyphens shown as spaces, as a product card shows its collection (section 2). */
export function wordsOf(slug: string): string {
  return slug.replaceAll("-", " ");
}
