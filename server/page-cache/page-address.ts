import { filtersFromQuery, queryFromFilters } from "#app/domain/filters.ts";

/** What a cached page is made of: the catalogue alone, or free stock as well, which holds change and time gives back. */
export type PageMatter = "catalogue" | "stock";

/** A public page that is the same for everybody: its address in the shortest form, and what it is made of. */
export type PageAddress = { address: string; matter: PageMatter };

type Kind = {
  path: RegExp;
  matter: PageMatter;
  query?: (given: URLSearchParams) => URLSearchParams;
};

const LANGUAGE = "(?:/es)?";

/** The addresses of routes.ts that show the catalogue or a text, as a page and as React Router's data (`.data`) for it. */
const KINDS: readonly Kind[] = [
  { path: /^(?:\/|\/_\.data|\/es|\/es\.data)$/, matter: "catalogue" },
  {
    path: new RegExp(`^${LANGUAGE}/shop(?:\\.data)?$`),
    matter: "catalogue",
    query: (given) => queryFromFilters(filtersFromQuery(given)),
  },
  { path: new RegExp(`^${LANGUAGE}/products/[a-z0-9-]{1,200}(?:\\.data)?$`), matter: "stock" },
  { path: new RegExp(`^${LANGUAGE}/info/[a-z-]{1,50}(?:\\.data)?$`), matter: "catalogue" },
];

/** A payment's return may land on any page (specification section 2): it is for the routes to read. */
const RETURN_FIELDS = [
  "transactionId",
  "transaction_id",
  "id",
  "clientTransactionId",
  "reference",
  "status",
  "msg",
];

/** React Router asks for some routes' data only, in its own order; anything else is no question of ours. */
const ROUTES_FIELD = "_routes";
const ROUTES = /^[\w/.,-]{1,200}$/;

/**
 * Takes an address of the shop (path and query) and returns what is kept for it, or null where an answer is nobody else's business.
 * Fields that no page reads, such as a campaign's, are left out, so that they cannot fill the cache.
 */
export function pageAddressOf(address: string): PageAddress | null {
  const [path = "", search = ""] = address.split("?", 2);
  const kind = KINDS.find((candidate) => candidate.path.test(path));
  if (!kind) return null;
  if (search === "") return { address: path, matter: kind.matter };
  const given = new URLSearchParams(search);
  if (RETURN_FIELDS.some((name) => given.has(name))) return null;
  const query = kind.query?.(given) ?? new URLSearchParams();
  const routes = given.get(ROUTES_FIELD);
  if (routes !== null) {
    if (!path.endsWith(".data") || !ROUTES.test(routes)) return null;
    query.set(ROUTES_FIELD, routes);
  }
  const text = query.toString();
  return { address: text ? `${path}?${text}` : path, matter: kind.matter };
}
