import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ManualShop, openManualShop } from "./manual-payments.ts";
import { checkoutOf, pay, pin, settle } from "./pay.ts";
import { type BagLine, PRODUCTS } from "./sample-bag.ts";

const PANTS: BagLine = {
  productId: PRODUCTS.palazzoPants,
  size: "M",
  color: "Cream",
  quantity: 1,
};

let shop: ManualShop;

beforeAll(async () => {
  shop = await openManualShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  await count("Cream", 2);
});

/** Make a color the only one that the pants are counted in, as the product form does. */
async function count(color: string, quantity: number) {
  const [row] = await shop.sql<{ version: string }>(
    "select updated_at::text as version from public.products where id = $1",
    [PANTS.productId],
  );
  const { body } = await shop.rpc("staff", "change_product", {
    id: PANTS.productId,
    version: row?.version,
    columns: { colors: [color], sizes: ["M"], inventory_status: "in-stock" },
    variants: [{ size: "M", color, quantity }],
  });
  expect(body).toBe(true);
}

const start = (email: string, color = "Cream") =>
  shop.start({ email, lines: [{ ...PANTS, color }] });

const cancel = async (order_id: string) =>
  (await shop.rpc("server", "cancel_order", { order_id, staff_id: shop.staff, restock: true }))
    .body;

test("charges nothing for a color that was renamed, and sells its unit once", async () => {
  const earlier = await pay(shop, (await start("eva@example.com")).reference);
  const held = await start("ana@example.com");
  await count("Ivory", 1);
  const later = await start("ines@example.com", "Ivory");
  expect((await pay(shop, later.reference)).status).toBe("pending");
  expect(await pin(shop, held.reference)).toEqual({ outcome: "sold_out" });
  expect(await checkoutOf(shop, held.reference)).toMatchObject({ failure: "sold_out" });
  expect(await cancel(earlier.id)).toEqual({ restored: false });
});

test("confirms no transfer for a color that was renamed, until it has its name again", async () => {
  const awaiting = await shop.order("transfer", { lines: [PANTS] });
  await count("Ivory", 2);
  await expect(shop.decisions.confirm(awaiting.id, shop.staff)).rejects.toMatchObject({
    code: "OUT_OF_STOCK",
  });
  await count("Cream", 2);
  await shop.decisions.confirm(awaiting.id, shop.staff);
  expect(await shop.orderRow(awaiting.id)).toMatchObject({ status: "pending", is_paid: true });
});

test("keeps the order of a payment that was begun before the color was renamed", async () => {
  const { reference } = await start("ana@example.com");
  await pin(shop, reference);
  await count("Ivory", 2);
  expect((await settle(shop, reference)).body).toMatchObject({ status: "pending" });
});
