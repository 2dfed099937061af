import type { Encoding } from "../http/accepted-encoding.ts";
import type { RenderedPage } from "./rendered-page.ts";

const NO_BODY = 304;

/** Whether an If-None-Match header names this tag; a weak comparison, as RFC 9110 (13.1.2) asks. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/**
 * Takes a finished page, the encoding its reader takes and the tag the reader has already, and returns the answer: the body,
 * or 304. `onGrown` is called when an encoding was made for the first time.
 */
export function answerWith(
  page: RenderedPage,
  encoding: Encoding,
  ifNoneMatch: string | undefined,
  onGrown: () => void,
): Response | Promise<Response> {
  const etag = page.etag(encoding);
  const vary = ["Accept-Encoding", page.headers.vary].filter(Boolean).join(", ");
  const headers: Record<string, string> = { ...page.headers, vary };
  if (page.status === 200) {
    headers.etag = etag;
    if (names(ifNoneMatch, etag)) {
      delete headers["content-type"];
      return new Response(null, { status: NO_BODY, headers });
    }
  }
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  const respond = (body: Uint8Array) =>
    new Response(body as Uint8Array<ArrayBuffer>, { status: page.status, headers });
  const body = page.body(encoding);
  if (body instanceof Uint8Array) return respond(body);
  return body.then((made) => {
    onGrown();
    return respond(made);
  });
}
