/**
 * Return whether a request's Referer has the registered host, or without one the request's own host. PayPhone
 * binds its browser token to one domain (fact sheet, section 6).
 */
export function isRegisteredDomain(
  from: string | undefined,
  requestUrl: string,
  allowedOrigin: string | undefined,
): boolean {
  if (from === undefined || !URL.canParse(from)) return false;
  return new URL(from).host === new URL(allowedOrigin ?? requestUrl).host;
}
