import { expect, test } from "vitest";
import { clientNetwork } from "./client-network.ts";

test.each([
  ["203.0.113.7", "203.0.113"],
  ["2001:db8:1:2::/64", "2001:db8:1"],
  ["unknown", "unknown"],
])("%s belongs to %s", (client, network) => {
  expect(clientNetwork(client)).toBe(network);
});
