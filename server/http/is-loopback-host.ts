const LOOPBACK_IPV4 = /^127\.\d+\.\d+\.\d+$/;
/** The same network written as IPv6 (RFC 4291, 2.5.5.2), as URLs spell it: its first half begins with 127. */
const MAPPED_LOOPBACK = /^\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\]$/;
/** Nothing that a URL would take for a user, a port, a path or an encoded character. */
const PLAIN_HOST = /^[\w.:-]+$/;

/** A host in the one spelling that URLs have for it, an IPv6 address in brackets; null where there is none. */
function canonicalHost(host: string): string | null {
  const bare = /^\[(.*)\]$/.exec(host)?.[1] ?? host;
  if (!PLAIN_HOST.test(bare)) return null;
  const url = `http://${bare.includes(":") ? `[${bare}]` : bare}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, "") : null;
}

/**
 * Takes a host name or an address, however it is spelled, and returns whether only this machine answers to it: `localhost` and
 * names below it (RFC 6761), 127.0.0.0/8 and ::1. Names are not looked up; an unreadable host is not loopback.
 */
export function isLoopbackHost(host: string): boolean {
  const name = canonicalHost(host);
  if (name === null) return false;
  if (name === "localhost" || name.endsWith(".localhost")) return true;
  return LOOPBACK_IPV4.test(name) || name === "[::1]" || MAPPED_LOOPBACK.test(name);
}
