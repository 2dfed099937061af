import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
  ["without a proxy the connection counts", "203.0.113.7", undefined, 0, "203.0.113.7"],
  ["a header that a client made up counts nothing", "203.0.113.7", "1.2.3.4", 0, "203.0.113.7"],
  ["behind one proxy its entry counts", "10.0.0.1", "203.0.113.7", 1, "203.0.113.7"],
  ["what stands before its entry is made up", "10.0.0.1", "1.2.3.4, 203.0.113.7", 1, "203.0.113.7"],
  [
    "behind two, the first one's entry",
    "10.0.0.1",
    "1.2.3.4,203.0.113.7,10.0.0.2",
    2,
    "203.0.113.7",
  ],
  ["a proxy that adds no header", "10.0.0.1", undefined, 1, "10.0.0.1"],
  ["IPv4 written as IPv6", "::ffff:203.0.113.7", undefined, 0, "203.0.113.7"],
  ["one IPv6 network is one client", "2001:db8:0:1:aaaa::1", undefined, 0, "2001:db8:0:1::/64"],
  ["however it is written", "2001:0DB8::1:0:0:0:2", undefined, 0, "2001:db8:0:1::/64"],
  ["the machine itself", "::1", undefined, 0, "0:0:0:0::/64"],
  ["no address at all", undefined, undefined, 0, "unknown"],
])("%s", (_name, peer, header, proxies, expected) => {
  expect(clientAddress(peer, header, proxies)).toBe(expected);
});

test("a megabyte of header is no key", () => {
  expect(clientAddress("10.0.0.1", "x".repeat(1_000_000), 1).length).toBe(64);
});
