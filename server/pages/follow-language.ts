import type { IncomingMessage } from "node:http";
import { languageRedirectFor } from "./language-redirect.ts";

const one = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(",") : header;

/**
 * Return the redirect to the page in the visitor's language, or null. Runs before the page cache, whose pages are the
 * same for everyone.
 */
export function followLanguage(
  { method, url, headers }: IncomingMessage,
  plainHeaders: Record<string, string>,
): Response | null {
  const location = languageRedirectFor({
    method: method ?? "GET",
    path: url ?? "/",
    accept: headers.accept,
    acceptLanguage: headers["accept-language"],
    cookie: headers.cookie,
    secFetchDest: one(headers["sec-fetch-dest"]),
  });
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
