import { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { expect, test } from "vitest";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { catalogueIn } from "#app/data/catalogue/catalogue-in.ts";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import type { Stock } from "#app/data/stock.ts";
import { languageOf } from "#app/domain/text/language.ts";
import {
  MAX_IDS_PER_REQUEST,
  WishlistResponseSchema,
} from "#app/domain/wishlist/wishlist-response.ts";
import { type Shop, shopContext } from "#app/shop-context.ts";
import { loader } from "./wishlist-products.ts";

const DRESS = "00000000-0000-4000-8000-000000000001";
const UNKNOWN = "00000000-0000-4000-8000-00000000ffff";

async function load(query: string, path = "/wishlist/products", counted?: Partial<Stock>) {
  const context = new RouterContextProvider();
  context.set(shopContext, { stock: (counted ?? null) as Stock | null } as Shop);
  const stored = withSource(sampleCatalogue(), "database");
  context.set(catalogueContext, catalogueIn(languageOf(path), stored));
  const url = new URL(`http://shop.test${path}${query}`);
  return loader({ request: new Request(url), url, context, params: {}, pattern: path });
}

test("returns whole products for their cards, and omits those no longer sold", async () => {
  const response = await load(`?ids=${DRESS},${UNKNOWN}`);
  const answer = v.parse(WishlistResponseSchema, await response.json());
  expect(answer.source).toBe("database");
  expect(answer.products).toMatchObject([{ id: DRESS, name: "Silk Wrap Dress", price: 24500 }]);
});

test("describes products and pictures in the language of the path", async () => {
  const response = await load(`?ids=${DRESS}`, "/es/wishlist/products");
  const { products } = v.parse(WishlistResponseSchema, await response.json());
  expect(products[0]?.name).toBe("Vestido cruzado de seda");
  const [image = ""] = products[0]?.images ?? [];
  expect(products[0]?.looks?.[image]?.alt).toMatch(/vestido/i);
});

test("tells the free stock per product, and none when it cannot be read", async () => {
  const stock = { [DRESS]: { total: 2, lines: [{ size: "M", color: "Terracotta", free: 2 }] } };
  const counted = await load(`?ids=${DRESS}`, undefined, { findFreeOf: async () => stock });
  expect(v.parse(WishlistResponseSchema, await counted.json()).stock).toEqual(stock);
  const findFreeOf = () => Promise.reject(new Error("down"));
  const answer = v.parse(
    WishlistResponseSchema,
    await (await load(`?ids=${DRESS}`, undefined, { findFreeOf })).json(),
  );
  expect(answer).toMatchObject({ stock: {}, products: [{ id: DRESS }] });
});

test("is not cacheable", async () => {
  expect((await load(`?ids=${DRESS}`)).headers.get("Cache-Control")).toBe("no-store");
});

test.each(["", "?ids=", "?ids=1", `?ids=${DRESS},`, "?ids=%27%20or%201=1", "?ids=null"])(
  "rejects %j",
  async (query) => {
    await expect(load(query)).rejects.toMatchObject({ init: { status: 400 } });
  },
);

test("limits the products of one request", async () => {
  const ids = Array.from(
    { length: MAX_IDS_PER_REQUEST + 1 },
    (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  );
  await expect(load(`?ids=${ids.join(",")}`)).rejects.toMatchObject({ init: { status: 400 } });
  expect((await load(`?ids=${ids.slice(1).join(",")}`)).status).toBe(200);
});
