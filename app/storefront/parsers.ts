import * as v from "valibot";
import { type BagResponse, BagResponseSchema } from "#app/domain/bag-response.ts";
import { parseRecentlyViewed } from "#app/domain/parse-recently-viewed.ts";
import { parseStoredBag } from "#app/domain/parse-stored-bag.ts";
import { parseStoredWishlist } from "#app/domain/parse-stored-wishlist.ts";

/** What checks the stored bag, its refresh, the wishlist and the products viewed last. Throw if invalid. */
export const parsers = {
  bag: parseStoredBag,
  wishlist: parseStoredWishlist,
  recentlyViewed: parseRecentlyViewed,
  bagResponse: (response: unknown): BagResponse => v.parse(BagResponseSchema, response),
};
