/**
 * Return a request with its body read and its true length declared.
 *
 * Defect: Storage compares the declared `Content-Length` with the size limit, and nothing where it is missing.
 * Upstream: count the bytes of the body.
 */
export async function withContentLength(request: Request): Promise<Request> {
  if (request.body === null) return request;
  const body = await request.arrayBuffer();
  const headers = new Headers(request.headers);
  headers.set("content-length", String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, body });
}
