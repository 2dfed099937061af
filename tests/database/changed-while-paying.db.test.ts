import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ManualShop, openManualShop } from "./manual-payments.ts";
import { checkoutOf, pay, pin, settle } from "./pay.ts";
import { type BagLine, BLAZER, DRESS, PRODUCTS } from "./sample-bag.ts";

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
  expect(await cancel(earlier.id)).toEqual({ restored: false, lost: true });
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
  const { body } = await settle(shop, reference);
  expect(body).toMatchObject({ status: "pending" });
  expect(await oversold(body.id)).toMatchObject([{ note: expect.stringContaining("M · Cream") }]);
});

const oversold = async (id: string) =>
  (await shop.history(id)).filter(({ kind }) => kind === "oversold");

const lower = (quantity: number) =>
  shop.sql("update public.products set quantity = $2 where id = $1", [BLAZER.productId, quantity]);

test("lists the units that an order sold and the stock lacked, and alerts the owner once", async () => {
  const { reference } = await shop.start({ lines: [{ ...BLAZER, quantity: 3 }, DRESS] });
  await lower(1);
  const { id } = await pay(shop, reference);
  await settle(shop, reference);
  expect(await oversold(id)).toMatchObject([
    { to_status: "pending", actor: null, note: "2 × Cashmere Blazer · S · Camel" },
  ]);
  expect(await shop.alerts()).toMatchObject([
    { problem: "oversold", orderId: id, transactionId: `T-${reference}` },
  ]);
});

test("alerts the owner of a transfer without a transaction, and of no order that the stock served", async () => {
  const [served, short] = [
    await shop.order("transfer"),
    await shop.order("cash_on_delivery", { email: "eva@example.com" }),
  ];
  await lower(1);
  await shop.decisions.confirm(served.id, shop.staff);
  await shop.decisions.accept(short.id, shop.staff);
  expect(await oversold(served.id)).toEqual([]);
  expect(await oversold(short.id)).toMatchObject([{ note: "1 × Cashmere Blazer · S · Camel" }]);
  expect(await shop.alerts()).toMatchObject([{ problem: "oversold", transactionId: null }]);
});

test("keeps the rate of IVA of an unpaid order in all its amounts, however it is paid after a change", async () => {
  await shop.sql("update public.delivery_zones set price = 7.77");
  const [transfer, card] = [await shop.order(), await shop.order()];
  await shop.sql(
    "insert into public.tax_rates (valid_from, rate) values (public.shop_day(), 0.12)",
  );
  await shop.decisions.confirm(transfer.id, shop.staff);
  const { checkout } = await shop.payments.replaceCheckout(card.reference);
  await pay(shop, checkout.reference);
  const rates = await shop.sql(
    `select distinct paid.tax_rate::float as rate, held.tax_rate::float as held,
       paid.delivery_amount > 0 and paid.tax_amount = round((paid.total_amount - paid.tax_amount) * 0.15, 2) as is_whole
     from public.orders as paid join public.checkouts as held on held.id = paid.checkout_id where paid.status = 'pending'`,
  );
  expect(rates).toEqual([{ rate: 0.15, held: 0.15, is_whole: true }]);
  expect(await shop.inconsistencies()).toEqual([]);
  await shop.sql("delete from public.tax_rates where rate = 0.12");
  await shop.sql("update public.delivery_zones set price = 0");
});
