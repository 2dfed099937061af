import type { Encoding } from "../../http/accepted-encoding.ts";
import type { RenderedPage } from "./rendered-page.ts";

const NO_BODY = 304;

/**
 * An answer to a browser that fetches a page ahead of its reader, which would have to be asked for again when the page is opened: it
 * may be shown within five seconds, and by nobody between the two.
 */
const AHEAD = "private, max-age=5";

/** What of a request's headers its answer depends on. */
export type Reader = {
  encoding: Encoding;
  ifNoneMatch: string | undefined;
  /** The `Sec-Purpose` header. */
  purpose: string | undefined;
};

/** Whether an If-None-Match header names this tag; a weak comparison, as RFC 9110 (13.1.2) asks. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/**
 * Takes a finished page and its reader, and returns the answer: the body, or 304 to one who has it already. `onGrown` is called when
 * an encoding was made for the first time.
 */
export function answerWith(
  page: RenderedPage,
  { encoding, ifNoneMatch, purpose }: Reader,
  onGrown: () => void,
): Response | Promise<Response> {
  const etag = page.etag(encoding);
  const vary = ["Accept-Encoding", page.headers.vary].filter(Boolean).join(", ");
  const headers: Record<string, string> = { ...page.headers, vary };
  if (page.status === 200) {
    headers.etag = etag;
    const isAhead = purpose?.startsWith("prefetch") && headers["cache-control"] === "no-cache";
    if (isAhead) headers["cache-control"] = AHEAD;
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
