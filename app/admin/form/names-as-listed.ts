type Named = { id: string; name: string };

/** Return the names of chosen ids in the order of a list, then `deleted` for each that is not in it; "–" for no ids. */
export function namesAsListed(ids: string[], listed: Named[], deleted: string): string {
  const chosen = listed.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const missing = ids.filter((id) => !listed.some((one) => one.id === id)).map(() => deleted);
  return [...chosen, ...missing].join(", ") || "–";
}
