import { expect, test } from "vitest";
import { path } from "./path.ts";

test("parses a chart into points", () => {
  expect(path("0,1.5 -2,3\n 4,5")).toEqual([
    [0, 1.5],
    [-2, 3],
    [4, 5],
  ]);
});

test("rejects a malformed chart", () => {
  expect(() => path("1,2 3")).toThrow("not a point: 3");
  expect(() => path("1,2,3")).toThrow();
  expect(() => path("1,x")).toThrow();
});
