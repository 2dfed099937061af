import { afterAll, beforeAll, expect, test } from "vitest";
import { type ManualShop, openManualShop } from "./manual-payments.ts";
import { BLAZER, DRESS } from "./sample-bag.ts";

/** Pictures may be data URLs of a megabyte. A stranger's bag must not multiply them. */
let shop: ManualShop;

beforeAll(async () => {
  shop = await openManualShop();
});
afterAll(() => shop.close());

test("copies no data URL into checkouts, orders and emails, but the URL of every other picture", async () => {
  const data = `data:image/png;base64,${"A".repeat(200_000)}`;
  await shop.sql(
    "update public.products set images = array[$2], image_colors = '{}' where id = $1",
    [DRESS.productId, data],
  );
  const checkout = await shop.start({ lines: [DRESS, { ...DRESS, size: "S" }, BLAZER] });
  expect(JSON.stringify(checkout).length).toBeLessThan(20_000);
  const order = await shop.payments.choose(checkout.reference, "transfer");
  expect(order.items.map(({ image }) => image)).toEqual([null, null, expect.stringMatching(/\w/)]);
  const [stored] = await shop.sql<{ bytes: number }>(
    `select octet_length(string_agg(row, '')) as bytes from (
       select mail.payload::text as row from public.outbox as mail
       union all select paid.items::text from public.orders as paid
       union all select line.image from public.checkout_lines as line
     ) as stored`,
  );
  expect(Number(stored?.bytes)).toBeLessThan(50_000);
});
