import { data } from "react-router";
import * as v from "valibot";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { BagIdsSchema, type BagResponse, currentProductOf } from "#app/domain/bag/bag-response.ts";
import type { Route } from "./+types/bag-products";

/** Return the current data of a bag's products. A missing id means that the product is no longer sold. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ids = v.safeParse(BagIdsSchema, url.searchParams.get("ids") ?? "");
  if (!ids.success) throw data("Bad Request", { status: 400 });
  const catalogue = context.get(catalogueContext);
  const { value, source } = await catalogue.listForBag(ids.output);
  const answer: BagResponse = { source, products: value.map(currentProductOf) };
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}
