import { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { expect, test } from "vitest";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import { BagResponseSchema } from "#app/domain/bag/bag-response.ts";
import type { CatalogueSource } from "#app/domain/catalogue/catalogue-source.ts";
import { loader } from "./bag-products.ts";

const DRESS = "00000000-0000-4000-8000-000000000001";
const UNKNOWN = "00000000-0000-4000-8000-00000000ffff";

async function load(query: string, source: CatalogueSource = "database") {
  const context = new RouterContextProvider();
  context.set(catalogueContext, withSource(sampleCatalogue(), source));
  const url = new URL(`http://shop.test/bag/products${query}`);
  const request = new Request(url);
  return loader({ request, url, context, params: {}, pattern: "/bag/products" });
}

test("returns the current products and omits deleted ones", async () => {
  const response = await load(`?ids=${DRESS},${UNKNOWN}`);
  const answer = v.parse(BagResponseSchema, await response.json());
  expect(answer.source).toBe("database");
  expect(answer.products.map(({ name, price }) => [name, price])).toEqual([
    ["Silk Wrap Dress", 24500],
  ]);
});

test("is not cacheable", async () => {
  expect((await load(`?ids=${DRESS}`)).headers.get("Cache-Control")).toBe("no-store");
});

test("returns the source of sample products", async () => {
  const response = await load(`?ids=${DRESS}`, "sample");
  expect((await response.json()).source).toBe("sample");
});

test.each(["", "?ids=", "?ids=1", `?ids=${DRESS},`, "?ids=%27%20or%201=1", "?ids=null"])(
  "rejects %j",
  async (query) => {
    await expect(load(query)).rejects.toMatchObject({ init: { status: 400 } });
  },
);

test("rejects more products than a bag can hold", async () => {
  const ids = Array.from(
    { length: 31 },
    (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  );
  await expect(load(`?ids=${ids.join(",")}`)).rejects.toMatchObject({ init: { status: 400 } });
});
