import type { z } from "zod";
import { amountFromCents } from "../money/money.ts";
import { QuantitySchema } from "../money/product-numbers.ts";
import type { Variant } from "../product/variant.ts";
import type { ProductField, ProductValues } from "./admin-product.ts";
import { storedImageColors } from "./image-colors.ts";
import { FIELD_PROBLEMS, ProductDraftSchema } from "./product-draft-schema.ts";
import {
  EMPTY_FIT_DRAFT,
  fitTextsOf,
  type MeasureTexts,
  readMeasures,
} from "./product-fit-form.ts";
import { cleanChips, combinationsOf, variantKey } from "./product-variants.ts";

/** The state of the product form. Numbers are unparsed text; '' is no category or collection. */
export type ProductDraft = z.input<typeof ProductDraftSchema> & {
  measures: MeasureTexts;
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

export type FieldProblem = (typeof FIELD_PROBLEMS)[number];
export type FieldProblems = Partial<Record<ProductField, FieldProblem>>;

type ProductReading = { ok: true; values: ProductValues } | { ok: false; problems: FieldProblems };

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
    ...fitTextsOf(product),
    countsVariants: variants !== null,
    variantQuantities: Object.fromEntries(
      (variants ?? []).map(({ size, color, quantity }) => [
        variantKey(size, color),
        String(quantity),
      ]),
    ),
  };
}

/** Return the form that adds a copy of a product, with its names marked as one, each in its language. The slug is left to the database. */
export function duplicateDraftOf(product: ProductValues): ProductDraft {
  const name = product.name && `${product.name} (copy)`;
  const nameEs = product.nameEs && `${product.nameEs} (copia)`;
  return { ...draftOf(product), name, nameEs, slug: "" };
}
