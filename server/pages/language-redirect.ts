import { DEFAULT_LANGUAGE, languageOf, pathIn } from "#app/domain/language.ts";
import { languageFromCookie, preferredLanguage } from "#app/domain/preferred-language.ts";
import { PAGE_SECTIONS } from "#app/route-patterns.ts";

export type Visit = {
  method: string;
  /** Path and query. */
  path: string;
  accept?: string | undefined;
  acceptLanguage?: string | undefined;
  cookie?: string | undefined;
  /** What the browser wants it for, where it says so. */
  secFetchDest?: string | undefined;
};

function isDocument({ method, path, accept = "", secFetchDest = "document" }: Visit): boolean {
  const [, section = ""] = /^\/([^/?]*)/.exec(path) ?? [];
  const isRead = method === "GET" || method === "HEAD";
  const isPage = secFetchDest === "document" && accept.includes("text/html");
  return isRead && isPage && PAGE_SECTIONS.includes(section);
}

/**
 * Takes a visit and returns where to send its reader: from an English path to the Spanish one, when Spanish was chosen
 * before or, without a choice, is what the browser asks for. Null where the page is shown as it is: a path that names its
 * language, a crawler that asks for none, anything that is not a document. The query, a payment's return say, goes along.
 */
export function languageRedirectFor(visit: Visit): string | null {
  if (languageOf(visit.path) !== DEFAULT_LANGUAGE || !isDocument(visit)) return null;
  const wish = languageFromCookie(visit.cookie) ?? preferredLanguage(visit.acceptLanguage);
  return wish && wish !== DEFAULT_LANGUAGE ? pathIn(wish, visit.path) : null;
}
