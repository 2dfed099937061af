import { afterAll, beforeAll, expect, test } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { INVALID_CHECKOUTS } from "./invalid-checkouts.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { pay } from "./pay.ts";
import {
  BLAZER,
  type Checkout,
  CUSTOMER,
  DRESS,
  FREE_DELIVERY,
  lapse,
  PRODUCTS,
  startCheckout,
  tryCheckout,
} from "./sample-bag.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  // One shopper starts all of these.
  await shop.sql("update public.shop_settings set max_live_checkouts = 1000");
});
afterAll(() => shop.close());

const HANDBAG = { productId: PRODUCTS.handbag, size: "One Size", color: "Black", quantity: 1 };

const freeStock = async (product: string, size = "", color = "") => {
  const { body } = await shop.rpc<{ size: string | null; color: string; free: number }[]>(
    "server",
    "free_stock",
    { product_ids: [product] },
  );
  return body.find((row) => row.size === null || (row.size === size && row.color === color))?.free;
};

/** End every hold. */
const freeAllHolds = () =>
  shop.sql("update public.checkouts set expires_at = now() - interval '1 second'");

test("prices and taxes a bag from the catalogue and holds it for fifteen minutes", async () => {
  const pants = { productId: PRODUCTS.palazzoPants, size: "L", color: "Olive", quantity: 3 };
  const before = Date.now();
  const checkout = await startCheckout(shop, [
    { ...DRESS, price: 245 },
    { ...pants, price: "165.00" },
  ]);
  expect(checkout).toEqual({
    reference: expect.stringMatching(/^GL-\d{13}-[0-9a-f]{32}$/),
    delivery: FREE_DELIVERY,
    discountCode: null,
    subtotal: 740,
    discount: 0,
    deliveryAmount: 0,
    tax: 111,
    taxRate: 0.15,
    total: 851,
    expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    lines: [
      {
        ...DRESS,
        name: "Silk Wrap Dress",
        nameEs: "Vestido cruzado de seda",
        unitPrice: 245,
        image: "/plates/silk-wrap-dress-front-1200.jpg",
      },
      {
        ...pants,
        name: "Linen Palazzo Pants",
        nameEs: "Pantalón palazzo de lino",
        unitPrice: 165,
        image: "/plates/linen-palazzo-pants-back-1200.jpg",
      },
    ],
  });
  expect(checkout.reference.length).toBeLessThanOrEqual(50);
  const minutes = (Date.parse(checkout.expiresAt) - before) / 60_000;
  expect(minutes).toBeGreaterThan(14.9);
  expect(minutes).toBeLessThan(16);
  expect(await freeStock(PRODUCTS.palazzoPants)).toBe(27);
  const [stored] = await shop.sql<{ quantity: number }>(
    "select quantity from public.products where slug = 'linen-palazzo-pants'",
  );
  expect(stored?.quantity).toBe(30);
});

test("stores the picture of each line's color, otherwise the main one", async () => {
  const coat = await shop.call<{ id: string }[]>(
    "staff",
    "GET",
    "products?slug=eq.milanese-trench-coat",
  );
  const line = { productId: coat.body[0]?.id ?? "", size: "M", quantity: 1 };
  const { lines } = await startCheckout(shop, [
    { ...line, color: "Navy" },
    { ...line, color: "Tan" },
    DRESS,
  ]);
  expect(lines.map(({ image }) => image)).toEqual([
    "/plates/milanese-trench-coat-back-1200.jpg",
    "/plates/milanese-trench-coat-front-1200.jpg",
    "/plates/silk-wrap-dress-front-1200.jpg",
  ]);
});

test("rounds tax to the cent, half up", async () => {
  await shop.sql("update public.products set price = 1.10 where id = $1", [PRODUCTS.handbag]);
  expect(await startCheckout(shop, [HANDBAG])).toMatchObject({
    subtotal: 1.1,
    tax: 0.17,
    total: 1.27,
  });
  await shop.sql("update public.products set price = 195 where id = $1", [PRODUCTS.handbag]);
});

test.each([0, 0.5, 0.86])("holds nothing for an order below a dollar: $%s", async (price) => {
  await shop.sql("update public.products set price = $2 where id = $1", [PRODUCTS.handbag, price]);
  const before = await freeStock(PRODUCTS.handbag);
  const { status, body } = await tryCheckout(shop, [HANDBAG]);
  expect([status, body.details]).toEqual([409, "TOTAL_TOO_SMALL"]);
  expect(await freeStock(PRODUCTS.handbag)).toBe(before);
  await shop.sql("update public.products set price = 195 where id = $1", [PRODUCTS.handbag]);
});

