import { z } from "zod";
import { OriginalPriceSchema, PriceSchema, QuantitySchema } from "../money/product-numbers.ts";
import { MAX_CHOICE_LENGTH } from "../product/max-choice-length.ts";
import { INVENTORY_STATUSES } from "../product/product.ts";
import { productSlugFrom } from "../text/slug.ts";
import { FIT_PROBLEMS, fitFields } from "./product-fit-form.ts";
import { cleanChips } from "./product-variants.ts";

/** Specification section 9. */
export const MAX_IMAGES = 5;

/** Products that complete a look. The database enforces it (`products.companions`). */
export const MAX_COMPANIONS = 4;

const LinkSchema = z.union([z.literal("").transform(() => null), z.uuid()]);
const ChipsSchema = z.array(z.string().max(MAX_CHOICE_LENGTH)).max(50).transform(cleanChips);

/** Normalizes to a slug. '' leaves it to the database. */
const SlugSchema = z
  .string()
  .trim()
  .refine((typed) => typed === "" || productSlugFrom(typed) !== "", "slug")
  .transform(productSlugFrom)
  .refine((slug) => slug.length <= 200, "long");

const ProductFieldsSchema = z.object({
  /** The product's URL is `/products/<slug>`. */
  slug: SlugSchema,
  /** English. '' if there is only a Spanish one, which shoppers then see. */
  name: z.string().trim().max(200, "long"),
  /** '' if there is only an English one. */
  nameEs: z.string().trim().max(200, "long"),
  description: z.string().trim().max(10_000, "long"),
  descriptionEs: z.string().trim().max(10_000, "long"),
  price: PriceSchema,
  originalPrice: OriginalPriceSchema,
  quantity: QuantitySchema,
  /** URLs. The first is the main picture. */
  images: z.array(z.string().min(1)).max(MAX_IMAGES),
  /** The color that each picture shows, in their order; '' or missing for none. */
  imageColors: z.array(z.string().max(MAX_CHOICE_LENGTH)),
  /** The ids of products that complete the look; empty lets the shop choose. */
  companions: z.array(z.uuid()).max(MAX_COMPANIONS),
  categoryId: LinkSchema,
  collectionId: LinkSchema,
  sizes: ChipsSchema,
  colors: ChipsSchema,
  inventoryStatus: z.enum(INVENTORY_STATUSES),
  /** Whether the database sets `inventoryStatus` from the quantity. */
  statusFollowsStock: z.boolean(),
  isNewArrival: z.boolean(),
  isBestseller: z.boolean(),
  /** Only staff see a draft. */
  isDraft: z.boolean(),
  ...fitFields,
});

/** The fields of the product form as values. An original price must be above the price: it is shown as a discount. */
export const ProductDraftSchema = ProductFieldsSchema.refine(
  ({ price, originalPrice }) => originalPrice === null || originalPrice > price,
  { path: ["originalPrice"], message: "original" },
);

/** What may be wrong with a field. The screen has the texts. */
export const FIELD_PROBLEMS = [
  "required",
  "long",
  "slug",
  "price",
  "original",
  "quantity",
  ...FIT_PROBLEMS,
] as const;
