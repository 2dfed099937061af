/** Return the network of a client's IP key: the /24 or /48 that one customer of a provider may have. */
export function clientNetwork(client: string): string {
  const isIpv6 = client.includes(":");
  return client.split(isIpv6 ? ":" : ".", 3).join(isIpv6 ? ":" : ".");
}
