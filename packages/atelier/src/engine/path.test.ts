import { expect, test } from "vitest";
import { path } from "./path.ts";

test("a chart is read as its points", () => {
  expect(path("0,1.5 -2,3\n 4,5")).toEqual([
    [0, 1.5],
    [-2, 3],
    [4, 5],
  ]);
});

test("a slip of the pen is refused", () => {
  expect(() => path("1,2 3")).toThrow("not a point: 3");
  expect(() => path("1,2,3")).toThrow();
  expect(() => path("1,x")).toThrow();
});
