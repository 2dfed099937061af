import { data } from "react-router";
import * as v from "valibot";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { withLooks } from "#app/data/catalogue/picture-looks.ts";
import { languageOf } from "#app/domain/language.ts";
import { WishlistIdsSchema, type WishlistResponse } from "#app/domain/wishlist-response.ts";
import type { Route } from "./+types/wishlist-products";

/** Return the products of a wishlist for its cards. A missing id means that the product is no longer sold. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const ids = v.safeParse(WishlistIdsSchema, searchParams.get("ids") ?? "");
  if (!ids.success) throw data("Bad Request", { status: 400 });
  const { value, source } = await context.get(catalogueContext).listByIds(ids.output);
  const answer: WishlistResponse = { source, products: withLooks(value, languageOf(pathname)) };
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}
