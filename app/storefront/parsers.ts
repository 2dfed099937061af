import * as v from "valibot";
import { refreshBag } from "#app/domain/bag-refresh.ts";
import { type BagResponse, BagResponseSchema } from "#app/domain/bag-response.ts";
import { parseRecentlyViewed } from "#app/domain/parse-recently-viewed.ts";
import { parseStoredBag } from "#app/domain/parse-stored-bag.ts";
import { parseStoredWishlist } from "#app/domain/parse-stored-wishlist.ts";
import { markShortage } from "#app/domain/shortage.ts";

/** What checks the stored bag, its refresh, the wishlist and the products viewed last, and throws if invalid; and what refreshes the bag. */
export const parsers = {
  bag: parseStoredBag,
  wishlist: parseStoredWishlist,
  recentlyViewed: parseRecentlyViewed,
  bagResponse: (response: unknown): BagResponse => v.parse(BagResponseSchema, response),
  refreshBag,
  markShortage,
};
