import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { catalogueIn } from "#app/data/catalogue/catalogue-in.ts";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import { NO_REVIEWS } from "#app/domain/review/review.ts";
import { loader } from "./product-reviews.tsx";

/** Load the page at a path of a shop where the product has this many reviews. */
async function load(path: string, count: number, former: { slug: string | null } | null = null) {
  const listReviews = vi.fn(async () => ({ ...NO_REVIEWS, count }));
  const stored = { ...sampleCatalogue(), listReviews, findFormerSlug: async () => former };
  const context = new RouterContextProvider();
  context.set(catalogueContext, catalogueIn("en", withSource(stored, "database")));
  const url = new URL(path, "https://shop.test");
  const slug = /products\/([^/]+)/.exec(url.pathname)?.[1] ?? "";
  const pattern = "/es?/products/:slug/reviews" as const;
  const args = { request: new Request(url), url, pattern, params: { slug }, context };
  const answer = await loader(args).catch((thrown: unknown) => thrown);
  return { answer, listReviews };
}

const redirected = async (...args: Parameters<typeof load>) => {
  const { answer } = await load(...args);
  if (!(answer instanceof Response)) throw new Error("No redirect");
  return [answer.status, answer.headers.get("location")];
};

test.each([
  ["", 1],
  ["?page=2", 2],
  ["?page=-1", 1],
  ["?page=1e9", 1],
  ["?page=%00%ff", 1],
  ["?page[]=2", 1],
])("reads page %s of the reviews as %d", async (query, page) => {
  const { answer, listReviews } = await load(`/products/silk-wrap-dress/reviews${query}`, 23);
  expect(answer).toMatchObject({ page, pageCount: 2, product: { slug: "silk-wrap-dress" } });
  expect(listReviews).toHaveBeenCalledExactlyOnceWith("silk-wrap-dress", page);
});

test("redirects from past the last page to that page, in its language", async () => {
  expect(await redirected("/es/products/silk-wrap-dress/reviews?page=3", 23)).toEqual([
    302,
    "/es/products/silk-wrap-dress/reviews?page=2",
  ]);
});

test("redirects to the product where it has no reviews", async () => {
  expect(await redirected("/products/silk-wrap-dress/reviews", 0)).toEqual([
    302,
    "/products/silk-wrap-dress",
  ]);
});

test("redirects from a former slug, and finds no unknown product", async () => {
  const former = { slug: "silk-wrap-dress" };
  expect(await redirected("/es/products/old-dress/reviews?page=2", 23, former)).toEqual([
    301,
    "/es/products/silk-wrap-dress/reviews?page=2",
  ]);
  expect((await load("/products/no-such/reviews", 23)).answer).toMatchObject({
    init: { status: 404 },
  });
});
