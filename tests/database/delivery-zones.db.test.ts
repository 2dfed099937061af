import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, type Role, type TestShop } from "./open-test-shop.ts";
import { CUSTOMER, type DatabaseError, DRESS, startCheckout, tryCheckout } from "./sample-bag.ts";

const QUITO = {
  name: "Quito",
  nameEs: "Quito",
  provinces: ["Pichincha"],
  price: "3.50",
  freeFrom: 300,
  daysMin: 1,
  daysMax: 2,
};
const REST = { name: "Everywhere else", nameEs: "", isEverywhereElse: true, price: 6 };
const ISLANDS = { name: "Galápagos", provinces: ["Galápagos"], price: 15 };
const FREE = {
  name: "All of Ecuador",
  nameEs: "Todo el Ecuador",
  isEverywhereElse: true,
  price: 0,
};

type Zone = { id: string; name: string; provinces: string[]; isEverywhereElse: boolean };

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql("update public.shop_settings set max_live_checkouts = 1000");
  await shop.sql("update public.products set quantity = 1000");
});
afterAll(() => shop.close());
beforeEach(async () => {
  await save([FREE]);
  await shop.sql(
    "update public.shop_information set pickup_address = '', pickup_note = '', pickup_note_es = ''",
  );
});

const save = (zones: unknown, opened?: unknown, role: Role = "staff") =>
  shop.rpc<DatabaseError | null>(role, "save_delivery_zones", {
    zones,
    ...(opened === undefined ? {} : { opened }),
  });
const list = async () => (await shop.rpc<Zone[]>("anon", "list_delivery_zones", {})).body;
const to = (province: string, country = "Ecuador") => ({
  customer: { ...CUSTOMER, province, country },
});

test("delivers everywhere for free until staff save zones, without a province", async () => {
  expect(await list()).toMatchObject([{ isEverywhereElse: true, price: 0, provinces: [] }]);
  expect(await startCheckout(shop, [DRESS], to(""))).toMatchObject({ deliveryAmount: 0 });
});

test("charges the zone of the province, promises its days, and is free from its amount on", async () => {
  await save([QUITO, ISLANDS, REST]);
  expect(await startCheckout(shop, [DRESS], to("Pichincha"))).toMatchObject({
    delivery: {
      method: "delivery",
      zone: "Quito",
      zoneEs: "Quito",
      price: 3.5,
      daysMin: 1,
      daysMax: 2,
    },
    subtotal: 245,
    deliveryAmount: 3.5,
    tax: 37.28,
    total: 285.78,
  });
  const two = [{ ...DRESS, quantity: 2 }];
  expect(await startCheckout(shop, two, to("Pichincha"))).toMatchObject({ deliveryAmount: 0 });
  expect(await startCheckout(shop, two, to("Loja"))).toMatchObject({
    delivery: { zone: "Everywhere else", zoneEs: null, daysMin: null },
    deliveryAmount: 6,
  });
  for (const province of ["", "Pichincha"]) {
    const abroad = to(province, "Colombia");
    expect(await startCheckout(shop, two, abroad)).toMatchObject({ deliveryAmount: 6 });
  }
  const [blank] = await shop.sql<{ zone: string }>(
    "select public.quote_delivery(' ', 'Pichincha', 100) ->> 'zone' as zone",
  );
  expect(blank?.zone).toBe("Quito");
  await save([{ ...QUITO, freeFrom: 245 }]);
  expect(await startCheckout(shop, [DRESS], to("Pichincha"))).toMatchObject({ deliveryAmount: 0 });
});

test("requires the province where the cost depends on it, and delivers to no place without a zone", async () => {
  await save([QUITO, REST]);
  const missing = await tryCheckout(shop, [DRESS], to(""));
  expect(missing.body).toMatchObject({ details: "PROVINCE_REQUIRED", hint: "province" });
  await save([QUITO]);
  const undelivered = await tryCheckout(shop, [DRESS], to("Loja"));
  expect(undelivered.body).toMatchObject({ details: "NOT_DELIVERED", hint: "province" });
  const abroad = await tryCheckout(shop, [DRESS], to("", "Colombia"));
  expect(abroad.body).toMatchObject({ details: "NOT_DELIVERED", hint: "country" });
  await save([]);
  expect((await tryCheckout(shop, [DRESS])).body).toMatchObject({ details: "NOT_DELIVERED" });
});

