import type { Encoding } from "../../http/accepted-encoding.ts";
import type { RenderedPage } from "./rendered-page.ts";

const NO_BODY = 304;

/** For prefetched pages: the navigation within five seconds reuses the response instead of requesting it again. */
const PREFETCH_CACHE_CONTROL = "private, max-age=5";

/** The request headers that the response depends on. */
type Reader = {
  encoding: Encoding;
  ifNoneMatch: string | undefined;
  /** The `Sec-Purpose` header. */
  purpose: string | undefined;
};

/** Whether If-None-Match has a weak ETag (RFC 9110, 13.1.2); a proxy may have sent it as a strong one. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => `W/${tag.trim().replace(/^W\//, "")}` === etag);
}

/**
 * Return a rendered page as a response, 304 when the browser has it. `onGrown` is called after an encoding was created.
 */
export function pageResponse(
  page: RenderedPage,
  { encoding, ifNoneMatch, purpose }: Reader,
  onGrown: () => void,
): Response | Promise<Response> {
  const vary = ["Accept-Encoding", page.headers.vary].filter(Boolean).join(", ");
  const headers: Record<string, string> = { ...page.headers, vary };
  if (page.status === 200) {
    headers.etag = page.etag;
    const isPrefetch = purpose?.startsWith("prefetch") && headers["cache-control"] === "no-cache";
    if (isPrefetch) headers["cache-control"] = PREFETCH_CACHE_CONTROL;
    if (matchesEtag(ifNoneMatch, page.etag)) {
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
