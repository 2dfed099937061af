import { expect, test } from "vitest";
import { NO_REVIEWS, type ProductReviews, type Review } from "#app/domain/review/review.ts";
import { newestReviews } from "./newest-reviews.ts";

const reading = (value: ProductReviews) => ({
  listReviews: async () => ({ value, source: "database" as const }),
});

test("sends four reviews at most, with the counts of all", async () => {
  const reviews = Array.from({ length: 20 }, (_, index) => ({ id: String(index) })) as Review[];
  const found = await newestReviews(reading({ ...NO_REVIEWS, count: 23, reviews }), "a");
  expect(found?.count).toBe(23);
  expect(found?.reviews.map(({ id }) => id)).toEqual(["0", "1", "2", "3"]);
});

test("finds none where there are none, or where they cannot be read", async () => {
  expect(await newestReviews(reading(NO_REVIEWS), "a")).toBeNull();
  const listReviews = () => Promise.reject(new Error("unreachable"));
  expect(await newestReviews({ listReviews }, "a")).toBeNull();
});
