const HOUR = 3600;

/** Stream a sitemap's chunks as they are read: a large one is 15 MB. */
export function sitemapResponse(chunks: Iterator<string, void>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = chunks.next();
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