test("hands an order out at the pick-up address, without an address of the shopper", async () => {
  await save([{ ...REST, price: 20 }]);
  const customer = {
    ...CUSTOMER,
    address: "",
    city: "",
    province: "",
    landmark: "",
    postalCode: "",
  };
  const pickup = { customer, delivery: "pickup" };
  const closed = await tryCheckout(shop, [DRESS], pickup);
  expect(closed.body).toMatchObject({ details: "NO_PICKUP", hint: "delivery" });
  await shop.sql(
    "update public.shop_information set pickup_address = 'Av. Amazonas', pickup_note_es = 'Lunes.'",
  );
  expect(await startCheckout(shop, [DRESS], pickup)).toMatchObject({
    delivery: { method: "pickup", address: "Av. Amazonas", note: "", noteEs: "Lunes.", price: 0 },
    deliveryAmount: 0,
    total: 281.75,
  });
  const delivered = await tryCheckout(shop, [DRESS], { customer });
  expect(delivered.body).toMatchObject({ details: "INVALID_CUSTOMER", hint: "address" });
  for (const field of ["firstName", "email", "country"]) {
    const blank = await tryCheckout(shop, [DRESS], {
      ...pickup,
      customer: { ...customer, [field]: "" },
    });
    expect(blank.body).toMatchObject({ details: "INVALID_CUSTOMER", hint: field });
  }
});

test.each([null, "", "PICKUP", "courier", "pickup' or true --"])(
  "takes %j for a delivery, never for a pick-up",
  async (delivery) => {
    await save([{ ...REST, price: 6 }]);
    await shop.sql("update public.shop_information set pickup_address = 'Av. Amazonas'");
    expect(await startCheckout(shop, [DRESS], { delivery })).toMatchObject({ deliveryAmount: 6 });
  },
);

test("keeps ids, moves provinces and everywhere else between zones, and deletes what is left out", async () => {
  await save([QUITO, ISLANDS, REST]);
  const before = await list();
  const idOf = (name: string) => before.find((zone) => zone.name === name)?.id;
  expect(
    (
      await save([
        { ...REST, id: idOf("Everywhere else"), isEverywhereElse: false, provinces: ["Pichincha"] },
        { ...QUITO, id: idOf("Quito"), isEverywhereElse: true, provinces: [] },
      ])
    ).status,
  ).toBeLessThan(300);
  expect(await list()).toMatchObject([
    { id: idOf("Everywhere else"), provinces: ["Pichincha"], isEverywhereElse: false },
    { id: idOf("Quito"), provinces: [], isEverywhereElse: true },
  ]);
});

test("does not overwrite another editor's zones", async () => {
  const opened = await list();
  expect((await save([QUITO, FREE], opened)).status).toBeLessThan(300);
  const second = await save([ISLANDS, FREE], opened);
  expect([second.status, second.body?.details]).toEqual([409, "SETTINGS_CHANGED"]);
  expect((await list()).map(({ name }) => name)).toEqual(["Quito", "All of Ecuador"]);
  expect((await save([ISLANDS, FREE], await list())).status).toBeLessThan(300);
});

test.each<[string, unknown]>([
  ["null", null],
  ["no list", { name: "Quito" }],
  ["a list of texts", ["Quito"]],
  ["a list of nothing", [null]],
  ["no name", [{ price: 1 }]],
  ["a name of blanks", [{ ...QUITO, name: "  " }]],
  ["a name of two lines", [{ ...QUITO, name: "Qui\u0007to" }]],
  ["a name of a megabyte", [{ ...QUITO, name: "a".repeat(1_000_000) }]],
  ["no price", [{ ...QUITO, price: null }]],
  ["a negative price", [{ ...QUITO, price: -1 }]],
  ["a price over the limit", [{ ...QUITO, price: 1000.01 }]],
  ["a huge price", [{ ...QUITO, price: 1e300 }]],
  ["a price that is no number", [{ ...QUITO, price: "NaN" }]],
  ["free from nothing", [{ ...QUITO, freeFrom: 0 }]],
  ["one end of the days", [{ ...QUITO, daysMin: null }]],
  ["days the wrong way round", [{ ...QUITO, daysMin: 3 }]],
  ["half a day", [{ ...QUITO, daysMin: 0.5 }]],
  ["an id that is none", [{ ...QUITO, id: "1; drop table orders" }]],
  [
    "one id twice",
    [QUITO, ISLANDS].map((zone) => ({ ...zone, id: "a0000000-0000-4000-8000-00000000aaaa" })),
  ],
  ["a province in two zones", [QUITO, { ...ISLANDS, provinces: ["Pichincha"] }]],
  ["a province twice", [{ ...QUITO, provinces: ["Pichincha", "Pichincha"] }]],
  ["everywhere else twice", [FREE, REST]],
  ["provinces that are a text", [{ ...QUITO, provinces: "Pichincha" }]],
  ["provinces of nothing", [{ ...QUITO, provinces: null }]],
  ["a province of nothing", [{ ...QUITO, provinces: [null] }]],
])("rejects %s and keeps what was stored", async (_, zones) => {
  const before = await list();
  const { status, body } = await save(zones);
  expect([status, body?.details]).toEqual([422, "INVALID_DELIVERY_ZONES"]);
  expect(await list()).toEqual(before);
});

test("is changed by staff only", async () => {
  const before = await list();
  for (const role of ["anon", "stranger"] as const) {
    const { status } = await save([QUITO], undefined, role);
    expect(status).toBeGreaterThanOrEqual(400);
  }
  await save([], undefined, "stranger");
  expect(await list()).toEqual(before);
});
