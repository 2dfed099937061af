import { z } from "zod";
import type { AdminProduct, ProductField, ProductValues, Variant } from "./admin-product.ts";
import { storedImageColors } from "./image-colors.ts";
import { amountFromCents, type Cents, centsFromAmount } from "./money.ts";
import { INVENTORY_STATUSES, type InventoryStatus } from "./product.ts";
import { cleanChips, combinationsOf, variantKey } from "./product-variants.ts";
import { productSlugFrom } from "./slug.ts";

/** Specification section 9. */
export const MAX_IMAGES = 5;

/** Products that complete a look. The database enforces it (`products.companions`). */
export const MAX_COMPANIONS = 4;

/** The state of the product form. Numbers are unparsed text. */
export type ProductDraft = Omit<
  ProductValues,
  "price" | "originalPrice" | "quantity" | "categoryId" | "collectionId" | "variants"
> & {
  price: string;
  originalPrice: string;
  quantity: string;
  /** '' for none. */
  categoryId: string;
  collectionId: string;
  /** Whether stock is counted per size and color. */
  countsVariants: boolean;
  /** By `variantKey`. A missing one is 0. */
  variantQuantities: Record<string, string>;
};

export const EMPTY_PRODUCT_DRAFT: ProductDraft = {
  slug: "",
  name: "",
  nameEs: "",
  description: "",
  descriptionEs: "",
  price: "",
  originalPrice: "",
  quantity: "0",
  images: [],
  imageColors: [],
  companions: [],
  categoryId: "",
  collectionId: "",
  sizes: [],
  colors: [],
  inventoryStatus: "in-stock",
  statusFollowsStock: false,
  isNewArrival: false,
  isBestseller: false,
  isDraft: false,
  countsVariants: false,
  variantQuantities: {},
};

const MAX_QUANTITY = 1_000_000;
const MAX_CENTS = 100_000_000;

const QuantitySchema = z
  .string()
  .trim()
  .regex(/^\d{1,7}$/, "quantity")
  .transform(Number)
  .refine((quantity) => quantity <= MAX_QUANTITY, "quantity");

const PriceSchema = z
  .string()
  .trim()
  .regex(/^\d{1,8}(\.\d{1,2})?$/, "price")
  .transform(centsFromAmount)
  .refine((cents) => cents <= MAX_CENTS, "price");

/** Parse a price to cents; null if invalid. */
export function readPrice(text: string): Cents | null {
  return PriceSchema.safeParse(text).data ?? null;
}

/** Parse a quantity; null if invalid. */
export function readQuantity(text: string): number | null {
  return QuantitySchema.safeParse(text).data ?? null;
}

/** Optional. 0 means none (specification section 5). */
const OriginalPriceSchema = z.union([
  z
    .string()
    .trim()
    .length(0)
    .transform(() => null),
  PriceSchema.transform((cents) => cents || null),
]);

const LinkSchema = z.union([z.literal("").transform(() => null), z.uuid()]);
const ChipsSchema = z.array(z.string().max(100)).max(50).transform(cleanChips);

/** Normalizes to a slug. '' leaves it to the database. */
const SlugSchema = z
  .string()
  .trim()
  .refine((typed) => typed === "" || productSlugFrom(typed) !== "", "slug")
  .transform(productSlugFrom)
  .refine((slug) => slug.length <= 200, "long");

const ProductFieldsSchema = z.object({
  slug: SlugSchema,
  name: z.string().trim().max(200, "long"),
  nameEs: z.string().trim().max(200, "long"),
  description: z.string().trim().max(10_000, "long"),
  descriptionEs: z.string().trim().max(10_000, "long"),
  price: PriceSchema,
  originalPrice: OriginalPriceSchema,
  quantity: QuantitySchema,
  images: z.array(z.string().min(1)).max(MAX_IMAGES),
  imageColors: z.array(z.string().max(100)),
  companions: z.array(z.uuid()).max(MAX_COMPANIONS),
  categoryId: LinkSchema,
  collectionId: LinkSchema,
  sizes: ChipsSchema,
  colors: ChipsSchema,
  inventoryStatus: z.enum(INVENTORY_STATUSES),
  statusFollowsStock: z.boolean(),
  isNewArrival: z.boolean(),
  isBestseller: z.boolean(),
  isDraft: z.boolean(),
});

