const WRITES = ["PATCH", "DELETE"];
const BY_ID = /^(?:eq\..|in\.\(.)/;

/** Return whether a request updates or deletes rows that it does not name by id. */
export function writesWholeTable(method: string, { pathname, searchParams }: URL): boolean {
  if (!pathname.startsWith("/rest/v1/") || !WRITES.includes(method)) return false;
  return !searchParams.getAll("id").some((filter) => BY_ID.test(filter));
}