test("takes an order of exactly a dollar", async () => {
  await shop.sql("update public.products set price = 0.87 where id = $1", [PRODUCTS.handbag]);
  expect(await startCheckout(shop, [HANDBAG])).toMatchObject({ total: 1 });
  await shop.sql("update public.products set price = 195 where id = $1", [PRODUCTS.handbag]);
});

test("trims and stores the customer's fields, with an empty postal code if absent", async () => {
  const { postalCode: _, ...customer } = CUSTOMER;
  const { reference } = await startCheckout(shop, [DRESS], {
    customer: { ...customer, firstName: " \t Ana María\u00a0", city: "\ufeffQuito " },
  });
  const rows = await shop.sql(
    "select customer_name, email, phone, shipping_address from public.checkouts where reference = $1",
    [reference],
  );
  expect(rows).toEqual([
    {
      customer_name: "Ana María Pérez",
      email: CUSTOMER.email,
      phone: CUSTOMER.phone,
      shipping_address: {
        address: CUSTOMER.address,
        landmark: "Frente al parque",
        city: "Quito",
        province: "Pichincha",
        postalCode: "",
        country: "Ecuador",
      },
    },
  ]);
});

test("merges lines of the same product, size and color", async () => {
  const { lines } = await startCheckout(shop, [
    DRESS,
    { ...DRESS, size: "L" },
    { ...DRESS, quantity: 2 },
  ]);
  expect(lines.map(({ size, quantity }) => [size, quantity])).toEqual([
    ["M", 3],
    ["L", 1],
  ]);
});

test("applies the setting of the hold", async () => {
  const configure = (hold_minutes: number) =>
    shop.rpc("server", "configure_shop", { hold_minutes });
  expect((await configure(2)).status).toBeLessThan(300);
  const checkout = await startCheckout(shop);
  expect(Date.parse(checkout.expiresAt) - Date.now()).toBeLessThan(2 * 60_000);
  expect(await configure(0)).toMatchObject({
    status: 400,
    body: { details: "INVALID_REQUEST" },
  });
  await configure(15);
});

test.for(INVALID_CHECKOUTS)(
  "rejects %s with a clear message and without a change",
  async ([, code, lines, customer]) => {
    await freeAllHolds();
    const before = await fingerprintTables(shop);
    const response = await tryCheckout(shop, lines, customer === undefined ? {} : { customer });
    const { status } = new ShopError(code, "");
    expect(response).toMatchObject({ status, body: { code: `PT${status}`, details: code } });
    expect(response.body.message).toMatch(/^[A-Z].{10,150}\.$/);
    expect(JSON.stringify(response.body).length).toBeLessThan(500);
    expect(await fingerprintTables(shop)).toEqual(before);
  },
);

const withCity = (city: string) => ({ customer: { ...CUSTOMER, city }, lines: [DRESS] });

const MALFORMED: [name: string, body: string][] = [
  ["a character that is no text", JSON.stringify(withCity("\u0000"))],
  ["half a surrogate pair", JSON.stringify(withCity("\ud800"))],
  ["a number too large for the database", `{"customer":{},"lines":[{"quantity":1e999999}]}`],
  ["a bag that is a word", JSON.stringify({ customer: CUSTOMER, lines: "a dress" })],
  ["no JSON at all", "{"],
  ["a replaced reference that is a list", JSON.stringify({ ...withCity("Quito"), replaces: [] })],
  ["a replaced reference that is true", JSON.stringify({ ...withCity("Quito"), replaces: true })],
  ["an unknown argument", JSON.stringify({ customer: CUSTOMER, lines: [DRESS], total: 1 })],
];

