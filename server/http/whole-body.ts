/** Twice what 64 KB take on a slow phone line. */
const BODY_WITHIN_MS = 15_000;

/**
 * Takes a request whose body has been limited and returns the same request with its body in memory, so that a slow sender waits
 * here and not in a place that others need; null when the body has not come within the timeout in milliseconds.
 */
export async function withWholeBody(
  request: Request,
  timeoutMs = BODY_WITHIN_MS,
): Promise<Request | null> {
  if (request.body === null) return request;
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, timeoutMs, null);
  try {
    const body = await Promise.race([request.arrayBuffer(), late]);
    if (body === null) return null;
    const { url, method, headers, signal } = request;
    return new Request(url, { method, headers, signal, body });
  } finally {
    clearTimeout(timer);
  }
}
