import { z } from "zod";
import type { AdminProduct, ProductField, ProductValues, Variant } from "./admin-product.ts";
import { storedImageColors } from "./image-colors.ts";
import { amountFromCents } from "./money.ts";
import { INVENTORY_STATUSES, type InventoryStatus } from "./product.ts";
import {
  EMPTY_FIT_DRAFT,
  FIT_PROBLEMS,
  type FitDraft,
  fitDraftOf,
  fitFields,
  readMeasures,
} from "./product-fit-form.ts";
import { OriginalPriceSchema, PriceSchema, QuantitySchema } from "./product-numbers.ts";
import { cleanChips, combinationsOf, variantKey } from "./product-variants.ts";
import { productSlugFrom } from "./slug.ts";

/** Specification section 9. */
export const MAX_IMAGES = 5;

/** Products that complete a look. The database enforces it (`products.companions`). */
export const MAX_COMPANIONS = 4;

/** The state of the product form. Numbers are unparsed text. */
export type ProductDraft = Omit<
  ProductValues,
  | "price"
  | "originalPrice"
  | "quantity"
  | "categoryId"
  | "collectionId"
  | "variants"
  | keyof FitDraft
> &
  FitDraft & {
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
  ...EMPTY_FIT_DRAFT,
  countsVariants: false,
  variantQuantities: {},
};

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
  ...fitFields,
});

/** An original price that is not above the price would show a discount that is none. */
const ProductDraftSchema = ProductFieldsSchema.refine(
  ({ price, originalPrice }) => originalPrice === null || originalPrice > price,
  { path: ["originalPrice"], message: "original" },
);

/** The screen has the texts. */
const FIELD_PROBLEMS = [
  "required",
  "long",
  "slug",
  "price",
  "original",
  "quantity",
  ...FIT_PROBLEMS,
] as const;
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
  const measures = readMeasures(draft.measures, cleanChips(draft.sizes));
  const problems: FieldProblems = {
    ...missingTextsIn(draft),
    ...(parsed.success ? {} : problemsIn(parsed.error)),
    ...(variants === "invalid" && { variants: "quantity" as const }),
    ...(measures === "invalid" && { measures: "measure" as const }),
  };
  if (
    !parsed.success ||
    variants === "invalid" ||
    measures === "invalid" ||
    Object.keys(problems).length > 0
  ) {
    return { ok: false, problems };
  }
  const sum = variants?.reduce((total, variant) => total + variant.quantity, 0);
  const imageColors = storedImageColors(parsed.data, parsed.data.colors);
  const quantity = sum ?? parsed.data.quantity;
  return { ok: true, values: { ...parsed.data, imageColors, quantity, variants, measures } };
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
    ...fitDraftOf(product),
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