test.for(MALFORMED)("answers %s with a client error and without a change", async ([, body]) => {
  const before = await fingerprintTables(shop);
  const { status } = await shop.rpc("server", "start_checkout", body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("accepts names in every script", async () => {
  for (const firstName of [
    "Ñusta",
    "O'Brien",
    "Dra. Ma. José",
    "Ma.José",
    "李小龍",
    "Zoë-Marie",
    "محمد",
    "e\u0301",
    "👩🏽‍🎨",
  ]) {
    await startCheckout(shop, [DRESS], { customer: { ...CUSTOMER, firstName } });
    await freeAllHolds();
  }
});

test("sells a product without sizes and colors", async () => {
  const [product] = await shop.sql<{ id: string }>(
    "insert into public.products (name, price, quantity) values ('Gift Card', 50, 3) returning id",
  );
  const card = { productId: product?.id ?? "", size: "", color: "", quantity: 1 };
  expect((await startCheckout(shop, [card])).lines).toMatchObject([{ size: "", color: "" }]);
  const { body } = await tryCheckout(shop, [{ ...card, size: "M" }]);
  expect(body.details).toBe("SIZE_NOT_OFFERED");
});

test("returns the available quantity when out of stock", async () => {
  await freeAllHolds();
  await startCheckout(shop, [{ ...BLAZER, quantity: 3 }]);
  const { body } = await tryCheckout(shop, [{ ...BLAZER, quantity: 3 }]);
  expect(body.message).toBe("Only 2 of Cashmere Blazer are left.");
  expect(JSON.parse(body.hint ?? "")).toEqual({
    productId: BLAZER.productId,
    size: "S",
    color: "Camel",
    available: 2,
  });
});

test("names a size and color without stock of its own, not one that is left", async () => {
  const [product] = await shop.sql<{ id: string }>(
    `insert into public.products (name, price, sizes, colors) values ('Sash', 85, '{M,S}', '{Blue,Red}') returning id`,
  );
  const productId = product?.id ?? "";
  await shop.sql(
    "insert into public.product_variants (product_id, size, color, quantity) values ($1, 'M', 'Blue', 5)",
    [productId],
  );
  const line = (size: string, color: string) => ({ productId, size, color, quantity: 1 });
  const bag = [line("M", "Blue"), line("S", "Blue"), line("M", "Red")];
  const { body } = await tryCheckout(shop, bag);
  expect(JSON.parse(body.hint ?? "")).toEqual({
    productId,
    size: "S",
    color: "Blue",
    available: 0,
  });
});

test("frees a hold when it expires", async () => {
  await freeAllHolds();
  const { reference } = await startCheckout(shop, [{ ...BLAZER, quantity: 5 }]);
  expect((await tryCheckout(shop, [BLAZER])).body.details).toBe("OUT_OF_STOCK");
  expect(await freeStock(BLAZER.productId)).toBe(0);
  await lapse(shop, reference);
  expect(await freeStock(BLAZER.productId)).toBe(5);
  await startCheckout(shop, [BLAZER]);
});

test("frees the hold that a new attempt replaces, if it is open", async () => {
  await freeAllHolds();
  const first = await startCheckout(shop, [{ ...BLAZER, quantity: 5 }]);
  const second = await startCheckout(shop, [{ ...BLAZER, quantity: 4 }], {
    replaces: first.reference,
  });
  expect(second.reference).not.toBe(first.reference);
  await shop.rpc("server", "pin_checkout", { reference: second.reference });
  const third = await tryCheckout(shop, [{ ...BLAZER, quantity: 2 }], {
    replaces: second.reference,
  });
  expect(third.body.details).toBe("OUT_OF_STOCK");
  await startCheckout(shop, [BLAZER], { replaces: "GL-unknown" });
});

test("keeps the hold that a rejected attempt would replace", async () => {
  await freeAllHolds();
  await shop.sql("update public.checkouts set status = 'open', confirm_started_at = null");
  const first: Checkout = await startCheckout(shop, [{ ...BLAZER, quantity: 5 }]);
  await tryCheckout(shop, [{ ...BLAZER, quantity: 6 }], { replaces: first.reference });
  expect(await freeStock(BLAZER.productId)).toBe(0);
});

test("returns no stock for an unknown product", async () => {
  expect(await freeStock("a0000000-0000-4000-8000-00000000ffff")).toBeUndefined();
});

test("sells as many units as one checkout may have", async () => {
  const lines = [
    { ...DRESS, quantity: 20 },
    { ...DRESS, size: "L", quantity: 10 },
  ];
  await shop.sql("update public.products set quantity = 30 where id = $1", [DRESS.productId]);
  expect((await tryCheckout(shop, lines)).status).toBe(200);
  await freeAllHolds();
});

test("sells a bag no second time that its order replaced", async () => {
  const { reference } = await startCheckout(shop);
  await pay(shop, reference);
  expect((await tryCheckout(shop, [DRESS], { replaces: reference })).body).toMatchObject({
    details: "PAYMENT_UNDER_WAY",
    hint: reference,
  });
});
