import { DEFAULT_LANGUAGE, LANGUAGES } from "./domain/text/language.ts";
import type { RouteEntry } from "./route-entry.ts";
import { ROUTE_TABLE } from "./route-table.ts";

/** The prefix of paths in other languages than the default. */
const LANGUAGE_PREFIX = `/(?:${LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE).join("|")})`;

const ANY_PARAM = "[^/]+";

/** Return the regular expression source of a route's English paths. `param` matches its parameter. */
export function pathSource(path: string, param = ANY_PARAM): string {
  return `/${path.replaceAll(".", "\\.").replace(/:\w+/g, param)}`;
}

/**
 * Return the regular expression source of a route's paths in every language, of documents and of React Router's data
 * requests (`.data`).
 */
export function requestSource(path: string, param?: string): string {
  if (path === "") return `(?:/|/_\\.data|${LANGUAGE_PREFIX}(?:\\.data)?)`;
  return `(?:${LANGUAGE_PREFIX})?${pathSource(path, param)}(?:\\.data)?`;
}

/** Return the pattern of requests for the page where a payment starts, or to which the provider returns. */
export function paymentPattern(step: NonNullable<RouteEntry["payment"]>): RegExp {
  const paths = ROUTE_TABLE.filter(({ payment }) => payment === step).map(({ path }) =>
    requestSource(path),
  );
  return new RegExp(`^(?:${paths.join("|")})/?$`);
}

/** Return the first part of a route's path, which names its section; "" for the home page. */
export function sectionOf(path: string): string {
  return path.split("/", 1)[0] ?? "";
}

/** Return the sections of the matching entries. */
function sectionsWhere(passes: (entry: RouteEntry) => boolean): string[] {
  return [...new Set(ROUTE_TABLE.filter(passes).map(({ path }) => sectionOf(path)))];
}

/** The sections of shoppers' pages whose parameter is all that one needs to open them: references and tokens of emailed links. */
export const SECRET_SECTIONS = sectionsWhere(
  ({ path, layout, robots }) =>
    path.includes(":") && robots === "disallow" && ["storefront", "shopper"].includes(layout),
);

/** The sections with documents. */
export const PAGE_SECTIONS = sectionsWhere(({ kind }) => kind === "page");

const SECTION = new RegExp(
  `^(?:${LANGUAGE_PREFIX})?/(${PAGE_SECTIONS.filter(Boolean).join("|")})(?:[./]|$)`,
);
const HOME = new RegExp(`^${requestSource("")}$`);

/** Return the section of a request's path, `home` for the home page, or null. */
export function sectionOfPath(path: string): string | null {
  return SECTION.exec(path)?.[1] ?? (HOME.test(path) ? "home" : null);
}
