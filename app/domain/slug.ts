/** Takes a display name and returns its slug: lowercased, runs of whitespace replaced by hyphens (specification section 3). */
export function slugFor(displayName: string): string {
  return displayName.trim().toLowerCase().replace(/\s+/g, "-");
}

/** Takes a slug and returns it with hyphens shown as spaces, as a product card shows its collection (section 2). */
export function wordsOf(slug: string): string {
  return slug.replaceAll("-", " ");
}
