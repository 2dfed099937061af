import { DEFAULT_LANGUAGE, languageOf, pathIn } from "#app/domain/text/language.ts";
import { languageFromCookie, preferredLanguage } from "#app/domain/text/preferred-language.ts";
import { PAGE_SECTIONS } from "#app/route-patterns.ts";

export type Visit = {
  method: string;
  /** Path and query. */
  path: string;
  accept?: string | undefined;
  acceptLanguage?: string | undefined;
  cookie?: string | undefined;
  /** The `Sec-Fetch-Dest` header. */
  secFetchDest?: string | undefined;
};

/** Firefox calls a page that the service worker fetches `empty`. */
const PAGE_DESTINATIONS = ["document", "empty"];

function isDocument({ method, path, accept = "", secFetchDest = "document" }: Visit): boolean {
  const section = /^\/([^/?]*)/.exec(path)?.[1];
  const isRead = method === "GET" || method === "HEAD";
  const isPage = PAGE_DESTINATIONS.includes(secFetchDest) && accept.includes("text/html");
  return isRead && isPage && section !== undefined && PAGE_SECTIONS.includes(section);
}

/**
 * Return the Spanish path for a visitor who chose Spanish before or, without a choice, whose browser prefers it. Null
 * for paths that name their language, crawlers without a preference, and requests that are not documents. Keeps the
 * query, such as a payment's return.
 */
export function languageRedirectFor(visit: Visit): string | null {
  if (languageOf(visit.path) !== DEFAULT_LANGUAGE || !isDocument(visit)) return null;
  const language = languageFromCookie(visit.cookie) ?? preferredLanguage(visit.acceptLanguage);
  return language && language !== DEFAULT_LANGUAGE ? pathIn(language, visit.path) : null;
}
