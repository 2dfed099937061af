import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { requireProduct } from "#app/data/catalogue/require-product.ts";
import { findFreeOrNull } from "#app/data/stock.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/product-stock";

/** Return the free stock for Quick View, whose product comes from a list without it; null when the database fails. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const product = await requireProduct(context.get(catalogueContext), params.slug, url);
  return Response.json(await findFreeOrNull(context.get(shopContext).stock, product.id));
}
