import { expect, test } from "vitest";
import { reviewsPath } from "./reviews-path.ts";

test("names the page, except the first", () => {
  expect(reviewsPath("silk-blouse")).toBe("/products/silk-blouse/reviews");
  expect(reviewsPath("silk-blouse", 2)).toBe("/products/silk-blouse/reviews?page=2");
});
