const LOOPBACK_IPV4 = /^127\.\d+\.\d+\.\d+$/;
/** The same network as an IPv4-mapped IPv6 address in URL form (RFC 4291, 2.5.5.2). */
const MAPPED_LOOPBACK = /^\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\]$/;
/** No character that a URL parses as user, port, path or percent encoding. */
const PLAIN_HOST = /^[\w.:-]+$/;

/** Return a host in the normalized form of URLs, IPv6 in brackets; null when it is not a host. */
function canonicalHost(host: string): string | null {
  const bare = /^\[(.*)\]$/.exec(host)?.[1] ?? host;
  if (!PLAIN_HOST.test(bare)) return null;
  const url = `http://${bare.includes(":") ? `[${bare}]` : bare}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, "") : null;
}

/**
 * Return whether a host name or IP address is loopback: `localhost` and its subdomains (RFC 6761), 127.0.0.0/8 and ::1.
 * Names are not resolved; an invalid host is not loopback.
 */
export function isLoopbackHost(host: string): boolean {
  const name = canonicalHost(host);
  if (name === null) return false;
  if (name === "localhost" || name.endsWith(".localhost")) return true;
  return LOOPBACK_IPV4.test(name) || name === "[::1]" || MAPPED_LOOPBACK.test(name);
}
