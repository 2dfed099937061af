/**
 * Takes the address a request says it comes from, the request's own address and the registered origin, if one is;
 * returns whether they are one domain. PayPhone locks its browser token to one (fact sheet, section 6).
 */
export function isRegisteredDomain(
  from: string | undefined,
  requestUrl: string,
  allowedOrigin: string | undefined,
): boolean {
  if (from === undefined || !URL.canParse(from)) return false;
  return new URL(from).host === new URL(allowedOrigin ?? requestUrl).host;
}
