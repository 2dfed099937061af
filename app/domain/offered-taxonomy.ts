/**
 * Takes the categories (or collections) in their order, the slugs of those that have goods, and the one that was chosen;
 * returns what the shop can be narrowed to: nothing that leads to an empty page, but what was chosen stays.
 */
export function offeredTaxonomy<Taxon extends { name: string }>(
  taxa: readonly Taxon[],
  inUse: readonly string[],
  chosen: string | null,
): Taxon[] {
  return taxa.filter(({ name }) => name === chosen || inUse.includes(name));
}
