import { expect, test } from "vitest";
import { fitShares } from "./fit-shares.ts";

test.each([
  [
    [0, 7, 0],
    [0, 100, 0],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [1, 5, 2],
    [13, 62, 25],
  ],
  [
    [99, 0, 101],
    [50, 0, 50],
  ],
  [
    [1, 9999, 0],
    [0, 100, 0],
  ],
])("splits the votes %o into %o percent", ([small = 0, true_ = 0, large = 0], percent) => {
  const shares = fitShares({ runs_small: small, true_to_size: true_, runs_large: large });
  expect([shares?.runs_small, shares?.true_to_size, shares?.runs_large]).toEqual(percent);
});

test("has no shares without votes", () => {
  expect(fitShares({ runs_small: 0, true_to_size: 0, runs_large: 0 })).toBeNull();
});
