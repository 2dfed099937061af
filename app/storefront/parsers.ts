import * as v from "valibot";
import { refreshBag } from "#app/domain/bag/bag-refresh.ts";
import { type BagResponse, BagResponseSchema } from "#app/domain/bag/bag-response.ts";
import { parseStoredBag } from "#app/domain/bag/parse-stored-bag.ts";
import { markShortage } from "#app/domain/bag/shortage.ts";
import { parseRecentlyViewed } from "#app/domain/product/parse-recently-viewed.ts";
import { parseStoredWishlist } from "#app/domain/wishlist/parse-stored-wishlist.ts";

/** What checks the stored bag, its refresh, the wishlist and the products viewed last, and throws if invalid; and what refreshes the bag. */
export const parsers = {
  bag: parseStoredBag,
  wishlist: parseStoredWishlist,
  recentlyViewed: parseRecentlyViewed,
  bagResponse: (response: unknown): BagResponse => v.parse(BagResponseSchema, response),
  refreshBag,
  markShortage,
};
