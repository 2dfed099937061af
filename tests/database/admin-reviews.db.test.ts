import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { countPendingReviews, decideReview, listReviews } from "#app/data/admin/reviews.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

const ADD_REVIEWS = `
with bought as (
  insert into public.orders (reference, customer_name, email, phone, shipping_address, items, tax_rate,
    prices_include_tax, subtotal_amount, tax_amount, total_amount)
  values ('GL-1', 'Ana Paz', 'ana@example.com', '0991234567',
    '{"address": "Av. Amazonas", "city": "Quito", "postalCode": "", "country": "Ecuador"}',
    '[{"sku": "a", "name": "Scarf", "quantity": 1, "price": 85, "size": "", "color": "", "image": null}]',
    0.15, false, 85, 12.75, 97.75)
  returning id
)
insert into public.reviews (order_id, product_id, product_name, language, author, stars, size, color, is_sandbox, written_at)
select bought.id, gen_random_uuid(), 'Scarf', 'en', 'Ana ' || number, 5, '', '', false,
  timestamptz '2026-11-01 00:00:00+00' - number * interval '1 minute'
from bought cross join generate_series(1, 26) as number`;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql(ADD_REVIEWS);
  signStaffIn(shop);
});
afterAll(() => shop.close());

test("goes back to the page before when the last review of the last page is decided", async () => {
  const last = await listReviews({ state: "pending", page: 2 });
  expect(last.rows.map(({ author }) => author)).toEqual(["Ana 26"]);
  expect(last).toMatchObject({ page: 2, pageCount: 2, total: 26 });

  await decideReview(last.rows[0]?.id ?? "", "published");
  expect(await countPendingReviews()).toBe(25);
  const rest = await listReviews({ state: "pending", page: 2 });
  expect(rest).toMatchObject({ page: 1, pageCount: 1, total: 25 });
  expect(rest.rows.at(0)?.author).toBe("Ana 1");
  expect(await listReviews({ state: "rejected", page: 9 })).toEqual({
    rows: [],
    page: 1,
    pageCount: 1,
    total: 0,
  });
});

test("tells that a review was erased meanwhile", async () => {
  await expect(
    decideReview("00000000-0000-4000-8000-000000000000", "published"),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});
