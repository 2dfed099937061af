const EVERY_ADDRESS: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** Return the origin at which the shop reaches itself, from the host and port it listens on. */
export function ownOrigin(host: string, port: number): string {
  const address = EVERY_ADDRESS[host] ?? host;
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}
