import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type StoredCatalogue, supabaseCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import { NO_REVIEWS } from "#app/domain/review/review.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { PRODUCTS } from "./sample-bag.ts";

const SLUG = "silk-wrap-dress";

let shop: TestShop;
let catalogue: StoredCatalogue;

beforeAll(async () => {
  shop = await openTestShop();
  catalogue = supabaseCatalogue(shop.clientAs("anon"));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.sql("delete from public.orders");
  await shop.sql("update public.products set is_draft = false where id = $1", [
    PRODUCTS.silkWrapDress,
  ]);
});

/** Write reviews of the dress, each from an order of its own; number 1 is the newest. */
async function write(count: number, columns: Record<string, unknown> = {}) {
  const review = {
    state: "published",
    stars: 5,
    fit: null,
    is_sandbox: false,
    author: "Ana",
    ...columns,
  };
  await shop.sql(
    `with ordered as (
       insert into public.orders (reference, customer_name, email, phone, shipping_address, items,
         tax_rate, prices_include_tax, subtotal_amount, tax_amount, total_amount)
       select 'GL-' || gen_random_uuid(), 'Ana Secret', 'secret@example.com', '0991234567', '{}', '[]',
         0.15, false, 10, 1.5, 11.5
       from generate_series(1, $1::integer)
       returning id
     )
     insert into public.reviews (order_id, product_id, product_name, language, author, stars, fit, words, size, color,
       is_sandbox, state, written_at)
     select id, $2, 'Silk Wrap Dress', 'es', $3 || ' ' || row_number() over (), $4, $5, E'One\\nTwo', 'M', 'Ivory', $6, $7,
       timestamptz '2026-11-20 12:00:00+00' - row_number() over () * interval '1 hour'
     from ordered`,
    [
      count,
      PRODUCTS.silkWrapDress,
      review.author,
      review.stars,
      review.fit,
      review.is_sandbox,
      review.state,
    ],
  );
}

const authorsOn = async (page: number) =>
  (await catalogue.listReviews(SLUG, page)).reviews.map(({ author }) => author);

test("counts published reviews and votes alone, those paid with real money apart", async () => {
  await write(2, { stars: 4, fit: "runs_small" });
  await write(3, { fit: "true_to_size", is_sandbox: true });
  await write(1, { stars: 1, fit: "runs_large" });
  await write(5, { state: "pending", stars: 1, fit: "runs_large", author: "Pending" });
  await write(5, { state: "rejected", stars: 1, fit: "runs_large", author: "Rejected" });
  const { reviews, ...counts } = await catalogue.listReviews(SLUG, 1);
  expect(counts).toEqual({
    count: 6,
    starSum: 24,
    realCount: 3,
    realStarSum: 9,
    fits: { runs_small: 2, true_to_size: 3, runs_large: 1 },
  });
  expect(reviews).toHaveLength(6);
  expect(JSON.stringify(reviews)).not.toMatch(/Pending|Rejected/);
});

test("lists them newest first, 20 a page, with the counts on each", async () => {
  await write(23);
  expect(await authorsOn(1)).toEqual(Array.from({ length: 20 }, (_, index) => `Ana ${index + 1}`));
  expect(await authorsOn(2)).toEqual(["Ana 21", "Ana 22", "Ana 23"]);
  expect(await catalogue.listReviews(SLUG, 3)).toMatchObject({ count: 23, reviews: [] });
  expect(await authorsOn(-5)).toEqual(await authorsOn(1));
});

test("shows none of a draft or of an unknown product", async () => {
  await write(1);
  await shop.sql("update public.products set is_draft = true where id = $1", [
    PRODUCTS.silkWrapDress,
  ]);
  for (const slug of [SLUG, "no-such-product", "'; drop table reviews", "\u0000"]) {
    expect(await catalogue.listReviews(slug, 1), slug).toEqual(NO_REVIEWS);
  }
});

test("tells shoppers nothing of the order, and no table of reviews", async () => {
  await write(1);
  const [order] = await shop.sql<{ id: string; reference: string }>(
    "select id, reference from public.orders",
  );
  const { status, body } = await shop.rpc("anon", "list_reviews", { slug: SLUG, page: 1 });
  expect(status).toBe(200);
  const text = JSON.stringify(body);
  expect(text).toContain("One\\nTwo");
  for (const secret of [
    order?.id,
    order?.reference,
    "secret@example.com",
    "0991234567",
    "Secret",
  ]) {
    expect(text).not.toContain(secret);
  }
  expect((await shop.call("anon", "GET", "reviews")).status).toBe(401);
});
