/** Return a response with the security headers, unless it is a page with its own. `plainHeaders` by name. */
export function withSecurityHeaders(
  response: Response,
  plainHeaders: Record<string, string>,
): Response {
  if (response.headers.has("Content-Security-Policy")) return response;
  // The headers of a forwarded response are immutable.
  const answer = new Response(response.body, response);
  for (const [name, value] of Object.entries(plainHeaders)) answer.headers.set(name, value);
  return answer;
}
