/** Return the categories (or collections) to offer as a filter: those with products, and the selected one. */
export function offeredTaxonomy<Entry extends { name: string }>(
  entries: readonly Entry[],
  inUse: readonly string[],
  selected: string | null,
): Entry[] {
  return entries.filter(({ name }) => name === selected || inUse.includes(name));
}
