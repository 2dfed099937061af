/**
 * Takes a client's address as limits count it (an IPv4 address or an IPv6 /64) and returns the network that one customer of a
 * provider may have in whole: its /24 or its /48.
 */
export function clientNetwork(client: string): string {
  const isIpv6 = client.includes(":");
  return client.split(isIpv6 ? ":" : ".", 3).join(isIpv6 ? ":" : ".");
}
