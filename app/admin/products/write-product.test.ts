// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from "vitest";
import { restoreProduct } from "#app/data/admin/delete-product.ts";
import { finishEarlierRemovals, rememberRemoval } from "#app/data/admin/picture-removals.ts";
import { removeUnusedPictures } from "#app/data/admin/pictures.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { writeProduct } from "./write-product.tsx";

vi.mock("#app/data/admin/delete-product.ts");
vi.mock("#app/data/admin/pictures.ts");

afterEach(() => vi.resetAllMocks());

test("keeps the pictures of a product whose restoration failed", async () => {
  const product = { id: "p", images: ["a.webp"] } as AdminProduct;
  rememberRemoval(product.images, 0);
  vi.mocked(restoreProduct).mockRejectedValueOnce(new ShopError("UNAVAILABLE", "503"));
  await writeProduct({ intent: "restore", product });
  await finishEarlierRemovals(1_000_000);
  expect(removeUnusedPictures).not.toHaveBeenCalled();
});
