import type { IncomingMessage } from "node:http";
import { DEFAULT_LANGUAGE, languageOf, pathIn } from "#app/domain/text/language.ts";
import { languageFromCookie, preferredLanguage } from "#app/domain/text/preferred-language.ts";
import { PAGE_SECTIONS } from "#app/route-patterns.ts";

export type Visit = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Firefox calls a page that the service worker fetches `empty`. */
const PAGE_DESTINATIONS = ["document", "empty"];

function isDocument({ method, url = "/", headers }: Visit): boolean {
  const section = /^\/([^/?]*)/.exec(url)?.[1];
  const { accept = "" } = headers;
  const destination = String(headers["sec-fetch-dest"] ?? "document");
  const isRead = method === "GET" || method === "HEAD";
  const isPage = PAGE_DESTINATIONS.includes(destination) && accept.includes("text/html");
  return isRead && isPage && section !== undefined && PAGE_SECTIONS.includes(section);
}

/** Return the Spanish path of a visit that is to be redirected, or null. */
function spanishPathOf(visit: Visit): string | null {
  const { url = "/", headers } = visit;
  if (languageOf(url) !== DEFAULT_LANGUAGE || !isDocument(visit)) return null;
  const language =
    languageFromCookie(headers.cookie) ?? preferredLanguage(headers["accept-language"]);
  return language && language !== DEFAULT_LANGUAGE ? pathIn(language, url) : null;
}

/**
 * Return the redirect to the Spanish page for a visitor who chose Spanish before or, without a choice, whose browser prefers it. Null
 * for paths that name their language, crawlers without a preference, and requests that are not documents. Keeps the
 * query, such as a payment's return. Runs before the page cache, whose pages are the same for everyone.
 */
export function followLanguage(
  visit: Visit,
  plainHeaders: Record<string, string>,
): Response | null {
  const location = spanishPathOf(visit);
  if (!location) return null;
  return new Response(null, {
    status: 302,
    headers: {
      ...plainHeaders,
      Location: location,
      "Cache-Control": "no-store",
      Vary: "Accept-Language, Cookie",
    },
  });
}
