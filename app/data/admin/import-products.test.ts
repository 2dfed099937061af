import { afterEach, expect, test, vi } from "vitest";
import type { PlannedRow } from "#app/domain/product-csv/product-import.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { type ErrorCode, ShopError } from "#app/domain/shop/shop-error.ts";
import { importProducts } from "./import-products.ts";
import { updateProduct } from "./save-product.ts";

vi.mock("./save-product.ts");

const ROWS = [2, 3, 4].map(
  (line): PlannedRow => ({
    line,
    name: `Line ${line}`,
    nameEs: "",
    action: "change",
    product: { id: String(line) } as AdminProduct,
    changes: { price: 100 },
  }),
);

afterEach(() => vi.resetAllMocks());

async function importWith(code: ErrorCode) {
  vi.mocked(updateProduct)
    .mockResolvedValue()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new ShopError(code, "No."));
  const progress: number[] = [];
  const failed = await importProducts(ROWS, (done) => progress.push(done));
  return { progress, lines: failed.map(({ line }) => line) };
}

test.each(["UNAVAILABLE", "NOT_SIGNED_IN"] as const)(
  "stops at the row that fails with %s",
  async (code) => {
    expect(await importWith(code)).toEqual({ progress: [1, 2], lines: [3] });
    expect(updateProduct).toHaveBeenCalledTimes(2);
  },
);

test("goes on after a row that is rejected", async () => {
  expect(await importWith("REJECTED")).toEqual({ progress: [1, 2, 3], lines: [3] });
});
