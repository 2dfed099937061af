import { expect, test, vi } from "vitest";
import { quoteOwnerOrder } from "#app/data/admin/owner-orders.ts";
import { MAX_BAG_LINES } from "#app/domain/bag/bag.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { Route } from "./+types/order-quote";
import { clientLoader } from "./order-quote.ts";

vi.mock("#app/data/admin/owner-orders.ts");

const LINE = {
  productId: "a0000000-0000-4000-8000-000000000001",
  size: "M",
  color: "Cream",
  quantity: 1,
  price: 24_500,
  ownPrice: null,
};

const load = (count: number) => {
  const lines = Array(count).fill(LINE);
  const order = { lines, delivery: "pickup", discount: null, country: "Ecuador", province: "" };
  const query = new URLSearchParams({ request: JSON.stringify(order) });
  const request = new Request(`http://shop.test/admin/orders/new/quote?${query}`);
  return clientLoader({ request } as unknown as Route.ClientLoaderArgs);
};

test("quotes as many lines as a bag may have", async () => {
  vi.mocked(quoteOwnerOrder).mockResolvedValue({ total: 1 } as never);
  expect(await load(MAX_BAG_LINES)).toMatchObject({ value: { total: 1 }, error: null });
});

test("returns an error for more lines, which keeps the form", async () => {
  const { value, error } = await load(MAX_BAG_LINES + 1);
  expect([value, error]).toEqual([null, expect.any(ShopError)]);
  expect(quoteOwnerOrder).not.toHaveBeenCalled();
});
