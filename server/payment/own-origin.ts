const EVERY_ADDRESS: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** Takes the host and the port that the shop listens on and returns the origin at which the shop reaches itself. */
export function ownOrigin(host: string, port: number): string {
  const address = EVERY_ADDRESS[host] ?? host;
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}
