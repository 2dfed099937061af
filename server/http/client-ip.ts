import { isIPv6 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { expandIPv6 } from "hono/utils/ipaddr";

const UNKNOWN = "unknown";
/** Some proxies (Azure's) append the port of the connection, new with each. */
const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/;
const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The /64 network of an IPv6 address: what a provider assigns to one customer. */
function networkOf(address: string): string {
  const groups = expandIPv6(address.replace(/%.*/, "").toLowerCase()).split(":");
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/**
 * Return the key by which limits count a client: its IPv4 address or IPv6 network.
 * `peer` is the address of the connection. Each proxy appends its caller to X-Forwarded-For, so only the last
 * `trustedProxies` entries are trusted; clients can forge the others.
 */
export function clientIp(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = [...(forwardedFor ?? "").split(","), peer ?? ""].map((hop) => hop.trim());
  const hop = hops.at(-1 - trustedProxies) || hops.find(Boolean) || UNKNOWN;
  const [, bracketed, bare] = WITH_PORT.exec(hop) ?? [];
  const trusted = bracketed ?? bare ?? hop;
  const address = IPV4_IN_IPV6.exec(trusted)?.[1] ?? trusted;
  return isIPv6(address) ? networkOf(address) : address.slice(0, 64);
}

/** Return the `clientIp` of a request. */
export function clientIpOf({ incoming }: HttpBindings, trustedProxies: number): string {
  const forwardedFor = String(incoming.headers["x-forwarded-for"] ?? "");
  return clientIp(incoming.socket.remoteAddress, forwardedFor, trustedProxies);
}
