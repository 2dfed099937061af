import { DEFAULT_LANGUAGE, LANGUAGES } from "./domain/language.ts";
import { ROUTE_TABLE, type RouteEntry } from "./route-table.ts";

/** What the paths in other languages than the default begin with. */
const LANGUAGE_PREFIX = `/(?:${LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE).join("|")})`;

const ANY_PARAM = "[^/]+";

/** Takes a route's path and the pattern of its parameter, and returns the source of a pattern of its English paths. */
export function pathSource(path: string, param = ANY_PARAM): string {
  return `/${path.replaceAll(".", "\\.").replace(/:\w+/g, param)}`;
}

/**
 * Takes a route's path and the pattern of its parameter, and returns the source of a pattern of its paths in every language: the
 * document's and, with `.data`, those of React Router's requests for its data.
 */
export function requestSource(path: string, param?: string): string {
  if (path === "") return `(?:/|/_\\.data|${LANGUAGE_PREFIX}(?:\\.data)?)`;
  return `(?:${LANGUAGE_PREFIX})?${pathSource(path, param)}(?:\\.data)?`;
}

/** Returns the pattern of the requests for the page where a payment starts, or where the provider returns to. */
export function paymentPattern(step: NonNullable<RouteEntry["payment"]>): RegExp {
  const paths = ROUTE_TABLE.filter(({ payment }) => payment === step).map(({ path }) =>
    requestSource(path),
  );
  return new RegExp(`^(?:${paths.join("|")})/?$`);
}

/** Takes a route's path and returns its first part, which names a section of the shop; "" for the home page. */
export function sectionOf(path: string): string {
  return path.split("/", 1)[0] ?? "";
}

/** Returns the sections of the entries that pass a test, each once. */
export function sectionsWhere(passes: (entry: RouteEntry) => boolean): string[] {
  return [...new Set(ROUTE_TABLE.filter(passes).map(({ path }) => sectionOf(path)))];
}

/** The sections that documents stand in. */
export const PAGE_SECTIONS = sectionsWhere(({ kind }) => kind === "page");

const SECTION = new RegExp(
  `^(?:${LANGUAGE_PREFIX})?/(${PAGE_SECTIONS.filter(Boolean).join("|")})(?:[./]|$)`,
);
const HOME = new RegExp(`^${requestSource("")}$`);

/** Takes a request's path and returns the section of the shop it is in, `home` for the home page; null outside of all. */
export function sectionOfPath(path: string): string | null {
  return SECTION.exec(path)?.[1] ?? (HOME.test(path) ? "home" : null);
}
