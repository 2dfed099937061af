import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { catalogueIn } from "#app/data/catalogue/catalogue-in.ts";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import { noStockRequests } from "#app/data/stock-requests.ts";
import { reportErrorContext } from "#app/rendering-context.ts";
import { type Shop, shopContext } from "#app/shop-context.ts";
import { action } from "./product.tsx";

/** Ask to be told about the black blouse in S on a Spanish page. */
async function ask(outcome: "requested" | "available") {
  const context = new RouterContextProvider();
  context.set(catalogueContext, catalogueIn("es", withSource(sampleCatalogue(), "database")));
  const stockRequests = { ...noStockRequests(), request: async () => outcome };
  context.set(shopContext, { stockRequests } as Partial<Shop> as Shop);
  context.set(reportErrorContext, () => {});
  const url = new URL("https://shop.test/es/products/silk-blouse");
  const fields = { email: "ana@example.com", choice: '["S","Black"]', consent: "yes" };
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  const params = { slug: "silk-blouse" };
  return action({ request, url, context, params, pattern: "/es?/products/:slug" });
}

test("stores a request", async () => {
  expect(await ask("requested")).toMatchObject({ data: { outcome: "requested" } });
});

test("shows a choice that is in stock again", async () => {
  const response = await ask("available");
  if (!(response instanceof Response)) throw new Error("No redirect");
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/es/products/silk-blouse?color=Black&size=S");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});
