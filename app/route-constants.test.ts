import { expect, test } from "vitest";
import { routeConstants } from "./route-constants.ts";

test.each([
  ["/", true],
  ["/shop", true],
  ["/products/silk-blouse", true],
  ["/checkout", false],
  ["/bag", false],
])("lets browsers prefetch %s: %s", (path, isPrefetched) => {
  const { __PREFETCHED_PATHS__: paths = '""' } = routeConstants;
  expect(new RegExp(JSON.parse(paths)).test(path)).toBe(isPrefetched);
});
