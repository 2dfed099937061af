/** Twice what 64 KB take on a slow phone line. */
const BODY_TIMEOUT_MS = 15_000;

/**
 * Return the request with its body in memory, or null after 15 seconds. Slow senders thus wait before they take a slot
 * of the concurrency limit. The body must be limited in size already.
 */
export async function bufferBody(request: Request): Promise<Request | null> {
  if (request.body === null) return request;
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, BODY_TIMEOUT_MS, null);
  try {
    const body = await Promise.race([request.arrayBuffer(), late]);
    if (body === null) return null;
    const { url, method, headers, signal } = request;
    return new Request(url, { method, headers, signal, body });
  } finally {
    clearTimeout(timer);
  }
}
