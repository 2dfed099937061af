import { data } from "react-router";
import * as v from "valibot";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { withLooks } from "#app/data/catalogue/picture-looks.ts";
import { languageOf } from "#app/domain/text/language.ts";
import {
  WishlistIdsSchema,
  type WishlistResponse,
} from "#app/domain/wishlist/wishlist-response.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/wishlist-products";

/** Return the products of a wishlist, or recently viewed, for their cards. A missing id means that the product is no longer sold. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const ids = v.safeParse(WishlistIdsSchema, searchParams.get("ids") ?? "");
  if (!ids.success) throw data("Bad Request", { status: 400 });
  const [{ value, source }, stock] = await Promise.all([
    context.get(catalogueContext).listByIds(ids.output),
    // Without it the product's own quantity counts. Checkout reads the database itself.
    context
      .get(shopContext)
      .stock?.findFreeOf(ids.output)
      .catch(() => ({})),
  ]);
  const products = withLooks(value, languageOf(pathname));
  const answer: WishlistResponse = { source, products, stock: stock ?? {} };
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}
