const WRITES = ["PATCH", "DELETE"];
/** The primary keys of tables that staff write; `valid_from` is that of `tax_rates`. */
const KEYS = ["id", "valid_from"];
const BY_ID = /^(?:eq\..|in\.\(.)/;

/** Return whether a request updates or deletes rows that it does not name by id. */
export function writesWholeTable(method: string, { pathname, searchParams }: URL): boolean {
  if (!pathname.startsWith("/rest/v1/") || !WRITES.includes(method)) return false;
  return !KEYS.some((key) => searchParams.getAll(key).some((filter) => BY_ID.test(filter)));
}
