/** Return the category or collection that is chosen alone; undefined for none, several or an unknown one. */
export function onlyChosen<Entry extends { name: string }>(
  entries: readonly Entry[],
  names: readonly string[],
): Entry | undefined {
  return names.length === 1 ? entries.find(({ name }) => name === names[0]) : undefined;
}
