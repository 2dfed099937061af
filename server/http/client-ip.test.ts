import { expect, test } from "vitest";
import { clientIp } from "./client-ip.ts";

test.each([
  ["uses the connection without a proxy", "203.0.113.7", undefined, 0, "203.0.113.7"],
  ["ignores a forged header", "203.0.113.7", "1.2.3.4", 0, "203.0.113.7"],
  ["uses the entry of one proxy", "10.0.0.1", "203.0.113.7", 1, "203.0.113.7"],
  ["ignores entries before the proxy's", "10.0.0.1", "1.2.3.4, 203.0.113.7", 1, "203.0.113.7"],
  [
    "uses the first of two proxies' entries",
    "10.0.0.1",
    "1.2.3.4,203.0.113.7,10.0.0.2",
    2,
    "203.0.113.7",
  ],
  [
    "uses the shopper's entry, which a CDN makes, before the one of our proxy",
    "127.0.0.1",
    "203.0.113.7, 198.51.100.4",
    2,
    "203.0.113.7",
  ],
  [
    "falls back to the connection when the proxy adds no header",
    "10.0.0.1",
    undefined,
    1,
    "10.0.0.1",
  ],
  ["unwraps an IPv4-mapped address", "::ffff:203.0.113.7", undefined, 0, "203.0.113.7"],
  [
    "counts an IPv6 network as one client",
    "2001:db8:0:1:aaaa::1",
    undefined,
    0,
    "2001:db8:0:1::/64",
  ],
  ["normalizes an IPv6 address", "2001:0DB8::1:0:0:0:2", undefined, 0, "2001:db8:0:1::/64"],
  ["handles the loopback address", "::1", undefined, 0, "0:0:0:0::/64"],
  ["drops a port", "10.0.0.1", "203.0.113.7:20001", 1, "203.0.113.7"],
  ["drops brackets and a port", "10.0.0.1", "[2001:db8:0:1::2]:443", 1, "2001:db8:0:1::/64"],
  ["drops brackets", "10.0.0.1", "[2001:db8:0:1::2]", 1, "2001:db8:0:1::/64"],
  ["drops a port after an IPv4-mapped address", "::1", "[::ffff:203.0.113.7]:1", 1, "203.0.113.7"],
  ["handles a missing address", undefined, undefined, 0, "unknown"],
])("%s", (_name, peer, header, proxies, expected) => {
  expect(clientIp(peer, header, proxies)).toBe(expected);
});

test("truncates a header of a megabyte", () => {
  expect(clientIp("10.0.0.1", "x".repeat(1_000_000), 1).length).toBe(64);
});
