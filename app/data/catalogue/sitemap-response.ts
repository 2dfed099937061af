const HOUR = 3600;
const RETRY_SECONDS = "600";

/** Takes a sitemap piece by piece and returns the answer, made as fast as it is read: a large one is 15 MB. */
export function sitemapResponse(pieces: Iterator<string, void>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": `public, max-age=${HOUR}`,
    },
  });
}

/** Asks crawlers to come again: what cannot be read must not look as if it were gone. */
export function sitemapUnavailable(): Response {
  const headers = { "Retry-After": RETRY_SECONDS, "Cache-Control": "no-store" };
  return new Response(null, { status: 503, headers });
}
