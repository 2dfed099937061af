const LOOPBACK_OF: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** Return the origin at which the shop reaches itself, from the host and port it listens on. */
export function ownOrigin(host: string, port: number): string {
  const ip = LOOPBACK_OF[host] ?? host;
  return `http://${ip.includes(":") ? `[${ip}]` : ip}:${port}`;
}
