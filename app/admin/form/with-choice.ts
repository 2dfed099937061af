/** Return chosen ids with one more or one less. Sorted: in another order they are the same choice. */
export const withChoice = (ids: string[], id: string, isChosen: boolean) =>
  (isChosen ? [...ids, id] : ids.filter((other) => other !== id)).sort();
