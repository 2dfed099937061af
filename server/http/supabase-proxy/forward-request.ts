import type { DatabaseFetch } from "../../database/socket-fetch.ts";

/** The headers that are forwarded. */
const REQUEST_HEADERS = [
  "accept",
  "apikey",
  "authorization",
  "content-type",
  "if-none-match",
  "prefer",
  "range",
  "range-unit",
  "x-client-info",
  "x-supabase-api-version",
];
const RESPONSE_HEADERS = [
  "content-length",
  "content-range",
  "content-type",
  "etag",
  "last-modified",
  "preference-applied",
  "www-authenticate",
  "x-sb-error-code",
  "x-supabase-api-version",
];

/** Stored pictures have unique names, so their URLs are immutable. */
const PUBLIC_FILE = "/storage/v1/object/public/";
const FOREVER = "public, max-age=31536000, immutable";

/** Longer statements end the database process anyway. */
const TIMEOUT_MS = 30_000;

export type ForwardedRequest = {
  method: string;
  url: URL;
  headers: Headers;
  body: ArrayBuffer | string | null;
};

function only(names: readonly string[], headers: Headers): Headers {
  const filtered = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) filtered.set(name, value);
  }
  return filtered;
}

/** Forward a request to the embedded Supabase and return its response. Rejects when it does not answer. */
export async function forwardRequest(
  { method, url, headers, body }: ForwardedRequest,
  send: DatabaseFetch,
): Promise<Response> {
  const response = await send(`http://localhost${url.pathname}${url.search}`, {
    method,
    headers: only(REQUEST_HEADERS, headers),
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answered = only(RESPONSE_HEADERS, response.headers);
  const isFile = response.ok && url.pathname.startsWith(PUBLIC_FILE);
  answered.set("Cache-Control", isFile ? FOREVER : "no-store");
  return new Response(response.body, { status: response.status, headers: answered });
}
