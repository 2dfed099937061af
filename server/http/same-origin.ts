const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Return whether a request may change anything: it comes from the shop's own pages or not from a page at all (CSRF check). Pages cannot
 * forge what is compared. Clients that are not browsers send neither header, and have no session that another site could abuse.
 */
export function isSameOrigin({ method, headers }: Request, ownHost: string): boolean {
  if (SAFE_METHODS.includes(method)) return true;
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (!origin) return true;
  const from = hostOf(origin);
  return from !== null && (from === ownHost || from === headers.get("host"));
}
