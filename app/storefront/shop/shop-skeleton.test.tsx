import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShopSkeleton } from "./shop-skeleton.tsx";

test("names no heading, because a category's page has its own", () => {
  expect(renderToStaticMarkup(<ShopSkeleton />).replaceAll(/<[^>]+>/g, "")).toBe("");
});
