import * as v from "valibot";
import { type BagResponse, BagResponseSchema } from "#app/domain/bag-response.ts";
import { parseStoredBag } from "#app/domain/parse-stored-bag.ts";
import { parseStoredWishlist } from "#app/domain/parse-stored-wishlist.ts";

/** What checks the stored bag, its refresh and the wishlist. Throw if invalid. */
export const parsers = {
  bag: parseStoredBag,
  wishlist: parseStoredWishlist,
  bagResponse: (response: unknown): BagResponse => v.parse(BagResponseSchema, response),
};
