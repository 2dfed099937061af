import * as v from "valibot";
import { CountSchema } from "../text/count.ts";
import { LANGUAGES } from "../text/language.ts";
import { INVENTORY_STATUSES } from "./product.ts";
import { ProductIdSchema } from "./product-id.ts";

const TextsSchema = v.array(v.string());
const LanguageSchema = v.optional(v.picklist(LANGUAGES));

/** A product as shop and admin see it (specification section 3, client shape), and as the shop sends it to browsers. */
export const ProductSchema = v.object({
  id: ProductIdSchema,
  /** Its URL is `/products/<slug>`. */
  slug: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  /** In cents. */
  price: CountSchema,
  /** The price before a discount; null for none. */
  originalPrice: v.nullable(CountSchema),
  /** URLs or data URLs, at most five. The first is the main picture. */
  images: TextsSchema,
  /** The color that each picture shows, in the order of `images`; '' or missing for none. */
  imageColors: TextsSchema,
  /** By URL: the average color (`#d5c4ad`), shown while the picture loads, and the alt text. Only drawn pictures have one. */
  looks: v.optional(v.record(v.string(), v.object({ color: v.string(), alt: v.string() }))),
  description: v.string(),
  /** Slug; null for none. */
  category: v.nullable(v.string()),
  /** Slug; null for none. */
  collection: v.nullable(v.string()),
  sizes: TextsSchema,
  colors: TextsSchema,
  inventoryStatus: v.picklist(INVENTORY_STATUSES),
  isNewArrival: v.boolean(),
  isBestseller: v.boolean(),
  quantity: CountSchema,
  /** What Quick Add adds, where the first size and color is sold out and another is not. */
  firstInStock: v.optional(v.object({ size: v.string(), color: v.string() })),
  /** ISO time. */
  createdAt: v.string(),
  /** The language of each text that is not translated; missing where all are. */
  textLanguages: v.optional(v.object({ name: LanguageSchema, description: LanguageSchema })),
});

export type Product = v.InferOutput<typeof ProductSchema>;
