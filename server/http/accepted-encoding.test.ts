import { expect, test } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["identity", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5, br;q=0", "gzip"],
  ["br; q=0.000", "identity"],
  ["brotli", "identity"],
])("responds to %s with %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
