const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/** What a browser sends about the origin of a request; pages cannot forge it. */
type RequestOrigin = {
  method: string;
  origin: string | undefined;
  secFetchSite: string | undefined;
  /** The Host header. */
  host: string | undefined;
};

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Return whether a request may change anything: it comes from the shop's own pages or not from a page at all (CSRF
 * check).
 * Clients that are not browsers send neither header, and have no session that another site could abuse.
 */
export function isSameOrigin(request: RequestOrigin, ownHost: string): boolean {
  if (SAFE_METHODS.includes(request.method)) return true;
  const { secFetchSite, origin, host } = request;
  if (secFetchSite) return secFetchSite === "same-origin" || secFetchSite === "none";
  if (!origin) return true;
  const from = hostOf(origin);
  return from !== null && (from === ownHost || from === host);
}