/** An original price that is not above the price would show a discount that is none. */
const ProductDraftSchema = ProductFieldsSchema.refine(
  ({ price, originalPrice }) => originalPrice === null || originalPrice > price,
  { path: ["originalPrice"], message: "original" },
);

/** The screen has the texts. */
const FIELD_PROBLEMS = ["required", "long", "slug", "price", "original", "quantity"] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];
export type FieldProblems = Partial<Record<ProductField, FieldProblem>>;

export type ProductReading =
  | { ok: true; values: ProductValues }
  | { ok: false; problems: FieldProblems };

function problemsIn(error: z.ZodError): FieldProblems {
  const problems: FieldProblems = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as ProductField;
    const known = FIELD_PROBLEMS.find((problem) => problem === issue.message);
    problems[field] ??= known ?? (field === "originalPrice" ? "price" : "required");
  }
  return problems;
}

/** Return the stock per size and color; null if it is one quantity. */
export function readVariants(draft: ProductDraft): Variant[] | "invalid" | null {
  if (!draft.countsVariants) return null;
  const variants: Variant[] = [];
  for (const { size, color } of combinationsOf(draft.sizes, draft.colors)) {
    const quantity = QuantitySchema.safeParse(
      draft.variantQuantities[variantKey(size, color)] || "0",
    );
    if (!quantity.success) return "invalid";
    variants.push({ size, color, quantity: quantity.data });
  }
  return variants;
}

/** English or Spanish is enough: shoppers see the one that there is. */
function missingTextsIn({ name, nameEs, description, descriptionEs }: ProductDraft): FieldProblems {
  return {
    ...(`${name}${nameEs}`.trim() === "" && { name: "required" as const }),
    ...(`${description}${descriptionEs}`.trim() === "" && { description: "required" as const }),
  };
}

/** Validate the form. Returns the product's values or a problem per field (specification section 5). */
export function readProductDraft(draft: ProductDraft): ProductReading {
  const variants = readVariants(draft);
  const parsed = ProductDraftSchema.safeParse({
    ...draft,
    quantity: draft.countsVariants ? "0" : draft.quantity,
  });
  const missing = missingTextsIn(draft);
  if (!parsed.success || variants === "invalid" || Object.keys(missing).length > 0) {
    const problems = { ...missing, ...(parsed.success ? {} : problemsIn(parsed.error)) };
    if (variants === "invalid") problems.variants = "quantity";
    return { ok: false, problems };
  }
  const sum = variants?.reduce((total, variant) => total + variant.quantity, 0);
  const imageColors = storedImageColors(parsed.data, parsed.data.colors);
  const quantity = sum ?? parsed.data.quantity;
  return { ok: true, values: { ...parsed.data, imageColors, quantity, variants } };
}

/** Return the form that edits a product. */
export function draftOf(product: ProductValues): ProductDraft {
  const { variants, ...rest } = product;
  return {
    ...rest,
    price: amountFromCents(product.price),
    originalPrice: product.originalPrice === null ? "" : amountFromCents(product.originalPrice),
    quantity: String(product.quantity),
    categoryId: product.categoryId ?? "",
    collectionId: product.collectionId ?? "",
    inventoryStatus: product.inventoryStatus satisfies InventoryStatus,
    countsVariants: variants !== null,
    variantQuantities: Object.fromEntries(
      (variants ?? []).map(({ size, color, quantity }) => [
        variantKey(size, color),
        String(quantity),
      ]),
    ),
  };
}

/** Return the form that adds a copy of a product. The slug is left to the database. */
export function duplicateDraftOf(product: AdminProduct, name: string): ProductDraft {
  return { ...draftOf(product), ...(product.name ? { name } : { nameEs: name }), slug: "" };
}
