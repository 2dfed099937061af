const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/** What a browser says about where a request comes from; a page cannot forge either. */
export type RequestOrigin = {
  method: string;
  origin: string | undefined;
  secFetchSite: string | undefined;
  /** The host the request was sent to. */
  host: string | undefined;
};

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Takes where a request comes from and the shop's own host, and returns whether it may change anything: it may when it comes
 * from the shop's own pages, or from no page at all. A caller that is no browser sends neither header, and has no cookie or
 * session that a foreign page could abuse.
 */
export function isSameOrigin(request: RequestOrigin, ownHost: string): boolean {
  if (SAFE_METHODS.includes(request.method)) return true;
  const { secFetchSite, origin, host } = request;
  if (secFetchSite) return secFetchSite === "same-origin" || secFetchSite === "none";
  if (!origin) return true;
  const from = hostOf(origin);
  return from !== null && (from === ownHost || from === host);
}
