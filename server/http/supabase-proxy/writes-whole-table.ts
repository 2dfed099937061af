const WRITES = ["PATCH", "DELETE"];
/** The primary keys of tables that staff write, where it is not `id`. */
const KEYS: Record<string, string> = {
  "/rest/v1/tax_rates": "valid_from",
  "/rest/v1/payment_methods": "kind",
};
const BY_ID = /^(?:eq\..|in\.\(.)/;

/** Return whether a request updates or deletes rows that it does not name by id. */
export function writesWholeTable(method: string, { pathname, searchParams }: URL): boolean {
  if (!pathname.startsWith("/rest/v1/") || !WRITES.includes(method)) return false;
  const key = KEYS[pathname] ?? "id";
  return !searchParams.getAll(key).some((filter) => BY_ID.test(filter));
}
