import * as v from "valibot";
import { CountSchema } from "../text/count.ts";
import { LANGUAGES } from "../text/language.ts";
import { INVENTORY_STATUSES } from "./product.ts";
import { ProductIdSchema } from "./product-id.ts";

const TextsSchema = v.array(v.string());

/** A product as the shop sends it to browsers. */
export const ProductSchema = v.object({
  id: ProductIdSchema,
  slug: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  price: CountSchema,
  originalPrice: v.nullable(CountSchema),
  images: TextsSchema,
  imageColors: TextsSchema,
  looks: v.optional(v.record(v.string(), v.object({ color: v.string(), alt: v.string() }))),
  description: v.string(),
  category: v.nullable(v.string()),
  collection: v.nullable(v.string()),
  sizes: TextsSchema,
  colors: TextsSchema,
  inventoryStatus: v.picklist(INVENTORY_STATUSES),
  isNewArrival: v.boolean(),
  isBestseller: v.boolean(),
  quantity: CountSchema,
  firstInStock: v.optional(v.object({ size: v.string(), color: v.string() })),
  createdAt: v.string(),
  textLanguages: v.optional(v.record(v.string(), v.picklist(LANGUAGES))),
});
