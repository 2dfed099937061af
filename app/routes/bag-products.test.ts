import { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { expect, test } from "vitest";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import { BagResponseSchema } from "#app/domain/bag-refresh.ts";
import type { CatalogueSource } from "#app/domain/catalogue-source.ts";
import { loader } from "./bag-products.ts";

const DRESS = "00000000-0000-4000-8000-000000000001";
const UNKNOWN = "00000000-0000-4000-8000-00000000ffff";

async function ask(query: string, source: CatalogueSource = "database") {
  const context = new RouterContextProvider();
  context.set(catalogueContext, withSource(sampleCatalogue(), source));
  const url = new URL(`http://shop.test/bag/products${query}`);
  const request = new Request(url);
  return loader({ request, url, context, params: {}, pattern: "/bag/products" });
}

test("answers what a bag's products are today, and leaves out what is gone", async () => {
  const response = await ask(`?ids=${DRESS},${UNKNOWN}`);
  const answer = v.parse(BagResponseSchema, await response.json());
  expect(answer.source).toBe("database");
  expect(answer.products.map(({ name, price }) => [name, price])).toEqual([
    ["Silk Wrap Dress", 24500],
  ]);
});

test("is never kept by a cache, since it tells today's price", async () => {
  expect((await ask(`?ids=${DRESS}`)).headers.get("Cache-Control")).toBe("no-store");
});

test("says when the products are samples", async () => {
  const response = await ask(`?ids=${DRESS}`, "sample");
  expect((await response.json()).source).toBe("sample");
});

test.each(["", "?ids=", "?ids=1", `?ids=${DRESS},`, "?ids=%27%20or%201=1", "?ids=null"])(
  "refuses %j",
  async (query) => {
    await expect(ask(query)).rejects.toMatchObject({ init: { status: 400 } });
  },
);

test("refuses more products than a bag holds", async () => {
  const ids = Array.from(
    { length: 31 },
    (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  );
  await expect(ask(`?ids=${ids.join(",")}`)).rejects.toMatchObject({ init: { status: 400 } });
});
