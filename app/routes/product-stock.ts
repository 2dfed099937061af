import { catalogueContext } from "#app/data/catalogue.ts";
import { stockContext } from "#app/data/stock.ts";
import type { Route } from "./+types/product-stock";

/** Answers Quick View, whose product came with a list that knows no free stock. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const product = await context.get(catalogueContext).findProduct(params.slug);
  if (!product) return Response.json(null, { status: 404 });
  return Response.json(await context.get(stockContext).findFree(product.id));
}
