import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [57, 57, [1, null, 56, 57]],
  [50, 4167, [1, null, 49, 50, 51, null, 4167]],
  [4167, 4167, [1, null, 4166, 4167]],
])("links the ends and the neighbors of page %d of %d", (page, pageCount, numbers) => {
  expect(pageWindow(page, pageCount)).toEqual(numbers);
});
