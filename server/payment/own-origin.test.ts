import { expect, test } from "vitest";
import { ownOrigin } from "./own-origin.ts";

test.each([
  ["127.0.0.1", "http://127.0.0.1:3000"],
  ["localhost", "http://localhost:3000"],
  ["0.0.0.0", "http://127.0.0.1:3000"],
  ["::", "http://[::1]:3000"],
  ["::1", "http://[::1]:3000"],
  ["fd00::1", "http://[fd00::1]:3000"],
])("reaches a shop that listens on %s at %s", (host, origin) => {
  expect(ownOrigin(host, 3000)).toBe(origin);
  expect(new URL(origin).origin).toBe(origin);
});
