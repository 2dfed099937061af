import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

const KAFTAN = "11111111-1111-4111-8111-111111111111";
const PAREO = "22222222-2222-4222-8222-222222222222";
const COLUMNS = {
  name: "Amalfi Kaftan",
  description: "Cotton voile.",
  price: "40.00",
  images: [],
  sizes: [],
  colors: [],
  inventory_status: "in-stock",
  is_new_arrival: false,
  is_bestseller: false,
  quantity: 1,
};

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.call("server", "DELETE", `products?id=in.(${KAFTAN},${PAREO})`);
  await shop.sql("delete from public.former_slugs");
});

const add = (id: string, columns: object = {}) =>
  shop.rpc("staff", "add_product", { id, columns: { ...COLUMNS, ...columns } });

async function slugOf(id: string): Promise<string | undefined> {
  const { body } = await shop.call<{ slug: string }[]>(
    "anon",
    "GET",
    `products?id=eq.${id}&select=slug`,
  );
  return body[0]?.slug;
}

/** Change a product's slug, as the product form does. */
async function changeSlug(id: string, slug: string) {
  const { body } = await shop.call<{ updated_at: string }[]>(
    "staff",
    "GET",
    `admin_products?id=eq.${id}`,
  );
  const version = body[0]?.updated_at;
  return shop.rpc("staff", "change_product", { id, version, columns: { slug } });
}

/** Return the redirect of a former slug for the public key. */
const redirectOf = async (slug: string) =>
  (await shop.rpc("anon", "find_former_slug", { former_slug: slug })).body;

test("redirects every former slug to the current one", async () => {
  await add(KAFTAN);
  expect(await slugOf(KAFTAN)).toBe("amalfi-kaftan");
  expect(await redirectOf("amalfi-kaftan")).toBeNull();
  expect((await changeSlug(KAFTAN, "kaftan")).body).toBe(true);
  expect((await changeSlug(KAFTAN, "capri-kaftan")).body).toBe(true);
  expect(await slugOf(KAFTAN)).toBe("capri-kaftan");
  expect(await redirectOf("amalfi-kaftan")).toEqual({ slug: "capri-kaftan" });
  expect(await redirectOf("kaftan")).toEqual({ slug: "capri-kaftan" });
  expect(await redirectOf("never-was")).toBeNull();
});

test("creates no redirect loop when a product returns to a former slug", async () => {
  await add(KAFTAN);
  await changeSlug(KAFTAN, "kaftan");
  await changeSlug(KAFTAN, "amalfi-kaftan");
  expect(await redirectOf("kaftan")).toEqual({ slug: "amalfi-kaftan" });
  expect(await redirectOf("amalfi-kaftan")).toBeNull();
});

test("assigns a former slug to another product that takes it", async () => {
  await add(KAFTAN);
  await changeSlug(KAFTAN, "kaftan");
  await add(PAREO, { slug: "amalfi-kaftan" });
  expect(await redirectOf("amalfi-kaftan")).toBeNull();
  await changeSlug(PAREO, "pareo");
  expect(await redirectOf("amalfi-kaftan")).toEqual({ slug: "pareo" });
});

test("does not make a slug from a name that is another product's former slug", async () => {
  await add(KAFTAN);
  await changeSlug(KAFTAN, "kaftan");
  await add(PAREO);
  expect(await slugOf(PAREO)).toBe("amalfi-kaftan-2");
  expect(await redirectOf("amalfi-kaftan")).toEqual({ slug: "kaftan" });
  await changeSlug(KAFTAN, "");
  expect(await slugOf(KAFTAN)).toBe("amalfi-kaftan");
});

test("marks all slugs of a deleted product as deleted until it is restored", async () => {
  await add(KAFTAN);
  await changeSlug(KAFTAN, "kaftan");
  await shop.call("staff", "DELETE", `products?id=eq.${KAFTAN}`);
  expect(await redirectOf("kaftan")).toEqual({ slug: null });
  expect(await redirectOf("amalfi-kaftan")).toEqual({ slug: null });
  await add(KAFTAN, { slug: "kaftan" });
  expect(await redirectOf("kaftan")).toBeNull();
  expect(await redirectOf("amalfi-kaftan")).toEqual({ slug: "kaftan" });
});

test("frees the slug of a deleted product for another one of its name", async () => {
  await add(KAFTAN);
  await shop.call("staff", "DELETE", `products?id=eq.${KAFTAN}`);
  await add(PAREO);
  expect(await slugOf(PAREO)).toBe("amalfi-kaftan");
  expect(await redirectOf("amalfi-kaftan")).toBeNull();
});

test.each([
  ["silk-wrap-dress", 409],
  ["Capri", 400],
  ["capri--kaftan", 400],
  ["../admin", 400],
  ["x".repeat(201), 400],
])("rejects the slug %j and keeps the old one", async (slug, status) => {
  await add(KAFTAN);
  expect((await changeSlug(KAFTAN, slug)).status).toBe(status);
  expect(await slugOf(KAFTAN)).toBe("amalfi-kaftan");
  expect(await redirectOf("amalfi-kaftan")).toBeNull();
});

test("redirects a slug that was changed directly in the table", async () => {
  await add(KAFTAN);
  await shop.call("staff", "PATCH", `products?id=eq.${KAFTAN}`, { slug: "by-hand" });
  expect(await redirectOf("amalfi-kaftan")).toEqual({ slug: "by-hand" });
});
