import * as v from "valibot";
import { CATALOGUE_SOURCES } from "../catalogue/catalogue-source.ts";
import { picturesOf } from "../product/color-pictures.ts";
import { INVENTORY_STATUSES, type Product } from "../product/product.ts";
import { ProductIdSchema, productIdsSchema } from "../product/product-id.ts";
import type { Variant } from "../product/variant.ts";
import { CountSchema } from "../text/count.ts";
import { bagProductOf, MAX_BAG_LINES } from "./bag.ts";

/** A product's current data, as far as the bag needs it. */
const CurrentProductSchema = v.object({
  id: ProductIdSchema,
  slug: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(v.string(), v.minLength(1)),
  price: CountSchema,
  collection: v.nullable(v.string()),
  image: v.nullable(v.string()),
  sizes: v.array(v.string()),
  colors: v.array(v.string()),
  inventoryStatus: v.picklist(INVENTORY_STATUSES),
  quantity: CountSchema,
  /** The stock per size and color; empty where `quantity` counts for all. */
  variants: v.optional(
    v.array(v.object({ size: v.string(), color: v.string(), quantity: CountSchema })),
    [],
  ),
  /** The first picture of each color that has one; `image` is the picture of the others. */
  colorImages: v.optional(v.array(v.object({ color: v.string(), image: v.string() })), []),
});

export type CurrentProduct = v.InferOutput<typeof CurrentProductSchema>;

/** The response of `/bag/products`. */
export const BagResponseSchema = v.object({
  source: v.picklist(CATALOGUE_SOURCES),
  products: v.array(CurrentProductSchema),
});

export type BagResponse = v.InferOutput<typeof BagResponseSchema>;

/** The query parameter of `/bag/products`: `ids=<uuid>,<uuid>`. */
export const BagIdsSchema = productIdsSchema(MAX_BAG_LINES);

/** Return what the bag needs of a catalogue product with its stock per size and color. */
export function currentProductOf(product: Product & { variants: Variant[] }): CurrentProduct {
  const { sizes, colors, inventoryStatus, quantity, variants } = product;
  const colorImages = colors.flatMap((color) => {
    const [image] = picturesOf(product, color);
    return image && image !== product.images[0] ? [{ color, image }] : [];
  });
  const stock = { inventoryStatus, quantity, variants };
  return { ...bagProductOf(product, ""), sizes, colors, ...stock, colorImages };
}
