const LOOPBACK_OF: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** Return the origin of a host, which may be an IPv6 address. */
export function originOf(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Return the origin at which the shop reaches itself, from the host and port it listens on. */
export function ownOrigin(host: string, port: number): string {
  return originOf(LOOPBACK_OF[host] ?? host, port);
}
