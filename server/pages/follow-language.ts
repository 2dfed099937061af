import type { IncomingMessage } from "node:http";
import { languageRedirectFor } from "./language-redirect.ts";

const one = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(",") : header;

/**
 * Takes a request and the headers that every answer carries, and returns the redirect to the same document in the language its reader wants, or null where the document
 * is shown as it is. Asked before any kept page is given out, since those are the same for everybody.
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
