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

/** Gives a product another address as the product form does. */
async function move(id: string, slug: string) {
  const { body } = await shop.call<{ updated_at: string }[]>(
    "staff",
    "GET",
    `admin_products?id=eq.${id}`,
  );
  const version = body[0]?.updated_at;
  return shop.rpc("staff", "change_product", { id, version, columns: { slug } });
}

/** What the public key is told of an address that no product has. */
const led = async (slug: string) =>
  (await shop.rpc("anon", "find_former_slug", { former_slug: slug })).body;

test("an old address leads to the newest one, after any number of moves", async () => {
  await add(KAFTAN);
  expect(await slugOf(KAFTAN)).toBe("amalfi-kaftan");
  expect(await led("amalfi-kaftan")).toBeNull();
  expect((await move(KAFTAN, "kaftan")).body).toBe(true);
  expect((await move(KAFTAN, "capri-kaftan")).body).toBe(true);
  expect(await slugOf(KAFTAN)).toBe("capri-kaftan");
  expect(await led("amalfi-kaftan")).toEqual({ slug: "capri-kaftan" });
  expect(await led("kaftan")).toEqual({ slug: "capri-kaftan" });
  expect(await led("never-was")).toBeNull();
});

test("a product that moves back leaves no loop behind", async () => {
  await add(KAFTAN);
  await move(KAFTAN, "kaftan");
  await move(KAFTAN, "amalfi-kaftan");
  expect(await led("kaftan")).toEqual({ slug: "amalfi-kaftan" });
  expect(await led("amalfi-kaftan")).toBeNull();
});

test("an old address that another product takes is that product's, and stays so when it moves on", async () => {
  await add(KAFTAN);
  await move(KAFTAN, "kaftan");
  await add(PAREO, { slug: "amalfi-kaftan" });
  expect(await led("amalfi-kaftan")).toBeNull();
  await move(PAREO, "pareo");
  expect(await led("amalfi-kaftan")).toEqual({ slug: "pareo" });
});

test("an address made from a name leaves one alone that leads to another product", async () => {
  await add(KAFTAN);
  await move(KAFTAN, "kaftan");
  await add(PAREO);
  expect(await slugOf(PAREO)).toBe("amalfi-kaftan-2");
  expect(await led("amalfi-kaftan")).toEqual({ slug: "kaftan" });
  await move(KAFTAN, "");
  expect(await slugOf(KAFTAN)).toBe("amalfi-kaftan");
});

test("every address of a deleted product is known to be gone, until it comes back", async () => {
  await add(KAFTAN);
  await move(KAFTAN, "kaftan");
  await shop.call("staff", "DELETE", `products?id=eq.${KAFTAN}`);
  expect(await led("kaftan")).toEqual({ slug: null });
  expect(await led("amalfi-kaftan")).toEqual({ slug: null });
  await add(KAFTAN, { slug: "kaftan" });
  expect(await led("kaftan")).toBeNull();
  expect(await led("amalfi-kaftan")).toEqual({ slug: "kaftan" });
});

test("the address of a deleted product is free for another one of its name", async () => {
  await add(KAFTAN);
  await shop.call("staff", "DELETE", `products?id=eq.${KAFTAN}`);
  await add(PAREO);
  expect(await slugOf(PAREO)).toBe("amalfi-kaftan");
  expect(await led("amalfi-kaftan")).toBeNull();
});

test.each([
  ["silk-wrap-dress", 409],
  ["Capri", 400],
  ["capri--kaftan", 400],
  ["../admin", 400],
  ["x".repeat(201), 400],
])("the address %j is refused and the old one kept", async (slug, status) => {
  await add(KAFTAN);
  expect((await move(KAFTAN, slug)).status).toBe(status);
  expect(await slugOf(KAFTAN)).toBe("amalfi-kaftan");
  expect(await led("amalfi-kaftan")).toBeNull();
});

test("goods written straight to the table keep their addresses too", async () => {
  await add(KAFTAN);
  await shop.call("staff", "PATCH", `products?id=eq.${KAFTAN}`, { slug: "by-hand" });
  expect(await led("amalfi-kaftan")).toEqual({ slug: "by-hand" });
});
